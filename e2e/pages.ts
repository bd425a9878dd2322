// Paths, sizes and actions that several journeys use.
import { expect, type Locator, type Page } from "playwright/test";
import { meta as gymBag } from "@/content/articles/gym-bag-essentials-men";
import { paths } from "@/lib/site/paths";
import { addButton, checkout, checkoutButton } from "./locators.ts";
import { required } from "./site-content.ts";

/** A fixed article and a generic one. */
export const articlePaths = ["/muglife/gym-bag-essentials-men", "/muglife/oil-control-wipes-for-men"];

/** Paths that the build writes as HTML. Of the blog, one path of each kind. */
export const knownPaths: readonly string[] = [
  ...Object.values(paths),
  "/muglife/page/2",
  `/muglife/tag/${gymBag.tags[0]}`,
  ...articlePaths,
];

/** Whether the page is the first of its kind: the landing page, a page of text, a list and an article of the blog. */
export const isSample = (path: string): boolean =>
  [paths.home, paths.faq, paths.muglife, articlePaths[0]].includes(path);

/** The file with the buy button and its library. */
export const APPLICATION_FILE = /\/assets\/app-.*\.js$/;
export const BUY_BUTTON_FILE = /\/assets\/buy-button-.*\.js$/;

export { DESKTOP, PHONE } from "./windows.ts";

/** Resolves after hydration: from then on the application, and not the browser, restores scroll positions. */
export async function hydrated(page: Page): Promise<void> {
  // Any user input starts the application.
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/**
 * Stops the page's clock, until the test moves it. The clock runs until it is paused, which takes seconds on a busy machine,
 * and it cannot be paused at a time that has passed: hence an hour.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
}

/**
 * Keeps the time limits of the pages that open from now on, of five seconds and more, from being over: what a journey does meanwhile
 * takes longer on a busy machine, where the page would then do without a slow service.
 */
export async function extendLimits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0) => start(run, ms < 5_000 ? ms : 60 * ms),
    });
  });
}

/** Waits for two frames, so that the last change is painted and its layout shift is reported. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** CSS pixels between the window's top and the element's. */
export async function distanceFromTop(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().top));
}

/** Expects the element at this distance from the window's top, with one pixel of tolerance: lines have heights in fractions. */
export async function expectTop(element: Locator, pixels: number): Promise<void> {
  await expect.poll(async () => Math.abs((await distanceFromTop(element)) - pixels)).toBeLessThanOrEqual(1);
}

/** Where the element is in the window. */
export const boxOf = async (element: Locator) => required((await element.boundingBox()) ?? undefined, "box");

export async function centerOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
}

export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Delays requests for these addresses until the returned function is called. */
export async function delayRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Resolves when the cart has opened. */
export async function addToCart(page: Page): Promise<void> {
  // A late tag may change the address, and the page is rendered again.
  await expect(() => checkout(page).scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass();
  await addButton(page).click();
  await expect(checkoutButton(page)).toBeVisible();
}
