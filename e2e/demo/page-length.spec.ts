// On a phone the home page is at most 13 windows long: its cards stand in rows that scroll sideways.
import type { Locator, Page } from "playwright/test";
import { drop } from "@/content/home";
import { packsInARow, steps } from "@/content/home-story";
import { bundles } from "@/content/bundles";
import { paths } from "@/lib/site/paths";
import { openHydrated, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";

test.use({ viewport: PHONE });

/** The share of an element that is between the window's sides. */
const shareInView = async (item: Locator): Promise<number> =>
  item.evaluate((node) => {
    const { left, right, width } = node.getBoundingClientRect();
    return (Math.min(right, innerWidth) - Math.max(left, 0)) / width;
  });

const cardsOf = (page: Page, heading: string): Locator =>
  page.getByRole("region", { name: heading }).locator(".phone-row > li, .phone-row > ol > li");

test("the home page is at most 13 windows long, with rows that keys scroll", async ({ page }) => {
  await openHydrated(page, paths.home);
  await test.step("the footer is at most one window", async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / PHONE.height).toBeLessThanOrEqual(13);
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect(footer?.height).toBeLessThanOrEqual(PHONE.height);
  });

  await test.step("the first bundle is in view with half of the second, and the focus brings the others", async () => {
    const cards = cardsOf(page, drop.heading);
    await expect(cards).toHaveCount(bundles.length);
    expect(await shareInView(cards.first())).toBe(1);
    expect(await shareInView(cards.nth(1))).toBeCloseTo(0.5, 1);
    await cards.last().getByRole("link", { name: drop.goLabel }).focus();
    await expect.poll(async () => shareInView(cards.last())).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  await test.step("the arrow keys scroll the row of steps", async () => {
    const cards = cardsOf(page, steps.heading);
    expect(await shareInView(cards.nth(1))).toBeCloseTo(0.5, 1);
    await page.getByRole("group", { name: steps.heading }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => shareInView(cards.nth(1))).toBeGreaterThan(0.9);
  });

  await test.step("no control lies on the picture", async () => {
    const on = await page.getByAltText(packsInARow.alt).evaluate((node) => {
      const own = node.getBoundingClientRect();
      const controls = [...document.querySelectorAll("main :is(a, button, input, summary)")];
      return {
        left: own.left,
        width: own.width,
        covered: controls.filter((control) => {
          const { top, bottom, height } = control.getBoundingClientRect();
          return height > 0 && bottom > own.top && top < own.bottom;
        }).length,
      };
    });
    expect(on).toEqual({ left: 0, width: PHONE.width, covered: 0 });
  });
});
