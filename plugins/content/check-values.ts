// Checks for values anywhere in content: texts are not empty, pages have a title and description, links lead to existing pages.
import { pageMeta } from "@/content/schema/pages";
import { decorativePicture, picture, type Picture } from "@/content/schema/pictures";
import { text } from "@/content/schema/fields";
import { field as valueOf } from "@/lib/field";
import { PLACEHOLDERS } from "@/lib/text/fill-text";
import { findingAt, shown, type Finding } from "./content-problem";
import type { FieldPath } from "./content-source";
import { suggestion } from "./nearest";
import { schemaFindings } from "./schema-findings";

const LINK = /\[[^\]]+\]\(([^)]*)\)/g;

export interface PlacedValue {
  path: FieldPath;
  value: unknown;
}

/** A value and all values in it, such as all exports of a file, each with its path. */
export function* valuesIn(value: unknown, path: FieldPath = []): Generator<PlacedValue> {
  yield { path, value };
  if (typeof value !== "object" || value === null) return;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, inner] of entries) yield* valuesIn(inner, [...path, key]);
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
export function checkLabels(value: unknown, path: FieldPath): Finding[] {
  if (typeof value === "string") return schemaFindings(text, value, path);
  if (typeof value !== "object" || value === null) return [];
  if ("widths" in value) return schemaFindings(picture, value, path);
  const head = headOf(value);
  const ofHead = head === null ? [] : schemaFindings(pageMeta, head, path);
  const rest = (Array.isArray(value) ? [...value.entries()] : Object.entries(value)).filter(
    ([key]: readonly [PropertyKey, unknown]) => head === null || !Object.hasOwn(head, key),
  );
  return [...ofHead, ...rest.flatMap(([key, inner]) => checkLabels(inner, [...path, key]))];
}

/** Checks links of the form `[label](/address)` in a text, and the links of lists. `problemOf` describes what an address should be. */
export function checkLinks(
  { path, value }: PlacedValue,
  problemOf: (address: string) => string | null,
): Finding[] {
  if (typeof value !== "string") return [];
  const addresses =
    path.at(-1) === "to" ? [value] : [...value.matchAll(LINK)].map(([, address = ""]) => address);
  return addresses.flatMap((address) => findingAt(path, `a link to ${shown(address)}`, problemOf(address)));
}

/** Checks that each text in `{braces}` is a placeholder. */
export function checkPlaceholders({ path, value }: PlacedValue): Finding[] {
  if (typeof value !== "string") return [];
  return [...value.matchAll(/\{([^{}]*)\}/g)].flatMap(([placeholder, name = ""]) =>
    findingAt(
      path,
      `${placeholder}, an unknown placeholder: ${shown(value)}`,
      PLACEHOLDERS.some((known) => known === name)
        ? null
        : `a placeholder that the page fills in, spelled as it was before${suggestion(name, PLACEHOLDERS)}`,
    ),
  );
}

/** Checks that a day has come. Every day outside the articles is one on which something was done. */
export function checkDay({ path, value }: PlacedValue, today: string): Finding[] {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value) || value <= today) return [];
  return findingAt(path, `${shown(value)}, a day in the future`, `${today} (today in UTC) or an earlier day`);
}
