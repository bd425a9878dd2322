// Every kind of page in WebKitGTK, for what only its own engine refuses or throws.
import { knownPaths } from "../pages.ts";
import { paths } from "@/lib/site/paths";
import { WAIT } from "./browser.ts";
import { expect, test } from "./test.ts";

/** Loads every picture at once, and returns how many are still loading. */
const loadingPictures = `
  for (const picture of document.images) picture.loading = "eager";
  return [...document.images].filter(({ complete }) => !complete).length;`;

/** The fonts of the document that could not be read. */
const brokenFonts = `
  return [...document.fonts].filter(({ status }) => status === "error").map(({ family, weight }) => family + weight);`;

test("every font of a page can be read, so that its heading has its own from the first paint", async ({
  webkit,
}) => {
  for (const path of [paths.home, paths.faq]) {
    await webkit.goto(path);
    expect(await webkit.evaluate(brokenFonts), path).toEqual([]);
  }
});

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
