import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { hero } from "@/content/home";
import { paths } from "@/lib/site/paths";
import { fillText } from "@/lib/text/fill-text";
import { barLink, heading, matteSwitch } from "../locators.ts";
import { centerOf, DESKTOP, openHydrated, PHONE, scrollY } from "../pages.ts";
import { homeHeading, required } from "../site-content.ts";
import { swipe } from "../swipe.ts";
import { expect, test } from "../test.ts";
import { brokenAcrossLines, WORDS } from "../typesetting.ts";

const slider = (page: Page): Locator => page.getByRole("slider", { name: hero.wipe.label });
const sheet = (page: Page): Locator => page.getByText(hero.wipe.hint, { exact: true });
const done = (page: Page): Locator => page.getByRole("status").getByText(hero.wipe.done, { exact: true });

/** The word in the window. Its element is as wide as the page. */
async function boxOfWord(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  return heading(page).evaluate((node) => {
    const text = document.createRange();
    text.selectNodeContents(node.firstElementChild ?? node);
    const { x, y, width, height } = text.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** The brightest point of the word's first half, 0 to 255: the pack covers a part of the second half. */
async function brightest(page: Page): Promise<number> {
  const { x, y, width, height } = await boxOfWord(page);
  const clip = { x, y: y + height * 0.15, width: width / 2, height: height / 2 };
  const { channels } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .stats();
  return required(channels[0], "channel").max;
}

const percentLeft = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await slider(page).getAttribute("aria-valuetext")) ?? "")?.[0]);

/** Waits until the sheet, or the switch in its place, has arrived. Playwright scrolls the page in order to click what moves. */
async function atRest(control: Locator): Promise<Locator> {
  await control.evaluate(async (node) => {
    const stage = node.closest("section") ?? document.body;
    const arrivals = stage.getAnimations({ subtree: true }).filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(arrivals.map(async ({ finished }) => finished));
  });
  return control;
}

/** Drags the sheet along the upper part of the word and back along the lower one. */
async function wipeByMouse(page: Page): Promise<void> {
  const from = await centerOf(await atRest(sheet(page)));
  const { x, y, width, height } = await boxOfWord(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(x, y + height * 0.35, { steps: 5 });
  await page.mouse.move(x + width, y + height * 0.35, { steps: 15 });
  await page.mouse.move(x + width, y + height * 0.65, { steps: 5 });
  await page.mouse.move(x, y + height * 0.65, { steps: 15 });
  await page.mouse.up();
}

test("a mouse drags the sheet over the headline, which loses its gloss and stays matte", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openHydrated(page, "/");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", fillText(hero.wipe.left, { percent: 100 }));
  expect(await brightest(page)).toBeGreaterThan(230);
  await wipeByMouse(page);
  await expect(done(page)).toBeAttached();
  await expect(slider(page)).toHaveCount(0);
  await expect.poll(() => brightest(page)).toBeLessThan(140);
  // The state is kept while the visitor is on other pages. The pages fade into each other.
  await barLink(page, paths.faq).click();
  await expect(heading(page)).not.toHaveText(homeHeading);
  await page.goBack();
  await expect(heading(page)).toHaveText(homeHeading);
  await expect.poll(() => brightest(page)).toBeLessThan(140);
  await expect(slider(page)).toHaveCount(0);
});

test("with reduced motion a switch makes the headline matte at once, and glossy again", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/");
  await expect(slider(page)).toHaveCount(0);
  await (await atRest(matteSwitch(page))).check();
  await expect.poll(() => brightest(page)).toBeLessThan(140);
  await matteSwitch(page).uncheck();
  await expect.poll(() => brightest(page)).toBeGreaterThan(230);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => brokenAcrossLines(matteSwitch(page).locator(".."), WORDS)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("a finger wipes wherever it begins on the word, and the page does not scroll", async ({ page }) => {
    await openHydrated(page, "/");
    await expect(slider(page)).toBeAttached();
    const { x, y, width, height } = await boxOfWord(page);
    // The second half of the way is below the corner of the pack's picture.
    await swipe(page, { x: x + 10, y: y + height / 2 }, { x: x + width - 10, y: y + height / 2 + 20 });
    await expect.poll(() => percentLeft(page)).toBeLessThan(60);
    expect(await scrollY(page)).toBe(0);
  });

  test("a finger that moves up on the sheet scrolls the page and wipes nothing", async ({ page }) => {
    await openHydrated(page, "/");
    await expect(slider(page)).toBeAttached();
    const { x, y } = await centerOf(await atRest(sheet(page)));
    await swipe(page, { x: x + 10, y: y + 40 }, { x: x + 15, y: y - 20 });
    await expect.poll(() => scrollY(page)).toBeGreaterThan(20);
    expect(await percentLeft(page)).toBe(100);
  });
});

test("in forced colors and in print the headline has no sheet", async ({ page }) => {
  await openHydrated(page, "/");
  await expect(sheet(page)).toBeVisible();
  await page.emulateMedia({ forcedColors: "active" });
  await expect(sheet(page)).toBeHidden();
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  await expect(sheet(page)).toBeHidden();
});
