// Parses and imports each content file by itself, so that a file with a mistake affects only the files that import it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clipped, type ContentProblem } from "./content-problem";
import { readSource, type ContentSource } from "./content-source";

const FOLDER = "src/content";

/** A line of a content file in the stack of an error. */
const PLACE = /(src\/content\/[^:\s]+\.ts):(\d+)/;

/** A content file that could be parsed and imported. */
export interface ContentFile {
  /** Such as `src/content/bundles.ts`. */
  file: string;
  source: ContentSource;
  /** The exports of the module, which can have any type. */
  exports: Readonly<Record<string, unknown>>;
}

export interface ContentReading {
  files: readonly ContentFile[];
  problems: readonly ContentProblem[];
}

/** `load` imports the module of a file below `root`. */
export async function readContent(
  root: string,
  load: (file: string) => Promise<object>,
): Promise<ContentReading> {
  const problems: ContentProblem[] = [];
  const sources = new Map<string, ContentSource>();
  for (const file of contentFiles(root)) {
    const text = readFileSync(join(root, file), "utf8");
    const source = readSource(file, text);
    if ("program" in source) sources.set(file, source);
    else
      problems.push({
        file,
        line: source.line,
        field: "this line",
        found: clipped(text.split("\n")[source.line - 1] ?? "") || "the end of the file",
        expected: `something else, because the file cannot be read: ${source.message}. Often a comma, a bracket or a quotation mark is missing here or above`,
      });
  }
  const broken = problems.map(({ file }) => file);
  const files: ContentFile[] = [];
  for (const [file, source] of sources) {
    try {
      files.push({ file, source, exports: { ...(await load(file)) } });
    } catch (error) {
      const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
      // The file imports another one that is already reported.
      if (broken.some((name) => `${message}\n${stack}`.includes(name))) continue;
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
  return { files, problems };
}

function contentFiles(root: string): readonly string[] {
  return readdirSync(join(root, FOLDER), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.startsWith("schema"))
    .sort()
    .map((name) => `${FOLDER}/${name.replaceAll("\\", "/")}`);
}
