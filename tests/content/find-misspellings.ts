import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { lint } from "cspell";
import { files as globs } from "../../cspell.json";

const config = fileURLToPath(new URL("../../cspell.json", import.meta.url));

/** Checks the content and the captions below a folder. Returns one message for each word that is not American English. */
export async function findMisspellings(root: string): Promise<string[]> {
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
