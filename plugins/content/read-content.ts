// Parses and imports each content file by itself, so that a file with a mistake affects only the files that import it.
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { bodyOf, fillPlaceholders, htmlFileOf, namedBrand } from "../articles/fill-placeholders";
import { filesIn } from "../files";
import { clipped, type ContentProblem } from "./content-problem";
import { encodingProblem, readSource, type ContentSource } from "./content-source";
import { importsOf, missingExports } from "./check-references";
import { checkWritten } from "./written-values";

const FOLDER = "src/content";
const ARTICLES = `${FOLDER}/articles/`;

/** A line of a content file in the stack of an error. */
const PLACE = /(src\/content\/[^:\s]+\.ts):(\d+)/;

export interface ContentFile {
  file: string;
  source: ContentSource;
  /** The exports of the module, which can have any type. In articles, with the text beside it, and `{brand}` is filled in. */
  exports: Readonly<Record<string, unknown>>;
}

export const isArticle = (file: string): boolean => file.startsWith(ARTICLES);

/** Imports the module of a file, such as `src/content/bundles.ts`. */
export type Load = (file: string) => Promise<object>;

export async function readContent(root: string, load: Load) {
  const problems: ContentProblem[] = [];
  const sources = new Map<string, ContentSource>();
  /** Of articles, by the files in which they are. */
  const texts = new Map<string, string>();
  for (const path of filesIn(join(root, FOLDER)).sort()) {
    const file = FOLDER + path;
    if (basename(file).startsWith(".")) continue;
    const stranger = problemOfPath(root, file);
    if (stranger !== null) problems.push({ file, line: 1, field: "this file", ...stranger });
    if (stranger !== null || file.startsWith(`${FOLDER}/schema`)) continue;
    const text = readFileSync(join(root, file), "utf8");
    if (!file.endsWith(".ts")) texts.set(file, bodyOf(text));
    const source = file.endsWith(".ts") ? readSource(file, text) : encodingProblem(file, text);
    if (source !== null && "program" in source) sources.set(file, source);
    else if (source !== null) problems.push(source);
  }
  const unparsed = problems.map(({ file }) => file);
  problems.push(...missingExports(root, sources, unparsed));
  const written = [...sources].flatMap(([file, source]) => checkWritten(file, source));
  // Exports are checked again, by more rules, if the file can run. All else that is written in it is there to compute them from.
  const inputs = written.filter(({ isExported }) => !isExported);
  problems.push(...inputs);
  const broken = [...problems, ...written].map(({ file }) => file);
  /** The files that import one with a mistake, also by way of others: what they compute shows it in a misleading place. */
  const affected = leadingTo(broken, sources);
  const files: ContentFile[] = [];
  for (const [file, source] of sources) {
    if (inputs.some((input) => input.file === file)) continue;
    try {
      const body = texts.get(htmlFileOf(file));
      files.push({ file, source, exports: { ...(await load(file)), ...(isArticle(file) && { body }) } });
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
  const brand = namedBrand(files.find(({ file }) => file === `${FOLDER}/brand.ts`)?.exports["brand"]);
  const filled = files.map((content) =>
    isArticle(content.file) ? { ...content, exports: fillPlaceholders(content.exports, brand) } : content,
  );
  return { files: filled, problems, affected, brand };
}

export type ContentReading = Awaited<ReturnType<typeof readContent>>;

/** The files that import one of these, also by way of others. */
function leadingTo(
  others: readonly string[],
  sources: ReadonlyMap<string, ContentSource>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const searched = [...others];
  // The list grows in the loop.
  for (const other of searched)
    for (const [file, { text }] of sources)
      if (!found.has(file) && importsOf(file, text).some((imported) => imported.file === other)) {
        found.add(file);
        searched.push(file);
      }
  return found;
}

/** Null for a file that is read. */
function problemOfPath(root: string, file: string): Pick<ContentProblem, "found" | "expected"> | null {
  // It is read with the article's fields.
  if (isArticle(file) && existsSync(join(root, file.replace(/\.html$/, ".ts"))) && file.endsWith(".html"))
    return null;
  if (!file.endsWith(".ts"))
    return {
      found: "a file that nothing reads",
      expected:
        "a file that ends with .ts: npm run content article writes one, and its text beside it, with the same name and .html. Any other belongs elsewhere",
    };
  // The blog reads one folder, because the name of a file is the article's address.
  const folder = isArticle(file) ? dirname(file.slice(ARTICLES.length)) : ".";
  if (folder === ".") return null;
  return {
    found: `an article in the folder ${folder}, which nothing reads`,
    expected: `the file in src/content/articles itself: ${ARTICLES}${basename(file)}`,
  };
}
