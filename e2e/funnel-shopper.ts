// A scripted shopper on a phone, who taps the first thing in the window that leads on to the checkout, and otherwise scrolls.
import type { Page } from "playwright/test";
import { referralPopup } from "@/content/code-offer";
import { buyButtonLabels } from "@/content/interface";
import { isInUpperHalf } from "./page-hands.ts";

/** The part of the window by which a shopper scrolls: some lines stay in view. */
const SCROLL_SHARE = 0.85;
/** The buttons that the shopper taps. */
const LABELS = { redeem: referralPopup.redeem, buyNow: buyButtonLabels.product.buyNow };

/**
 * Goes from the current screen to the demo checkout. Returns the taps, and the screens that were scrolled.
 */
export async function reachCheckout(page: Page): Promise<{ taps: number; screens: number }> {
  const way = { taps: 0, screens: 0 };
  while (new URL(page.url()).pathname !== "/demo/checkout") {
    const next = await page.evaluate(nextTap, LABELS);
    if (next === null && (await scrollOn(page))) {
      way.screens += 1;
      continue;
    }
    if (next === null) await tapLogo(page);
    else {
      await page.mouse.click(next.x, next.y);
      await waitForResult(page, next.leadsTo);
    }
    way.taps += 1;
  }
  return way;
}

/** Scrolls on. Returns false at the end of the page. */
async function scrollOn(page: Page): Promise<boolean> {
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, (page.viewportSize()?.height ?? 0) * SCROLL_SHARE);
  await stopped(page);
  return (await page.evaluate(() => window.scrollY)) > before;
}

/** The way on from the end of a page where nothing leads to the checkout: the start of the home page. */
async function tapLogo(page: Page): Promise<void> {
  await page.locator('header a[href="/"]').first().click();
  await page.waitForFunction(() => window.location.pathname === "/" && window.scrollY === 0);
  await stopped(page);
}

async function waitForResult(page: Page, leadsTo: string): Promise<void> {
  if (leadsTo === "checkout") return page.waitForURL(/\/demo\/checkout/);
  await page.waitForFunction(isInUpperHalf, leadsTo);
  await stopped(page);
}

/** The positions, in window heights from the top, from which the shopper starts on a page. */
export async function startsOn(page: Page): Promise<number[]> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight - 1);
  return [0, end / 3, (end * 2) / 3, end];
}

export async function startAt(page: Page, position: number): Promise<void> {
  await page.evaluate((share) => {
    window.scrollTo({ top: share * window.innerHeight, behavior: "instant" });
  }, position);
  await stopped(page);
}

/** Resolves when the page has not scrolled for ten frames, and the buttons of a picker in view have loaded. */
async function stopped(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isLoading = () => {
      const picker = document.getElementById("shopify-checkout");
      const { top = 0, bottom = 0 } = picker?.getBoundingClientRect() ?? {};
      return bottom > 0 && top < window.innerHeight && !picker?.querySelector("button.shopify-buy__btn");
    };
    let position = window.scrollY;
    for (let still = 0; still < 10 || isLoading(); still += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      if (window.scrollY !== position) still = 0;
      position = window.scrollY;
    }
  });
}

/** Runs in the page. The point of the next tap, or null when nothing in the window leads on. */
function nextTap({ redeem, buyNow }: typeof LABELS): { leadsTo: string; x: number; y: number } | null {
  const targets: [leadsTo: string, selector: string, text?: string][] = [
    ["shopify-checkout", "dialog[open] button", redeem],
    ["checkout", "#shopify-checkout button", buyNow],
    ["shopify-checkout", 'a[href*="#shopify-checkout"]'],
    ["the-drop", 'a[href*="#the-drop"]'],
  ];
  for (const [leadsTo, selector, text] of targets)
    for (const element of document.querySelectorAll(selector)) {
      // The navigation bar's link opens the cart.
      if (element.closest("header")) continue;
      if (text !== undefined && element.textContent?.trim() !== text) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isWhole = top >= 0 && top + height <= window.innerHeight;
      if (isWhole && element.contains(document.elementFromPoint(x, y))) return { leadsTo, x, y };
    }
  return null;
}
