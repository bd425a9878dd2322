// Text of twice the size on a phone: words keep their letters together, and the buy bar leaves the page its room.
import type { Page } from "playwright/test";
import { repeatIf } from "../every.ts";
import { buyBarLink } from "../locators.ts";
import { isFirstWithItsStyles, knownPaths, openHydrated, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";
import { PHONE_AT_200, setTextMode } from "../text-modes.ts";

test.use({ viewport: PHONE, contextOptions: { reducedMotion: "reduce" } });

/** The largest part of the window that the bar may take. */
const LARGEST_BAR = 0.2;

/** The words that continue on another line. An address is longer than a line and has no other place to break. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[^\s-]+/g)) {
        if (/[@/.]\w/.test(word)) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 8) broken.add(word);
      }
    }
    return [...broken];
  });
}

for (const path of knownPaths) {
  test(
    `${path} breaks no word, and gives the buy bar at most a fifth of the screen, at 200% text`,
    repeatIf(!isFirstWithItsStyles(path)),
    async ({ page }) => {
      await openHydrated(page, path);
      await setTextMode(page, PHONE_AT_200);
      await expect.poll(() => brokenWords(page)).toEqual([]);
      const link = buyBarLink(page);
      if ((await link.count()) === 0) return;
      const part = await link.evaluate(
        (node) => (node.parentElement?.getBoundingClientRect().height ?? Infinity) / window.innerHeight,
      );
      expect(part).toBeLessThanOrEqual(LARGEST_BAR);
    },
  );
}
