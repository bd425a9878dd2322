// The committed accessibility trees of the screenshots test: what a screen reader is told of each page and state, beside its picture.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, type Page } from "playwright/test";

export const TREE_ENDING = ".aria.yml";

/** Whatever has the focus: on a busy machine a page was without it once. */
const FOCUS = / \[active\]/g;

/** Behind a modal dialog, a screen reader finds nothing, and the page may still load. */
async function treeOf(page: Page): Promise<string> {
  const modal = page.locator("dialog:modal");
  const reached = (await modal.count()) > 0 ? modal : page.locator("body");
  return `${(await reached.ariaSnapshot()).replaceAll(FOCUS, "")}\n`;
}

/** Expects the tree of the file, to the letter; `accepts`: writes it instead. `toMatchAriaSnapshot` finds no added element. */
export async function expectAcceptedTree(page: Page, file: string, accepts: boolean): Promise<void> {
  if (accepts) return writeFileSync(file, await treeOf(page));
  const accepted = existsSync(file) ? readFileSync(file, "utf8") : "";
  await expect
    .soft(
      async () => expect(await treeOf(page)).toBe(accepted),
      `${file} differs. If the tree is right, run \`npm run screenshots\` and commit it`,
    )
    .toPass({ timeout: 5_000 });
}
