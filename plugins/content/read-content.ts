// Parses and imports each content file by itself, so that a file with a mistake affects only the files that import it.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { clipped, type ContentProblem } from "./content-problem";
import { lineAt, NO_UTF8, readSource, type ContentSource, type Unreadable } from "./content-source";
import { missingExports } from "./missing-exports";
import { checkWritten } from "./written-values";

const FOLDER = "src/content";
const ARTICLES = `${FOLDER}/articles/`;

/** A line of a content file in the stack of an error. */
const PLACE = /(src\/content\/[^:\s]+\.ts):(\d+)/;

/** A content file that could be parsed and imported. */
export interface ContentFile {
  file: string;
  source: ContentSource;
  /** The exports of the module, which can have any type. */
  exports: Readonly<Record<string, unknown>>;
}

export interface ContentReading {
  files: readonly ContentFile[];
  problems: readonly ContentProblem[];
  /** The files that import one with a mistake, also by way of others: what they compute shows it in a misleading place. */
  affected: ReadonlySet<string>;
}

export function isArticle(file: string): boolean {
  return file.startsWith(ARTICLES);
}

/** Imports the module of a file, such as `src/content/bundles.ts`. */
export type Load = (file: string) => Promise<object>;

export async function readContent(root: string, load: Load): Promise<ContentReading> {
  const problems: ContentProblem[] = [];
  const sources = new Map<string, ContentSource>();
  for (const file of contentFiles(root)) {
    const text = readFileSync(join(root, file), "utf8");
    const source = readSource(file, text);
    const code = isArticle(file) ? codeInBody(text) : null;
    if (code !== null) problems.push({ file, ...code });
    else if ("program" in source) sources.set(file, source);
    else problems.push(unreadable(file, text, source));
  }
  const texts = new Map([...sources].map(([file, { text }]) => [file, text]));
  const unparsed = problems.map(({ file }) => file);
  problems.push(...missingExports(root, texts, unparsed), ...strangers(root));
  const written = [...sources].flatMap(([file, source]) => checkWritten(file, source));
  // Exports are checked again, by more rules, if the file can run. All else that is written in it is there to compute them from.
  const inputs = written.filter(({ isExported }) => !isExported);
  problems.push(...inputs);
  const broken = [...problems, ...written].map(({ file }) => file);
  const affected = leadingTo(broken, texts);
  const files: ContentFile[] = [];
  for (const [file, source] of sources) {
    if (inputs.some((input) => input.file === file)) continue;
    try {
      files.push({ file, source, exports: { ...(await load(file)) } });
    } catch (error) {
      const mistakes = written.filter((mistake) => mistake.file === file);
      problems.push(...mistakes);
      if (mistakes.length > 0) continue;
      const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
      // The file imports another one that is already reported.
      if (affected.has(file) || broken.some((name) => `${message}\n${stack}`.includes(name))) continue;
      // Every file that imports the one at fault throws the same error. The first content file of the stack is at fault.
      const [, place = file, line = "1"] = PLACE.exec(stack) ?? [];
      const found = `what stops the file: ${clipped(message)}`;
      if (problems.some((known) => known.file === place && known.found === found)) continue;
      problems.push({
        file: place,
        line: Number(line),
        field: "this line",
        found,
        expected:
          "a value that can be read: a text stands between quotes, a number has no $ or unit, and a name is defined in this file or imported",
      });
    }
  }
  return { files, problems, affected };
}

const BEGINNING = /^export const body\b[^`"'\n]*`/m;
/** Without a backslash before it that is not itself written as two. */
const CODE = /(?<=(?<!\\)(?:\\\\)*)(?:`|\$\{)/g;

/**
 * Finds what JavaScript would not read as text in an article's body, which stands between two backticks: another backtick would end it,
 * and `${` would begin a value, of which readers would see the result. `source`: of the article's file, which may not parse.
 */
function codeInBody(source: string): Omit<ContentProblem, "file"> | null {
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

/** The problem of a file that cannot be parsed. */
export function unreadable(file: string, text: string, { line, message }: Unreadable): ContentProblem {
  const problem = { file, line, field: "this line" };
  if (message === NO_UTF8)
    return {
      ...problem,
      found: "characters that cannot be read",
      expected: "text in UTF-8: save the file again with this encoding",
    };
  const source = text.split("\n")[line - 1] ?? "";
  return {
    ...problem,
    found: clipped(source) || "the end of the file",
    expected: insteadOf(source, message),
  };
}

/** What should stand in place of a line at which the parser stopped. */
function insteadOf(line: string, message: string): string {
  if (/^(<<<<<<<|=======|>>>>>>>)/.test(line))
    return "one of the two versions of this place: choose one, and take the lines with <<<<<<<, ======= and >>>>>>> away";
  if (/[“”„‘’]/.test(line) && message.startsWith("Invalid Character"))
    return `straight quotation marks (") around each text, instead of those that a word processor writes`;
  if (/:\s*\d+,\d+,?\s*$/.test(line)) return "a number with a point, such as 59.9 instead of 59,90";
  return `something else, because the file cannot be read: ${message}. Often a comma, a bracket or a quotation mark is missing here or above`;
}

/** The files that import one of these, also by way of others. `texts`: by file. */
function leadingTo(others: readonly string[], texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set<string>();
  const searched = [...others];
  // The list grows in the loop.
  for (const other of searched) {
    const imports = new RegExp(`from "[./]+/(?:content/)?${basename(other, ".ts")}(?:\\.ts)?"`);
    for (const [file, text] of texts) {
      if (found.has(file) || !imports.test(text)) continue;
      found.add(file);
      searched.push(file);
    }
  }
  return found;
}

/** Files that nothing reads, such as an article in the form of a text, or in a folder of its own. */
function strangers(root: string): ContentProblem[] {
  return readdirSync(join(root, FOLDER), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, "/").length).replaceAll("\\", "/"))
    .flatMap((file) => {
      const problem = { file, line: 1, field: "this file" };
      if (!file.endsWith(".ts"))
        return {
          ...problem,
          found: "a file that nothing reads",
          expected:
            "a file that ends with .ts: npm run content article writes one, and this one belongs elsewhere",
        };
      return isNested(file)
        ? {
            ...problem,
            found: `an article in the folder ${dirname(file).slice(ARTICLES.length)}, which nothing reads`,
            expected: `the file in src/content/articles itself: ${ARTICLES}${basename(file)}`,
          }
        : [];
    });
}

/** The blog reads one folder, because the name of a file is the article's address. */
function isNested(file: string): boolean {
  return isArticle(file) && file.slice(ARTICLES.length).includes("/");
}

function contentFiles(root: string): readonly string[] {
  return readdirSync(join(root, FOLDER), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.startsWith("schema"))
    .sort()
    .map((name) => `${FOLDER}/${name.replaceAll("\\", "/")}`)
    .filter((file) => !isNested(file));
}
