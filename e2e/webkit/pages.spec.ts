// Every kind of page in WebKitGTK, for what only its own engine refuses or throws.
import { knownPaths } from "../pages.ts";
import { paths } from "@/lib/site/paths";
import { BY_DAY } from "../test.ts";
import { WAIT } from "./browser.ts";
import { expect, test } from "./test.ts";

/** Loads every picture at once, and returns how many are still loading. */
const loadingPictures = `
  for (const picture of document.images) picture.loading = "eager";
  return [...document.images].filter(({ complete }) => !complete).length;`;

/** How many fonts of the document could not be read. */
const brokenFonts = `return [...document.fonts].filter(({ status }) => status === "error").length;`;

test(
  "every font of a page can be read, so that its heading has its own from the first paint",
  BY_DAY,
  async ({ webkit }) => {
    for (const path of [paths.home, paths.faq]) {
      await webkit.goto(path);
      expect(await webkit.evaluate(brokenFonts), path).toBe(0);
    }
  },
);

test("every page starts, and loads its pictures, without an error or a violation of the policy", async ({
  webkit,
}) => {
  for (const path of knownPaths) {
    await webkit.goto(path);
    await webkit.hydrated();
    await expect.poll(() => webkit.evaluate(loadingPictures), { ...WAIT, message: path }).toBe(0);
    expect(webkit.problems, path).toEqual([]);
  }
});
