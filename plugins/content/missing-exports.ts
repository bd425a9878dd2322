// Finds what the site imports from content files and what is not there. The error that running a module would give names the module
// that imports, and the compiler names a component; a marketer needs the content file.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import type { ContentProblem } from "./content-problem";
import { nearest } from "./nearest";
import { sourceFiles } from "./source-files";

/** Imports of values; types are the schema's. */
const IMPORT = /^import \{([^}]*)\} from "((?:@|\.{1,2})\/[\w./-]+)";/gm;
const EXPORT = /^export (?:const|function) (\w+)/gm;

interface Use {
  name: string;
  /** The module that imports it. */
  by: string;
}

/** `sources`: the text of every content file that can be parsed, by its path. `unreadable`: the paths of the others. */
export function missingExports(
  root: string,
  sources: ReadonlyMap<string, string>,
  unreadable: readonly string[],
): ContentProblem[] {
  return [...usesOfContent(root)].flatMap(([file, uses]) => {
    const source = sources.get(file);
    if (source !== undefined) return problemsOfFile(file, source, uses);
    const [first] = uses;
    if (unreadable.includes(file) || first === undefined) return [];
    return {
      file,
      line: 1,
      field: "this file",
      found: "no file of this name",
      expected: `the file: put it back, or undo the change of its name, because ${first.by} uses it`,
    };
  });
}

function problemsOfFile(file: string, source: string, uses: readonly Use[]): ContentProblem[] {
  const exported = [...source.matchAll(EXPORT)].map(([, name = ""]) => name);
  const missing = new Map(
    uses.filter(({ name }) => !exported.includes(name)).map(({ name, by }) => [name, by]),
  );
  return [...missing].map(([name, by]) => {
    const spare = exported.filter((other) => !uses.some((use) => use.name === other));
    const place = source.search(new RegExp(`^const ${name}\\b`, "m"));
    const now = place === -1 ? nearest(name, spare) : null;
    return {
      file,
      line: place === -1 ? 1 : source.slice(0, place).split("\n").length,
      field: name,
      found: place === -1 ? `no ${name}${now === null ? "" : `, but ${now}`}` : `${name} without export`,
      expected: `a line that begins with "export const ${name}", because ${by} uses it`,
    };
  });
}

/** Content file -> what the modules of the site import from it. */
function usesOfContent(root: string): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const by of sourceFiles(root, /\.tsx?$/)) {
    for (const [, names = "", target = ""] of readFileSync(join(root, by), "utf8").matchAll(IMPORT)) {
      const path = target.startsWith("@/") ? `src/${target.slice(2)}` : join(dirname(by), target);
      const file = `${path.replace(/\.ts$/, "")}.ts`;
      if (!file.startsWith("src/content/") || file.startsWith("src/content/schema")) continue;
      const imported = names
        .split(",")
        .map((part) => part.trim().replace(/ as .*/, ""))
        .filter((part) => part !== "" && !part.startsWith("type "));
      uses.set(file, [...(uses.get(file) ?? []), ...imported.map((each) => ({ name: each, by }))]);
    }
  }
  return uses;
}
