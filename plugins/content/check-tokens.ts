// Checks the values of the design, which marketers change. Without one that a style names, Tailwind ends the build in a stack trace, and
// a browser leaves a rule with a malformed color out in silence.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, Visitor } from "vite";
import type { ContentProblem } from "./content-problem";
import { declarationsOf, lineAt, readSource, type ContentSource } from "./content-source";
import { unreadable } from "./read-content";
import { sourceFiles, TOKENS_FILE as FILE } from "./source-files";

const COLOR = /^(?:transparent|currentColor|#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8}))$/i;
const REFERENCE = /theme\((\w+)\.([\w-]+)\)/g;

interface Group {
  line: number;
  values: ReadonlyMap<string, ESTree.Node>;
}

export function checkTokens(root: string): ContentProblem[] {
  if (!existsSync(join(root, FILE))) return [];
  const text = readFileSync(join(root, FILE), "utf8");
  const source = readSource(FILE, text);
  if (!("program" in source)) return [unreadable(FILE, text, source)];
  const groups = tokenGroups(source);
  return [...malformedColors(source, groups.get("colors")), ...missingTokens(root, groups)];
}

/** The groups of values, such as `colors`. A name may be quoted. */
function tokenGroups({ text, program }: ContentSource): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  new Visitor({
    Property({ key, value: group }) {
      if (key.type !== "Identifier" || group.type !== "ObjectExpression") return;
      const values = group.properties
        .filter((property) => property.type === "Property")
        .map(
          ({ key: { start, end }, value }) => [text.slice(start, end).replaceAll('"', ""), value] as const,
        );
      groups.set(key.name, { line: lineAt(text, key.start), values: new Map(values) });
    },
  }).visit(program);
  return groups;
}

/** A color may be computed from another one. A name must be declared in the same file. */
function malformedColors({ text, program }: ContentSource, colors: Group | undefined): ContentProblem[] {
  const declared = declarationsOf(program);
  const isColor = (value: ESTree.Node): boolean =>
    value.type === "Identifier"
      ? declared.has(value.name)
      : value.type !== "Literal" || (typeof value.value === "string" && COLOR.test(value.value));
  return [...(colors?.values ?? [])]
    .filter(([, value]) => !isColor(value))
    .map(([name, { start, end }]) => ({
      file: FILE,
      line: lineAt(text, start),
      field: `colors.${name}`,
      found: text.slice(start, end),
      expected: "a color of # and three or six digits from 0 to f, between quotes",
    }));
}

/** Each missing value is reported once, with the place that names it first. */
function missingTokens(root: string, groups: ReadonlyMap<string, Group>): ContentProblem[] {
  const missing = new Map<string, ContentProblem>();
  for (const file of sourceFiles(root, /\.(?:css|tsx?|html)$/)) {
    const text = readFileSync(join(root, file), "utf8");
    for (const { index, 1: group = "", 2: name = "" } of text.matchAll(REFERENCE)) {
      const field = `${group}.${name}`;
      const { line, values } = groups.get(group) ?? {};
      if (line === undefined || values?.has(name) || missing.has(field)) continue;
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
