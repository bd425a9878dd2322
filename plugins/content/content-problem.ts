import { INVISIBLE } from "../../src/content/schema/fields.ts";
import { countOf } from "../../src/lib/text/wording.ts";

export type FieldPath = readonly PropertyKey[];

/** A problem that a rule found, before the line in the file is known. */
export interface Finding {
  /** The path that begins with the name of the export, such as `bundles`, 1, `price`. */
  path: FieldPath;
  found: string;
  /** What to write instead. The message prints it after 'Expected'. */
  expected: string;
  /** Whether the name of the field is the mistake, and not its value. */
  isMisnamed?: boolean;
  /** The line in the HTML of an article's text. The first is 1. */
  inBody?: number;
}

/** `expected`: null where the value is as it should be. */
export function* findingAt(path: FieldPath, found: string, expected: string | null): Generator<Finding> {
  if (expected !== null) yield { path, found, expected };
}

export interface ContentProblem {
  /** Such as `src/content/bundles.ts`. */
  file: string;
  line: number;
  /** Such as `bundles[1].price`. */
  field: string;
  found: string;
  expected: string;
}

/** The path as text, such as `related[1].slug`. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>(
    (name, key) =>
      typeof key === "number" ? `${name}[${key}]` : name === "" ? String(key) : `${name}.${String(key)}`,
    "",
  );
}

const MAX_QUOTE_LENGTH = 90;

/** The value as a message shows it: a text is quoted, and a long one is cut. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  // JSON would show NaN as null.
  if (typeof value === "bigint" || typeof value === "number") return String(value);
  if (typeof value === "object" && value !== null)
    return Array.isArray(value) ? `a list of ${value.length}` : "a group of fields { … }";
  if (typeof value === "symbol") return value.description ?? "a symbol";
  return typeof value === "string" ? `"${cut(visible(value))}"` : (JSON.stringify(value) ?? typeof value);
}

export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

export function clipped(text: string): string {
  return cut(onOneLine(text));
}

const cut = (text: string): string =>
  text.length <= MAX_QUOTE_LENGTH ? text : `${text.slice(0, MAX_QUOTE_LENGTH)}…`;

/** Spaces at the ends stay, because they may be the mistake. */
function visible(text: string): string {
  return text
    .replaceAll(
      INVISIBLE,
      (character) => ` U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")} `,
    )
    .replaceAll(/[\n\r ]+/g, " ");
}

/** The message for marketers: the number of problems, then for each the line, what it contains and what it should be. */
export function describeProblems(problems: readonly ContentProblem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  return [
    `The content has ${countOf(problems.length, "problem")} in ${countOf(files, "file")}. The build stops until ${problems.length === 1 ? "it is" : "they are"} corrected.`,
    ...problems.map(
      ({ file, line, field, found, expected }) =>
        `\n${file}:${line}  ${field}\n  Found     ${found}\n  Expected  ${expected}`,
    ),
  ].join("\n");
}

/** The candidate that was most likely meant. Null when none is within two typing mistakes, or within fewer for short words. */
export function nearest(written: string, candidates: readonly string[]): string | null {
  const limit = Math.min(2, Math.floor(written.length / 3));
  let best: string | null = null;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - written.length) >= bestDistance) continue;
    const distance = editDistance(written.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** `. Did you mean "x"?` or an empty text. */
export function suggestion(written: string, candidates: readonly string[]): string {
  const meant = nearest(written, candidates);
  return meant === null ? "" : `. Did you mean "${meant}"?`;
}

/** The number of characters that are added, removed, changed or swapped with the next one (Damerau-Levenshtein distance). */
function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const changed = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const swapped =
        row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
          ? (beforePrevious[column - 2] ?? 0) + 1
          : Infinity;
      current.push(Math.min(changed, swapped, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[to.length] ?? 0;
}
