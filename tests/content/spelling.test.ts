// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { lint } from "cspell";
import { describe, expect, it } from "vitest";
import { files as globs } from "../../cspell.json";

const config = fileURLToPath(new URL("../../cspell.json", import.meta.url));

/** Checks the content and the captions below a folder. Returns one message for each word that is not American English. */
async function findMisspellings(root: string): Promise<string[]> {
  const found: string[] = [];
  const fail = (problem: unknown): void => {
    throw new Error(`The spelling check failed: ${String(problem)}`);
  };
  const { files } = await lint(
    globs,
    { root, config, progress: false },
    {
      issue({ uri, row, text, suggestionsEx = [] }) {
        const file = uri === undefined ? root : relative(root, fileURLToPath(uri));
        const better = suggestionsEx.find(({ isPreferred }) => isPreferred)?.word;
        found.push(`${file}:${row} “${text}”${better === undefined ? "" : `: Americans write “${better}”`}`);
      },
      error: (_, problem) => fail(problem),
    },
  );
  if (files === 0) fail("no file was found");
  return found;
}

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
