// Addresses whose hash names the drop, on a fresh load and when they are entered once more.
import type { Page } from "playwright/test";
import { drop } from "../locators.ts";
import { expectTop, scrollY } from "../pages.ts";
import { EACH_BROWSER, EACH_BROWSER_BY_DAY, expect, test } from "../test.ts";

/** Records the positions through which each page is scrolled from now on. */
const recordPositions = (page: Page) =>
  page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    const record = (): void => {
      if (positions.at(-1) !== window.scrollY) positions.push(window.scrollY);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });

/** The recorded positions that are well between the page's top and where it is now. */
async function positionsOnTheWay(page: Page): Promise<number[]> {
  const positions = await page.evaluate<number[]>("positions");
  const end = await scrollY(page);
  return positions.filter((top) => top > 100 && top < end - 100);
}

test(
  "a fresh load of the drop's hash scrolls smoothly to its offset",
  EACH_BROWSER_BY_DAY,
  async ({ page }) => {
    await recordPositions(page);
    // A busy machine may paint only the last step of a smooth scroll. A page that jumps is never seen on the way.
    await expect(async () => {
      // Browsers load the page again only when another path comes in between.
      await page.goto("/404");
      await page.goto("/#the-drop?offset=120");
      await expectTop(drop(page), 120);
      expect(await positionsOnTheWay(page)).not.toEqual([]);
    }).toPass({ timeout: 60_000 });
  },
);

test(
  "a section that grows during the scroll to the drop does not move its end",
  EACH_BROWSER,
  async ({ page }) => {
    await page.addInitScript(() => {
      const grow = (): void => {
        if (window.scrollY < 100) return;
        window.removeEventListener("scroll", grow);
        const sections = [...document.querySelectorAll("main section")];
        const late = sections[sections.findIndex(({ id }) => id === "the-drop") - 1];
        if (late instanceof HTMLElement) late.style.paddingTop = "300px";
        Object.assign(window, { late });
      };
      window.addEventListener("scroll", grow);
    });
    await page.goto("/#the-drop");
    await page.waitForFunction(() => Reflect.has(window, "late"));
    await expectTop(drop(page), 80);
  },
);
