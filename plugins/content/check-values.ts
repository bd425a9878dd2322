// Checks for values anywhere in content: texts are not empty, pages have a title and description, links lead to existing pages, days have
// come, and the text of a policy changes only with its date.
import { createHash } from "node:crypto";
import type { Brand } from "@/content/schema";
import { pageMeta, textPage } from "@/content/schema/pages";
import { decorativePicture, picture, type Picture } from "@/content/schema/pictures";
import { text } from "@/content/schema/fields";
import { field as valueOf } from "@/lib/field";
import { DAY_MS } from "@/lib/text/day-ms";
import { PLACEHOLDERS } from "@/lib/text/fill-text";
import { findingAt, shown, suggestion, type Finding, type FieldPath } from "./content-problem";
import { schemaFindings } from "./schema-check";

const LINK = /\[[^\]]+\]\(([^)]*)\)/g;

export interface PlacedValue {
  path: FieldPath;
  value: unknown;
}

/** A value and all values in it, such as all exports of a file, each with its path. */
export function* valuesIn(value: unknown, path: FieldPath = []): Generator<PlacedValue> {
  yield { path, value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of entriesOf(value)) yield* valuesIn(inner, [...path, key]);
}

function entriesOf(value: object): Iterable<[PropertyKey, unknown]> {
  return Array.isArray(value) ? value.entries() : Object.entries(value);
}

export function isPicture(value: unknown): value is Picture {
  return valueOf(value, "widths") !== undefined && decorativePicture.safeParse(value).success;
}

/** The title and description of a page for search results; null when a value has none. */
export function headOf(value: unknown): { title: string; description: string } | null {
  const [title, description] = [valueOf(value, "title"), valueOf(value, "description")];
  return typeof title === "string" && typeof description === "string" ? { title, description } : null;
}

/** Checks an export without a schema of its own: its labels, pictures, and titles and descriptions of pages. */
export function* checkLabels(value: unknown, path: FieldPath): Generator<Finding> {
  if (typeof value === "string") yield* schemaFindings(text, value, path);
  if (typeof value !== "object" || value === null) return;
  if ("widths" in value) return yield* schemaFindings(picture, value, path);
  const head = headOf(value);
  if (head !== null) yield* schemaFindings(pageMeta, head, path);
  for (const [key, inner] of entriesOf(value))
    if (head === null || !Object.hasOwn(head, key)) yield* checkLabels(inner, [...path, key]);
}

/** Checks links of the form `[label](/address)` in a text, and the links of lists. `problemOf` describes what an address should be. */
export function* checkLinks(
  { path, value }: PlacedValue,
  problemOf: (address: string) => string | null,
): Generator<Finding> {
  if (typeof value !== "string") return;
  const addresses =
    path.at(-1) === "to" ? [value] : [...value.matchAll(LINK)].map(([, address = ""]) => address);
  for (const address of addresses) yield* findingAt(path, `a link to ${shown(address)}`, problemOf(address));
}

export function* checkPlaceholders({ path, value }: PlacedValue): Generator<Finding> {
  if (typeof value !== "string") return;
  for (const [placeholder, name = ""] of value.matchAll(/\{([^{}]*)\}/g))
    if (!PLACEHOLDERS.some((known) => known === name))
      yield {
        path,
        found: `${placeholder}, an unknown placeholder: ${shown(value)}`,
        expected: `a placeholder that the page fills in, spelled as it was before${suggestion(name, PLACEHOLDERS)}`,
      };
}

/** Checks that a day has come. Every day outside the articles is one on which something was done. */
export function* checkDay({ path, value }: PlacedValue, today: string): Generator<Finding> {
  if (typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && value > today)
    yield {
      path,
      found: `${shown(value)}, a day in the future`,
      expected: `${today} (today in UTC) or an earlier day`,
    };
}

const MAX_AGE_DAYS = 365;

type Named = Pick<Brand, "name" | "email">;

/** Of a page's text and its date. A new name or mail address of the brand, which is one edit of brand.ts, is no new text. */
export function hashOfText(page: object, date: string, { name, email }: Named): string {
  const written = JSON.stringify({ ...page, updated: date })
    .replaceAll(email, "{email}")
    .replaceAll(name, "{brand}");
  return createHash("sha256").update(written).digest("hex").slice(0, 8);
}

/** Checks that the text of a dated page is the one that its hash was made of. */
export function* checkDate({ path, value }: PlacedValue, brand: Named, today: string): Generator<Finding> {
  const page = textPage.safeParse(value).data;
  const { date, hash } = page?.updated ?? {};
  if (!page || date === undefined || hash === undefined || hash === hashOfText(page, date, brand)) return;
  yield {
    path: [...path, "updated", "hash"],
    found: `a text that is not the one of ${date}: it, its date or a figure in it was changed`,
    expected: `the day of the change, and its hash: date: "${today}", hash: "${hashOfText(page, today, brand)}"`,
  };
}

/** The builds of the days after a pause must not stop. After that, a year was probably mistyped. */
const MAX_DAYS_PAST = 30;

export function* checkPast(days: unknown, today: string): Generator<Finding> {
  for (const key of ["notice", "pause"]) {
    const last = valueOf(valueOf(days, key), "through");
    if (typeof last === "string" && daysBetween(last, today) > MAX_DAYS_PAST)
      yield {
        path: ["shopDays", key, "through"],
        found: `${shown(last)}, over ${MAX_DAYS_PAST} days ago`,
        expected: `null, or days to come, instead of this ${key}`,
      };
  }
}

/** Yields a sentence for each dated page that nobody has confirmed for a year. */
export function* findOldDates(exported: unknown, file: string, today: string): Generator<string> {
  for (const { value } of valuesIn(exported)) {
    const { data } = textPage.safeParse(value);
    const date = data?.updated?.date;
    if (data && date !== undefined && daysBetween(date, today) > MAX_AGE_DAYS)
      yield `${file}: “${data.heading}” is dated ${date}, more than ${MAX_AGE_DAYS} days ago. Read it, correct what is no longer true, and date it anew.`;
  }
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
