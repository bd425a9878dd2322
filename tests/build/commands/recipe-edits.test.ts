// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { recipes } from "@/build/commands/recipe-edits.mjs";

const document = readFileSync("docs/marketers.md", "utf8");
/** The part between a heading and the next one. */
const sections = new Map(
  document.split(/^### /m).map((section) => {
    const [heading = "", ...lines] = section.split(/^## /m)[0]?.split("\n") ?? [];
    return [heading, lines];
  }),
);
const steps = (heading: string): string[] =>
  (sections.get(heading) ?? []).filter((line) => /^\d+\. /.test(line));

it("`npm run test:edits` carries out recipes that are in the document", () => {
  const rows = new Set([...document.matchAll(/^\| (.+?) +\|/gm)].map(([, row]) => row));
  expect(Object.keys(recipes)).toHaveLength(14);
  expect(Object.keys(recipes).filter((name) => !rows.has(name))).toEqual([]);
});

it("a recipe has five steps at most", () => {
  const recipesWithSteps = [...sections.keys()].filter((heading) => steps(heading).length > 0);
  expect(recipesWithSteps.length).toBeGreaterThan(6);
  expect(recipesWithSteps.filter((heading) => steps(heading).length > 5)).toEqual([]);
});
