// Checks the colors of the design, which marketers change. A browser leaves a rule with a malformed color out in silence.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Visitor } from "vite";
import type { ContentProblem } from "./content-problem";
import { lineAt, readSource } from "./content-source";
import { unreadable } from "./read-content";

const FILE = "tailwind.config.ts";
const COLOR = /^(?:transparent|currentColor|#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8}))$/i;

export function checkColors(root: string): ContentProblem[] {
  const path = join(root, FILE);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, "utf8");
  const source = readSource(FILE, text);
  if (!("program" in source)) return [unreadable(FILE, text, source)];
  const problems: ContentProblem[] = [];
  new Visitor({
    Property({ key, value: group }) {
      if (key.type !== "Identifier" || key.name !== "colors" || group.type !== "ObjectExpression") return;
      for (const property of group.properties) {
        if (property.type !== "Property" || property.value.type !== "Literal") continue;
        const { value, start } = property.value;
        if (typeof value === "string" && COLOR.test(value)) continue;
        problems.push({
          file: FILE,
          line: lineAt(text, start),
          field: `colors.${text.slice(property.key.start, property.key.end).replaceAll('"', "")}`,
          found: text.slice(start, property.value.end),
          expected: "a color of # and three or six digits from 0 to f, between quotes",
        });
      }
    },
  }).visit(source.program);
  return problems;
}
