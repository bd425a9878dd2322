// Addresses whose hash names a section: on a fresh load, when it is entered once more, and on the way back. History entries that the
// router did not create, by a full load or a plain #link, have no key of their own.
import type { Page } from "playwright/test";
import { textPageLabels } from "@/content/text-page";
import { drop } from "../locators.ts";
import { expectTop, hydrated, nextPaint, openHydrated, scrollY } from "../pages.ts";
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

test("the back button returns from a section to the position of its link", async ({ page }) => {
  await openHydrated(page, "/privacy");
  const link = page.getByRole("navigation", { name: textPageLabels.contents }).getByRole("link").nth(6);
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  await link.click();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1_000);
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
  await expect.poll(() => scrollY(page)).toBe(before);
});

test("the section of a hash keeps its place when a late font adds a line above it", async ({ page }) => {
  for (const [hash, id, pixels] of [
    ["#the-drop", "#the-drop", 80],
    ["#the-drop?offset=50", "#the-drop", 50],
    ["#shopify-checkout", "#shopify-checkout", 20],
  ] as const) {
    await page.goto("/404");
    await page.goto(`/${hash}`);
    const section = page.locator(id);
    await hydrated(page);
    await expectTop(section, pixels);
    const line = await section.evaluateHandle((node) => {
      const added = document.createElement("p");
      added.textContent = "W";
      const sections = [...document.querySelectorAll("main section")];
      sections[sections.indexOf(node) - 1]?.prepend(added);
      return added;
    });
    await nextPaint(page);
    expect(await line.evaluate(({ offsetHeight }) => offsetHeight)).toBeGreaterThan(10);
    await expectTop(section, pixels);
  }
});
