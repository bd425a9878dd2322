// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEditor, type Editor } from "./language-server";

let editor: Editor;
beforeAll(async () => {
  editor = await openEditor();
});
afterAll(() => editor.close());

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

it.each([
  ["src/content/bundles.ts", "price: ", "price above zero in US dollars, such as 20 or 24.5"],
  ["src/content/brand.ts", "email: ", "such as hello@example.com"],
  ["src/content/home.ts", "spent: ", "On the sheet when nothing shines anymore"],
  ["src/content/interface.ts", "soldOutButNext: ", "{next} that of the bundle that is chosen now"],
  ["src/content/bros.ts", "shareFailed: ", "where the share sheet failed"],
  ["src/content/contact.ts", "unreachable:", "Where the endpoint gave no response"],
  ["src/content/home-story.ts", "seconds: ", "The exact length of the film"],
  ["src/content/home.ts", "widths: ", "The widths that `npm run content picture` made"],
  ["src/content/product.ts", "wipesPerDay: ", "At most this many wipes a day"],
  ["src/content/promises.ts", "answerHours: ", "whole number of hours, such as 24"],
  ["src/content/shipping.ts", "cutOffHour = ", "From this hour on, 1 to 23"],
  ["src/content/shipping.ts", "transitDays: ", "what is left of the delivery after the processing"],
  ["src/content/faq.ts", "question: ", "As a buyer would ask it"],
  ["src/content/privacy.ts", "sections: ", "The parts of the page"],
  ["src/content/articles/gym-bag-essentials-men.ts", "readMinutes: ", "200 to 260 words a minute"],
])("in %s, at '%s', it shows the explanation, the limits and an example", async (file, at, explanation) => {
  expect(await editor.hover(file, at)).toContain(explanation);
});

it("it offers the values that are allowed", async () => {
  const article = "src/content/articles/gym-bag-essentials-men.ts";
  expect(await editor.completions(article, 'category: "')).toEqual([
    "Brand Story",
    "Confidence Hacks",
    "Tips",
  ]);
});
