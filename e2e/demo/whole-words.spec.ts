// Text of twice the size on a phone: words keep their characters together, and the buy bar leaves the page its room. And lists.
import type { Page } from "playwright/test";
import { buyBarLink } from "../locators.ts";
import { isFirstWithItsStyles, knownPaths, openHydrated, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";
import { PHONE_AT_200, setTextMode } from "../text-modes.ts";
import { brokenAcrossLines } from "../typesetting.ts";

test.use({ viewport: PHONE, contextOptions: { reducedMotion: "reduce" } });

/** The largest part of the window that the bar may take. */
const LARGEST_BAR = 0.2;
/** An address is longer than a line and has no other place to break. */
const brokenWords = async (page: Page): Promise<string[]> =>
  (await brokenAcrossLines(page.locator("body"), /[^\s-]+/g)).filter((word) => !/[@/.]\w/.test(word));

for (const isFirst of [true, false])
  test(`${isFirst ? "the first page of each style" : "every other page"} breaks no word and has a low buy bar at 200% text, and its lists keep their role in Safari`, async ({
    page,
  }) => {
    for (const path of knownPaths.filter((known) => isFirstWithItsStyles(known) === isFirst))
      await test.step(path, async () => {
        await openHydrated(page, path);
        // Safari takes the role from lists with `list-style: none` (https://bugs.webkit.org/show_bug.cgi?id=170179). A marker of no
        // text keeps it.
        const styles = await page
          .locator(":is(ul, ol, menu):not([role])")
          .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
        expect(styles.length).toBeGreaterThan(0);
        expect(styles).not.toContain("none");

        await setTextMode(page, PHONE_AT_200);
        await expect.poll(() => brokenWords(page)).toEqual([]);
        if ((await buyBarLink(page).count()) === 0) return;
        const part = await buyBarLink(page).evaluate(
          (node) => (node.parentElement?.getBoundingClientRect().height ?? Infinity) / window.innerHeight,
        );
        expect(part).toBeLessThanOrEqual(LARGEST_BAR);
      });
  });
