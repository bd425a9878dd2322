// @vitest-environment node
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { openEditor, type Editor } from "./language-server";
import { exportedSchemas, namedSchemas } from "./named-schemas";

let editor: Editor;
beforeAll(async () => {
  editor = await openEditor();
});
afterAll(() => editor.close());

const fields = Object.entries(namedSchemas).flatMap(([type, schema]) =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape).map(([name, field]) => ({
        type,
        name,
        explanation: field.description ?? "none",
      }))
    : [],
);

it("the editor explains every field at which the pointer is", async () => {
  expect(fields.length).toBeGreaterThan(60);
  const file = "src/content/unsaved.ts";
  const types = Object.keys(namedSchemas).join(", ");
  const lines = fields.map(
    ({ type, name }) => `export const ${type}_${name} = (value: ${type}) => value["${name}"];`,
  );
  const source = `import type { ${types} } from "./schema-types";\n${lines.join("\n")}\n`;
  const unexplained: string[] = [];
  for (const [index, { type, name, explanation }] of fields.entries()) {
    const shown = await editor.hover(file, `${name}"];\n${lines[index + 1] ?? ""}`, source);
    if (!shown.includes(explanation)) unexplained.push(`${type}.${name} shows ${shown}`);
  }
  expect(unexplained).toEqual([]);
});

it.each(exportedSchemas.filter(({ schema }) => !(schema instanceof z.ZodObject)))(
  "$file has a comment, which the editor shows, above $name, which has no fields of its own",
  ({ file, name }) => {
    const [before = ""] = readFileSync(`src/content/${file}`, "utf8").split(
      new RegExp(`^export const ${name}\\b`, "m"),
    );
    expect(before).toMatch(/\*\/\n$/);
  },
);

it.each([
  ["src/content/bundles.ts", "price: ", "a price above zero in US dollars, such as 20 or 24.5"],
  ["src/content/brand.ts", "email: ", "such as hello@example.com"],
  ["src/content/home.ts", "spent: ", "On the sheet when nothing shines anymore"],
  ["src/content/interface.ts", "soldOutButNext: ", "{next} that of the bundle that is chosen now"],
  ["src/content/bros.ts", "shareFailed: ", "where the share sheet failed"],
  ["src/content/contact.ts", "unreachable:", "Where the endpoint gave no response"],
  ["src/content/home-story.ts", "seconds: ", "The exact length of the film"],
  ["src/content/home.ts", "widths: ", "The widths that `npm run content picture` made"],
  ["src/content/product.ts", "wipesPerDay: ", "At most this many wipes a day"],
  ["src/content/promises.ts", "answerHours: ", "a whole number of hours, such as 24"],
  ["src/content/shipping.ts", "cutOffHour = ", "From this hour on, 1 to 23"],
  ["src/content/shipping.ts", "transitDays = ", "Days that a pack is on its way"],
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
