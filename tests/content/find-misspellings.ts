import { fileURLToPath } from "node:url";
import { lint } from "cspell";

const config = fileURLToPath(new URL("../../cspell.json", import.meta.url));

/** Checks the content files below a folder. Returns one message for each word that is not American English. */
export async function findMisspellings(root: string): Promise<string[]> {
  const found: string[] = [];
  const fail = (problem: unknown): void => {
    throw new Error(`The spelling check failed: ${String(problem)}`);
  };
  const { files } = await lint(
    ["src/content/**/*.ts"],
    { root, config, progress: false },
    {
      issue({ uri = "", row, text, suggestionsEx = [] }) {
        const file = decodeURI(uri).split("/src/content/").at(-1) ?? "";
        const better = suggestionsEx.find(({ isPreferred }) => isPreferred)?.word;
        found.push(
          `src/content/${file}:${row} “${text}”${better === undefined ? "" : `: Americans write “${better}”`}`,
        );
      },
      error: (_, problem) => fail(problem),
    },
  );
  if (files === 0) fail("no file was found");
  return found;
}
