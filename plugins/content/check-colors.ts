// Checks the colors of the design, which marketers change. A browser leaves a rule with a malformed color out in silence.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, Visitor } from "vite";
import type { ContentProblem } from "./content-problem";
import { lineAt, readSource } from "./content-source";
import { unreadable } from "./read-content";
import { TOKENS_FILE as FILE } from "./tokens-file";

const COLOR = /^(?:transparent|currentColor|#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8}))$/i;

export function checkColors(root: string): ContentProblem[] {
  const path = join(root, FILE);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, "utf8");
  const source = readSource(FILE, text);
  if (!("program" in source)) return [unreadable(FILE, text, source)];
  const declared = new Set<string>();
  new Visitor({
    VariableDeclarator({ id }) {
      if (id.type === "Identifier") declared.add(id.name);
    },
  }).visit(source.program);
  const problems: ContentProblem[] = [];
  new Visitor({
    Property({ key, value: group }) {
      if (key.type !== "Identifier" || key.name !== "colors" || group.type !== "ObjectExpression") return;
      for (const property of group.properties) {
        if (property.type !== "Property" || isColor(property.value, declared)) continue;
        problems.push({
          file: FILE,
          line: lineAt(text, property.value.start),
          field: `colors.${text.slice(property.key.start, property.key.end).replaceAll('"', "")}`,
          found: text.slice(property.value.start, property.value.end),
          expected: "a color of # and three or six digits from 0 to f, between quotes",
        });
      }
    },
  }).visit(source.program);
  return problems;
}

/** Whether a value is a color, or computed from one. A name must be declared in the same file. */
function isColor(value: ESTree.Node, declared: ReadonlySet<string>): boolean {
  if (value.type === "Identifier") return declared.has(value.name);
  return value.type !== "Literal" || (typeof value.value === "string" && COLOR.test(value.value));
}
