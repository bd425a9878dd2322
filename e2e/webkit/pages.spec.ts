// Every kind of page in WebKitGTK, for what only its own engine refuses or throws.
import { knownPaths } from "../pages.ts";
import { AT_NIGHT } from "../every.ts";
import { WAIT } from "./browser.ts";
import { expect, test } from "./test.ts";

/** Loads every picture at once, and returns how many are still loading. */
const loadingPictures = `
  for (const picture of document.images) picture.loading = "eager";
  return [...document.images].filter(({ complete }) => !complete).length;`;

test(
  "every page starts, and loads its pictures, without an error or a violation of the policy",
  AT_NIGHT,
  async ({ webkit }) => {
    for (const path of knownPaths) {
      await webkit.goto(path);
      await webkit.hydrated();
      await expect.poll(() => webkit.evaluate(loadingPictures), { ...WAIT, message: path }).toBe(0);
      expect(webkit.problems, path).toEqual([]);
    }
  },
);
