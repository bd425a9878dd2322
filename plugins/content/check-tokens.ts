// Checks that every value of the design that a style names is there. Without one, Tailwind ends the build in a stack trace.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Visitor } from "vite";
import type { ContentProblem } from "./content-problem";
import { lineAt, readSource } from "./content-source";
import { sourceFiles } from "./source-files";
import { TOKENS_FILE as FILE } from "./tokens-file";

const REFERENCE = /theme\((\w+)\.([\w-]+)\)/g;

interface Group {
  line: number;
  names: ReadonlySet<string>;
}

/** A file that cannot be read is reported by `checkColors`. */
export function checkTokens(root: string): ContentProblem[] {
  if (!existsSync(join(root, FILE))) return [];
  const groups = tokenGroups(readFileSync(join(root, FILE), "utf8"));
  // Each missing value is reported once, with the place that names it first.
  const missing = new Map<string, ContentProblem>();
  for (const file of sourceFiles(root, /\.(?:css|tsx?|html)$/)) {
    const text = readFileSync(join(root, file), "utf8");
    for (const { index, 1: group = "", 2: name = "" } of text.matchAll(REFERENCE)) {
      const field = `${group}.${name}`;
      const { line, names } = groups.get(group) ?? {};
      if (line === undefined || names?.has(name) || missing.has(field)) continue;
      missing.set(field, {
        file: FILE,
        line,
        field,
        found: `nothing, but ${file}:${lineAt(text, index)} uses it`,
        expected: `a value of this name: write it again in ${group}, or use another name there`,
      });
    }
  }
  return [...missing.values()];
}

/** The groups of values, such as `colors`, with the names in each. A name may be quoted. */
function tokenGroups(text: string): Map<string, Group> {
  const groups = new Map<string, Group>();
  const source = readSource(FILE, text);
  if (!("program" in source)) return groups;
  new Visitor({
    Property({ key, value: group }) {
      if (key.type !== "Identifier" || group.type !== "ObjectExpression") return;
      const names = group.properties.flatMap((property) =>
        property.type === "Property"
          ? [text.slice(property.key.start, property.key.end).replaceAll('"', "")]
          : [],
      );
      groups.set(key.name, { line: lineAt(text, key.start), names: new Set(names) });
    },
  }).visit(source.program);
  return groups;
}
