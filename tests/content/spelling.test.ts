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
    ["src/content/home.ts", 'const hero = {\n  text: "A foreheadd",\n};', "2 “foreheadd”"],
    ["src/content/articles/{brand}.html", "<p>Teh oil</p>", "1 “Teh”"],
    ["public/videos/a.vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nA grey.", "4 “grey”: Americans write “gray”"],
  ])("in %s is reported with its line", async (name, source, message) => {
    expect(await check(name, source)).toEqual([`${name}:${message}`]);
  });

  it("is none of another script, such as a name in Arabic", async () => {
    expect(
      await check("src/content/bros/BRO25.ts", 'const bro = {\n  name: "عبدالرحمن Foreheadd",\n};'),
    ).toEqual(["src/content/bros/BRO25.ts:2 “Foreheadd”"]);
  });
});
