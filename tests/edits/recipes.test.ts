// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { recipes } from "./recipes";

const MAX_LINES = 5;
const MAX_LINE_LENGTH = 140;

const document = readFileSync("docs/marketers.md", "utf8");
/** The table's rows: what to change -> how. */
const rows = new Map(
  [...document.matchAll(/^\| (.+?) +\| (.+?) *\|$/gm)].map(([, name = "", text = ""]) => [name, text]),
);
/** Heading, as a link names it -> the lines of the steps below it, and their further lines. */
const steps = new Map(
  document.split(/^### /m).map((section) => {
    const [heading = "", ...lines] = section.split(/^## /m)[0]?.split("\n") ?? [];
    return [
      heading.toLowerCase().replaceAll(" ", "-"),
      lines.filter((line) => /^(?:\d+\.|  ) /.test(line)),
    ] as const;
  }),
);

/** A recipe is a row of the table, or the steps of the section that the row names. */
function linesOf(text: string): readonly string[] {
  const [, section] = /\(#([\w-]+)\)/.exec(text) ?? [];
  return section === undefined
    ? (text.match(new RegExp(`.{1,${MAX_LINE_LENGTH}}`, "g")) ?? [])
    : (steps.get(section) ?? []);
}

it("`npm test -- --edits` carries out recipes that are in the document", () => {
  expect(Object.keys(recipes)).toHaveLength(18);
  expect(Object.keys(recipes).filter((name) => !rows.has(name))).toEqual([]);
});

it.each(Object.keys(recipes))("the recipe for %s has five lines of 140 characters at most", (name) => {
  const lines = linesOf(rows.get(name) ?? "");
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
  expect(lines.filter(({ length }) => length > MAX_LINE_LENGTH)).toEqual([]);
});
