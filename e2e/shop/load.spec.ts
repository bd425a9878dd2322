// More than a visit ever brings: thousands of codes from another tab, and large messages. What is expected is
// that the page answers the next tap and holds what is true; a busy machine decides how long that takes.
import type { Page } from "playwright/test";
import { reviews as reviewsText } from "@/content/home-end";
import { DAY_MS } from "@/lib/day-ms";
import { STORAGE_KEYS } from "@/lib/storage";
import { AT_NIGHT } from "../every.ts";
import { addButton, checkout, straightLink } from "../locators.ts";
import { addToCart, openHydrated } from "../pages.ts";
import { expectCartOf, storedCode } from "../referral-steps.ts";
import { RoutedShop } from "../routed-shop.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const CODES = 5_000;
const MESSAGES = 300;
const MESSAGE_CHARACTERS = 100_000;
/** The frame's messages name this height. */
const FRAME_HEIGHT_PX = 321;

/** Stores these codes one after another, as links that are opened in another tab do. */
async function storeInAnotherTab(page: Page, codes: readonly string[]): Promise<void> {
  const other = await page.context().newPage();
  await other.goto("/robots.txt");
  const expiry = Date.now() + 10 * DAY_MS;
  await other.evaluate(
    ([key, records]) => {
      for (const record of records) localStorage.setItem(key, record);
    },
    [STORAGE_KEYS.referralCode, codes.map((code) => JSON.stringify({ code, expiry }))] as const,
  );
  await other.close();
  await page.bringToFront();
}

test(
  `of ${CODES} codes that another tab stores at once, the last one is live, is looked up and goes into the cart`,
  AT_NIGHT,
  async ({ page }) => {
    const shop = await RoutedShop.open(page);
    await openHydrated(page, "/");
    await checkout(page).scrollIntoViewIfNeeded();
    await expect(addButton(page)).toBeVisible();
    await storeInAnotherTab(page, [
      ...Array.from({ length: CODES - 1 }, (_, index) => `CODE${index}`),
      "BRO25",
    ]);
    await expect(straightLink(page, firstBundle)).toHaveAttribute("href", /=BRO25$/);
    await addToCart(page);
    expectCartOf(shop, "BRO25");
    expect(await storedCode(page)).toBe("BRO25");
    await expect.poll(() => shop.lookups).toContain("BRO25");
  },
);

test(
  `${MESSAGES} messages of ${MESSAGE_CHARACTERS} characters, of other windows and of the reviews' frame, leave the page usable`,
  AT_NIGHT,
  async ({ page }) => {
    const shop = await RoutedShop.open(page);
    await openHydrated(page, "/?snowball=BRO25");
    const region = page.getByRole("region", { name: reviewsText.heading });
    await region.scrollIntoViewIfNeeded();
    await expect(region.frameLocator("iframe").getByText("Stand-in review").first()).toBeVisible();
    const flood = { count: MESSAGES, length: MESSAGE_CHARACTERS, height: FRAME_HEIGHT_PX };
    const frame = region.frameLocator("iframe");
    await frame.locator("body").evaluate((_, { count, length, height }) => {
      for (let sent = 0; sent < count; sent += 1)
        parent.postMessage({ height, problem: null, text: "x".repeat(length) }, "*");
    }, flood);
    await expect(region.locator("iframe")).toHaveCSS("height", `${FRAME_HEIGHT_PX}px`);
    await page.evaluate(
      ({ count, length }) =>
        new Promise<void>((done) => {
          addEventListener("message", ({ data }) => data === "last" && done());
          for (let sent = 0; sent < count; sent += 1)
            postMessage({ height: sent, problem: "x".repeat(length) }, "*");
          postMessage("last", "*");
        }),
      flood,
    );
    await expect(region.locator("iframe")).toHaveCSS("height", `${FRAME_HEIGHT_PX}px`);
    await expect(frame.getByText("Stand-in review").first()).toBeVisible();
    await addToCart(page);
    expectCartOf(shop, "BRO25");
  },
);
