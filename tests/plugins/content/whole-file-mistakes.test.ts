// Mistakes that concern a content file as a whole: its name, its exports, and how it was saved or merged.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { sampleContent, writeSampleContent } from "./sample-content";
import { sampleSite } from "./sample-site";

const site = sampleSite();
const FILE = "src/content/privacy.ts";
const source = sampleContent[FILE] ?? "";
const OTHER = "src/content/articles/notes.md";

beforeEach(async () => {
  await writeSampleContent(site);
  rmSync(join(site.root, OTHER), { force: true });
  site.write(
    "src/routes/privacy.tsx",
    'import type { Page } from "./page";\nimport { privacy } from "@/content/privacy";\n',
  );
});

const replaced = (from: string | RegExp, to: string) => () => site.write(FILE, source.replace(from, to));

describe("the only problem says what to do in the content file itself when a marketer", () => {
  it.each<[string, () => void, { line: number; found: RegExp; expected: RegExp; file?: string }]>([
    [
      "took the export away",
      replaced("export const privacy: TextPage", "const privacy"),
      {
        line: 3,
        found: /^privacy without export$/,
        expected: /^a line that begins with "export const privacy", because src\/routes\/privacy\.tsx/,
      },
    ],
    [
      "changed the name of an export",
      replaced("const privacy", "const privcay"),
      {
        line: 1,
        found: /^no privacy, but privcay$/,
        expected: /^a line that begins with "export const privacy"/,
      },
    ],
    [
      "emptied the file",
      () => site.write(FILE, ""),
      { line: 1, found: /^no privacy$/, expected: /"export const privacy"/ },
    ],
    [
      "deleted the file",
      () => rmSync(join(site.root, FILE)),
      {
        line: 1,
        found: /^no file of this name$/,
        expected: /^the file: put it back, .+ src\/routes\/privacy\.tsx uses it$/,
      },
    ],
    [
      "left both versions of a merge",
      replaced("export const", "<<<<<<< HEAD\nexport const"),
      { line: 3, found: /^<<<<<<< HEAD$/, expected: /^one of the two versions of this place: choose one/ },
    ],
    [
      "pasted quotation marks of a word processor",
      replaced('"Privacy"', "“Privacy”"),
      { line: 8, found: /“Privacy”/, expected: /^straight quotation marks/ },
    ],
    [
      "saved the file in another encoding",
      () => writeFileSync(join(site.root, FILE), Buffer.from(`\ufeff${source}`, "utf16le")),
      { line: 1, found: /^characters that cannot be read$/, expected: /^text in UTF-8: save the file again/ },
    ],
    [
      "saved the file in an encoding of one byte a character",
      () =>
        writeFileSync(join(site.root, FILE), Buffer.from(source.replace('"Privacy"', '"Privé"'), "latin1")),
      { line: 8, found: /^characters that cannot be read$/, expected: /^text in UTF-8: save the file again/ },
    ],
    [
      "wrote an article as a text file",
      () => site.write(OTHER, "# Notes"),
      {
        line: 1,
        file: OTHER,
        found: /^a file that nothing reads$/,
        expected: /^a file that ends with \.ts: npm run content article/,
      },
    ],
  ])("%s", async (_, mistake, { file = FILE, line, found, expected }) => {
    mistake();
    expect(await site.problems()).toEqual([
      expect.objectContaining({
        file,
        line,
        found: expect.stringMatching(found),
        expected: expect.stringMatching(expected),
      }),
    ]);
  });

  it("wrote a price with a comma", async () => {
    const bundles = "src/content/bundles.ts";
    site.write(bundles, (sampleContent[bundles] ?? "").replace("price: 20,", "price: 24,50,"));
    expect(await site.problems()).toMatchObject([
      { file: bundles, expected: "a number with a point, such as 59.9 instead of 59,90" },
    ]);
  });
});
