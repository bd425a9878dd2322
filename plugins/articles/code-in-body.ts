// Finds what JavaScript would not read as text in an article's body, which stands between two backticks: another backtick would end it,
// and `${` would begin a value, of which readers would see the result.
import { clipped, type ContentProblem } from "../content/content-problem";
import { lineAt } from "../content/content-source";

const BEGINNING = /^export const body\b[^`"'\n]*`/m;
/** Without a backslash before it that is not itself written as two. */
const CODE = /(?<=(?<!\\)(?:\\\\)*)(?:`|\$\{)/g;

/** `source`: of the article's file, which may not parse. Null where the body is all text. */
export function codeInBody(source: string): Omit<ContentProblem, "file"> | null {
  const beginning = BEGINNING.exec(source);
  if (beginning === null) return null;
  CODE.lastIndex = beginning.index + beginning[0].length;
  const code = CODE.exec(source.slice(0, source.lastIndexOf("`")));
  if (code === null) return null;
  const near = clipped(source.slice(code.index).split("\n", 1)[0] ?? "");
  return {
    line: lineAt(source, code.index),
    field: "body",
    ...(code[0] === "`"
      ? {
          found: `a backtick, which would end the article here: ${near}`,
          expected: "' for an apostrophe, or &#96; where readers should see a backtick",
        }
      : {
          found: `a brace behind a dollar sign, which would be computed: ${near}`,
          expected: "the dollar sign alone, such as $20, or $&#123; where readers should see both",
        }),
  };
}
