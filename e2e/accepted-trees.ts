// The committed accessibility trees of the screenshots test: what a screen reader is told of each page and of what a state changes. Each
// part is accepted once.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, type Locator } from "playwright/test";

export const TREE_ENDING = ".aria.yml";

/** Whatever has the focus: on a busy machine a page was without it once. */
const FOCUS = / \[active\]/g;

async function treeOf(parts: readonly Locator[]): Promise<string> {
  const trees = await Promise.all(parts.map((part) => part.ariaSnapshot()));
  return `${trees.join("\n").replaceAll(FOCUS, "")}\n`;
}

/** Expects the trees of these parts in the file, to the letter; `accepts`: writes them instead. `toMatchAriaSnapshot` finds no added element. */
export async function expectAcceptedTree(
  parts: readonly Locator[],
  file: string,
  accepts: boolean,
): Promise<void> {
  if (accepts) return writeFileSync(file, await treeOf(parts));
  const accepted = existsSync(file) ? readFileSync(file, "utf8") : "";
  await expect
    .soft(
      async () => expect(await treeOf(parts)).toBe(accepted),
      `${file} differs. If the tree is right, run \`npm run screenshots\` and commit it`,
    )
    .toPass({ timeout: 5_000 });
}
