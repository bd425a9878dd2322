// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, it } from "vitest";

const FOLDER = "src/content/schema";

it.each(readdirSync(FOLDER))("each field of a type in %s has an explanation above it", (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, "utf8");
  const unexplained: string[] = [];
  // The kinds of paragraphs are explained together.
  new Visitor({
    TSPropertySignature({ key, start }) {
      if (!/\*\/\s*$|[|{] $/.test(text.slice(0, start))) unexplained.push(text.slice(key.start, key.end));
    },
  }).visit(parseSync(name, text).program);
  expect(unexplained).toEqual([]);
});

it("values that are no group have a comment, which the editor shows", () => {
  const without = readdirSync("src/content")
    .filter((name) => name.endsWith(".ts"))
    .flatMap((name) => {
      const text = readFileSync(`src/content/${name}`, "utf8");
      return [...text.matchAll(/^export const (\w+): (?:string|Percent|readonly .*\[\]) =/gm)]
        .filter(({ index }) => !text.slice(0, index).endsWith("*/\n"))
        .map(([, value]) => `${name}: ${value}`);
    });
  expect(without).toEqual([]);
});
