import type { FieldPath } from "./content-source";

/** What a rule finds, before it is known on which line of the file that is. */
export interface Finding {
  /** From the name of the export, such as `bundles`, 1, `price`. */
  path: FieldPath;
  found: string;
  /** What to write instead, as the end of 'Expected …'. */
  expected: string;
  /** Where in the body: its line (the first is 1) and the source of what is wrong. */
  inBody?: { line: number; near: string };
}

export type Report = (finding: Finding) => void;

export interface ContentProblem {
  /** Such as `src/content/bundles.ts`. */
  file: string;
  /** First line is 1. */
  line: number;
  /** Such as `bundles[1].price`. */
  field: string;
  found: string;
  expected: string;
}

const LONGEST_QUOTE = 90;

/** A value as a message shows it: in quotes where it is text, cut where it is long. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "bigint") return String(value);
  if (typeof value === "object" && value !== null)
    return Array.isArray(value) ? `a list of ${value.length}` : "a group of fields { … }";
  return typeof value === "string" ? `"${clipped(value)}"` : (JSON.stringify(value) ?? typeof value);
}

export function clipped(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= LONGEST_QUOTE ? line : `${line.slice(0, LONGEST_QUOTE)}…`;
}

/** `a, b or c`. */
export function either(options: readonly string[]): string {
  return options.length < 2
    ? options.join("")
    : `${options.slice(0, -1).join(", ")} or ${options[options.length - 1]}`;
}

/** For a person who writes content and no code: how many, then where, what it holds and what it should be. */
export function describeProblems(problems: readonly ContentProblem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = (number: number, name: string): string => `${number} ${name}${number === 1 ? "" : "s"}`;
  return [
    `The content has ${count(problems.length, "problem")} in ${count(files, "file")}. No build is made before they are mended.`,
    ...problems.map(
      ({ file, line, field, found, expected }) =>
        `\n${file}:${line}  ${field}\n  Found     ${found}\n  Expected  ${expected}`,
    ),
  ].join("\n");
}
