/** What a rule finds, before it is known on which line of the file it stands. */
export interface Finding {
  /** Path of the field, such as `picture.alt` or `related[1].slug`; `body` for the text. */
  field: string;
  holds: string;
  /** What to write instead, as the end of 'it should be …'. */
  should: string;
  /** Where in the body: its line (the first is 1) and the source of what is wrong. */
  inBody?: { line: number; near: string };
}

export type Report = (finding: Finding) => void;

export interface ArticleProblem {
  /** As it was handed in, such as `src/content/articles/gym-bag.ts`. */
  file: string;
  /** First line is 1. Found by search, so it can be a neighbour's where the file is written unusually. */
  line: number;
  field: string;
  holds: string;
  should: string;
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

/** Many lines for a person who writes articles: where, what it holds, what it should be. */
export function describeProblems(problems: readonly ArticleProblem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = (number: number, name: string): string => `${number} ${name}${number === 1 ? "" : "s"}`;
  return [
    `${count(problems.length, "problem")} in ${count(files, "article")}:`,
    ...problems.map(
      ({ file, line, field, holds, should }) =>
        `\n${file}:${line}  ${field}\n  holds      ${holds}\n  should be  ${should}`,
    ),
  ].join("\n");
}
