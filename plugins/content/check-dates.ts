// Keeps the date of a policy true: its text may change only with its date.
import { createHash } from "node:crypto";
import type { Brand } from "@/content/schema";
import { textPage } from "@/content/schema/pages";
import { DAY_MS } from "@/lib/text/day-ms";
import { field } from "@/lib/field";
import { valuesIn, type PlacedValue } from "./check-values";
import { shown, type Finding } from "./content-problem";

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

/** Checks that no notice and no pause is over for long. */
export function* checkPast(days: unknown, today: string): Generator<Finding> {
  for (const key of ["notice", "pause"]) {
    const last = field(field(days, key), "through");
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
