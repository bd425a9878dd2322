// What holds wherever it is in content: texts say something, pages have a head, links lead somewhere.
import { pageMeta, picture, type Picture } from "@/content/schema";
import { text } from "@/content/schema-fields";
import { field as valueOf } from "@/lib/field";
import { shown, type Finding } from "./content-problem";
import type { FieldPath } from "./content-source";
import { schemaFindings } from "./schema-findings";

const LINK = /\[[^\]]+\]\(([^)]*)\)/g;

export interface PlacedValue {
  path: FieldPath;
  value: unknown;
}

/** A value and all that is in it, with their paths. */
export function* valuesIn(value: unknown, path: FieldPath): Generator<PlacedValue> {
  yield { path, value };
  if (typeof value !== "object" || value === null) return;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, inner] of entries) yield* valuesIn(inner, [...path, key]);
}

export function isPicture(value: unknown): value is Picture {
  return valueOf(value, "widths") !== undefined && picture.safeParse(value).success;
}

/** What search results show of a page; null where a value is not that. */
export function headOf(value: unknown): { title: string; description: string } | null {
  const [title, description] = [valueOf(value, "title"), valueOf(value, "description")];
  return typeof title === "string" && typeof description === "string" ? { title, description } : null;
}

/** Of an export without a schema of its own: labels, and the pictures and page heads among them. */
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

/** Links written as `[label](/address)` in a text, and those of lists of links. `problemOf`: what an address should be instead. */
export function checkLinks(
  { path, value }: PlacedValue,
  problemOf: (address: string) => string | null,
): Finding[] {
  if (typeof value !== "string") return [];
  const addresses =
    path.at(-1) === "to" ? [value] : [...value.matchAll(LINK)].map(([, address = ""]) => address);
  return addresses.flatMap((address) => {
    const expected = problemOf(address);
    return expected === null ? [] : [{ path, found: `a link to ${shown(address)}`, expected }];
  });
}
