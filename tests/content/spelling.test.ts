// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findMisspellings } from "./find-misspellings";

it("all texts are spelled the American way", async () => {
  const words = await findMisspellings(fileURLToPath(new URL("../..", import.meta.url)));
  expect(
    words,
    "The spelling check does not know these words. Correct each one in its file. If it is right as it is, such as a name, add it to cspell-words.txt.",
  ).toEqual([]);
});

describe("a word that is misspelled", () => {
  const check = (path: string, source: string): Promise<string[]> => {
    const root = mkdtempSync(join(tmpdir(), "spelling-"));
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
    return findMisspellings(root);
  };

  it.each([
    [
      "src/content/home.ts",
      'const hero = {\n  text: "A foreheadd",\n};',
      ["src/content/home.ts:2 “foreheadd”"],
    ],
    [
      "src/content/articles/{brand}.ts",
      "const body = `<p>Teh oil</p>`;",
      ["src/content/articles/{brand}.ts:1 “Teh”"],
    ],
    [
      "src/content/home.ts",
      'const text = "gray, grey";',
      ["src/content/home.ts:1 “grey”: Americans write “gray”"],
    ],
    ["src/content/home.ts", 'const text = "A colour";', ["src/content/home.ts:1 “colour”"]],
    [
      "public/videos/testimonial-1.vtt",
      "WEBVTT\n\n00:00.000 --> 00:01.000\nNo judgement.",
      ["public/videos/testimonial-1.vtt:4 “judgement”: Americans write “judgment”"],
    ],
  ])("in %s is reported with its line", async (name, source, messages) => {
    expect(await check(name, source)).toEqual(messages);
  });
});
