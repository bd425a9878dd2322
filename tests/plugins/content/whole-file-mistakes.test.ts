// Mistakes that concern a content file as a whole: its name, its exports, and how it was saved or merged.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { sampleContent, validSite } from "./sample-content";

const site = validSite();
const FILE = "src/content/privacy.ts";
const source = sampleContent[FILE] ?? "";
const OTHER = "src/content/articles/notes.md";

beforeEach(() => {
  rmSync(join(site.root, OTHER), { force: true });
  site.write(
    "src/routes/privacy.tsx",
    'import type { Page } from "./page";\nimport { privacy } from "@/content/privacy";\n',
  );
});

const UTF8 = "text in UTF-8: save the file again";
const replaced = (from: string, to: string) => () => site.write(FILE, source.replace(from, to));
const saved = (text: string, encoding: "utf16le" | "latin1") => () =>
  writeFileSync(join(site.root, FILE), Buffer.from(text, encoding));

describe("the only problem says what to do in the content file itself when a marketer", () => {
  it.each<[did: string, mistake: () => void, line: number, found: string, expected: string, file?: string]>([
    [
      "took the export away",
      replaced("export const privacy: TextPage", "const privacy"),
      1,
      "no privacy",
      'a line that begins with "export const privacy", because src/routes/privacy.tsx',
    ],
    [
      "deleted the file",
      () => rmSync(join(site.root, FILE)),
      1,
      "no file of this name",
      "src/routes/privacy.tsx uses it",
    ],
    [
      "saved the file in another encoding",
      saved(`\ufeff${source}`, "utf16le"),
      1,
      "characters that cannot be read",
      UTF8,
    ],
    [
      "saved the file in an encoding of one byte a character",
      saved(source.replace('"Privacy"', '"Privé"'), "latin1"),
      8,
      "characters that cannot be read",
      UTF8,
    ],
    [
      "wrote an article as a text file",
      () => site.write(OTHER, "# Notes"),
      1,
      "a file that nothing reads",
      "a file that ends with .ts: npm run content article",
      OTHER,
    ],
  ])("%s", async (_, mistake, line, found, expected, file = FILE) => {
    mistake();
    expect(await site.problems()).toMatchObject([
      { file, line, found: expect.stringContaining(found), expected: expect.stringContaining(expected) },
    ]);
  });
});
