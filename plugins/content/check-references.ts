// Checks that what the modules, styles and HTML of the site name is there: exports of content, files below public/, and values of the
// design.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dirname, join as joinPosix } from "node:path/posix";
import { type ESTree, Visitor } from "vite";
import { hasFile, sourceFiles, TOKENS_FILE } from "../files";
import type { ContentProblem } from "./content-problem";
import { lineAt, nameOfKey, propertiesOf, readSource, type ContentSource } from "./content-source";

type Problems = Generator<ContentProblem>;

/** Imports of values; types are the schema's. */
const IMPORT = /^import \{([^}]*)\} from "((?:@|\.{1,2})\/[\w./-]+)";/gm;
const EXPORT = /^export (?:const|function) (\w+)/gm;

/**
 * Finds what the site imports from content files and what is not there. The error that running a module would give names the module that
 * imports, and the compiler names a component; a marketer needs the content file. `sources`: every content file that can be parsed, by
 * its path. `unreadable`: the paths of the others.
 */
export function* missingExports(
  root: string,
  sources: ReadonlyMap<string, ContentSource>,
  unreadable: readonly string[],
): Problems {
  for (const [file, uses] of usesOfContent(root)) {
    if (unreadable.includes(file)) continue;
    const source = sources.get(file);
    const exported = source && [...source.text.matchAll(EXPORT)].map(([, name]) => name);
    // A file that is not there is one mistake.
    const missing = exported ? [...uses].filter(([name]) => !exported.includes(name)) : [...uses].slice(0, 1);
    for (const [name, by] of missing)
      yield {
        file,
        line: 1,
        field: source ? name : "this file",
        found: source ? `no ${name}` : "no file of this name",
        expected: source
          ? `a line that begins with "export const ${name}", because ${by} uses it`
          : `the file: put it back, or undo the change of its name, because ${by} uses it`,
      };
  }
}

/** Content file -> what the site imports from it -> a module that does. */
function usesOfContent(root: string): Map<string, Map<string, string>> {
  const uses = new Map<string, Map<string, string>>();
  for (const { file: by, text } of sourceFiles(root, /\.tsx?$/))
    for (const { file, names } of importsOf(by, text)) {
      if (!file.startsWith("src/content/") || file.startsWith("src/content/schema")) continue;
      uses.set(file, new Map([...(uses.get(file) ?? []), ...names.map((name) => [name, by] as const)]));
    }
  return uses;
}

export function importsOf(by: string, text: string): { file: string; names: string[] }[] {
  return [...text.matchAll(IMPORT)].map(([, names = "", target = ""]) => {
    const path = target.startsWith("@/") ? `src/${target.slice(2)}` : joinPosix(dirname(by), target);
    const imported = names.split(",").map((part) => part.trim().replace(/ as .*/, ""));
    return {
      file: `${path.replace(/\.ts$/, "")}.ts`,
      names: imported.filter((name) => name !== "" && !name.startsWith("type ")),
    };
  });
}

/** An address as the value of `href` or `src`, and the path of a file that the build reads, which begins with `public/`. */
const PUBLIC_FILE =
  /(?:\b(?:src|href)[=:]\s*"|"public)(\/[\w./-]+\.(?:svg|png|jpe?g|webp|avif|ico|mp4|vtt))"/g;

/** Where sources name something that `pattern` has in its group, each name once: where it is first. Content has checks of its own. */
function* firstUses(root: string, suffixes: RegExp, pattern: RegExp) {
  const seen = new Set<string>();
  for (const { file, text } of sourceFiles(root, suffixes))
    for (const { index, 1: name = "" } of text.matchAll(pattern)) {
      if (file.startsWith("src/content/") || seen.has(name)) continue;
      seen.add(name);
      yield { file, line: lineAt(text, index), name };
    }
}

export function* checkPublicFiles(root: string, publicDir: string): Problems {
  for (const { file, line, name } of firstUses(root, /\.(?:tsx?|html)$/, PUBLIC_FILE))
    if (!hasFile(publicDir, name))
      yield {
        file,
        line,
        field: "this line",
        found: `"${name}", but there is no file public${name}`,
        expected: `a file that exists: put it back (git restore public${name}), or name another one here`,
      };
}

const COLOR = /^(?:transparent|currentColor|#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8}))$/i;
const TOKEN = /theme\((\w+\.[\w-]+)\)/g;

/**
 * Checks the values of the design, which marketers change. Without one that a style names, Tailwind ends the build in a stack trace, and
 * a browser leaves a rule with a malformed color out in silence.
 */
export function* checkTokens(root: string): Problems {
  if (!existsSync(join(root, TOKENS_FILE))) return;
  const source = readSource(TOKENS_FILE, readFileSync(join(root, TOKENS_FILE), "utf8"));
  if (!("program" in source)) return yield source;
  const groups = tokenGroups(source.program);
  yield* malformedColors(source, groups.get("colors")?.values ?? []);
  for (const { file, line, name: field } of firstUses(root, /\.(?:css|tsx?|html)$/, TOKEN)) {
    const [group = "", name = ""] = field.split(".");
    const known = groups.get(group);
    if (known && !known.values.some(({ key }) => nameOfKey(key) === name))
      yield {
        file: TOKENS_FILE,
        line: lineAt(source.text, known.start),
        field,
        found: `nothing, but ${file}:${line} uses it`,
        expected: `a value of this name: write it again in ${group}, or use another name there`,
      };
  }
}

function tokenGroups(program: ESTree.Program) {
  const groups = new Map<string, { start: number; values: ESTree.ObjectProperty[] }>();
  new Visitor({
    Property({ key, value }) {
      if (key.type === "Identifier" && value.type === "ObjectExpression")
        groups.set(key.name, { start: key.start, values: propertiesOf(value) });
    },
  }).visit(program);
  return groups;
}

/** A color may be computed from another one. A name must be declared in the same file. */
function* malformedColors({ text, declarations }: ContentSource, colors: ESTree.ObjectProperty[]): Problems {
  const isColor = (value: ESTree.Node): boolean =>
    value.type === "Identifier"
      ? declarations.has(value.name)
      : value.type !== "Literal" || (typeof value.value === "string" && COLOR.test(value.value));
  for (const { key, value } of colors)
    if (!isColor(value))
      yield {
        file: TOKENS_FILE,
        line: lineAt(text, value.start),
        field: `colors.${nameOfKey(key)}`,
        found: text.slice(value.start, value.end),
        expected: "a color of # and three or six digits from 0 to f, between quotes",
      };
}
