// More than a visit ever brings: thousands of codes from another tab, a cart of a thousand lines, and large messages. What is expected is
// that the page answers the next tap and holds what is true; a busy machine decides how long that takes.
import type { Page } from "playwright/test";
import { reviews as reviewsText } from "@/content/home-end";
import { buyButtonLabels, shopProblems } from "@/content/interface";
import { DAY_MS } from "@/lib/text/day-ms";
import { fillText } from "@/lib/text/fill-text";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { AT_NIGHT } from "../every.ts";
import { addButton, cart, cartPill, checkout, checkoutButton, straightLink } from "../locators.ts";
import { addToCart, openHydrated } from "../pages.ts";
import { expectCartOf, storedCode } from "../referral-steps.ts";
import { type Answer, RoutedShop } from "../routed-shop.ts";
import { quantity } from "../shop-cart.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const CODES = 5_000;
const LINES = 1_000;
/** How many the stand-in has of each bundle. */
const STOCK = 999;
/** Drawing all lines takes 2 seconds, and on a busy machine more than the usual limit. */
const BUSY_MS = 60_000;
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

/** The shop's answers, with each line of a cart and each warning about a line a thousand times. */
const thousandfold =
  ({ store }: RoutedShop): Answer =>
  async (route) => {
    const request = route.request();
    const response = await store.fetch(request.url(), { method: "POST", body: request.postData() });
    const text = await response.text();
    const json = JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      (key === "edges" || key === "warnings") && Array.isArray(value) ? value.flatMap(copies) : value,
    );
    await route.fulfill({
      status: response.status,
      contentType: "application/json",
      headers: { "access-control-allow-origin": "*" },
      body: json,
    });
  };

/** Line ids are `gid://shopify/CartLine/<id>?cart=<cart>`. */
function copies(entry: unknown): unknown[] {
  const text = JSON.stringify(entry);
  if (!text.includes("/CartLine/")) return [entry];
  return Array.from({ length: LINES }, (_, index): unknown =>
    index === 0 ? entry : JSON.parse(text.replaceAll(/(\/CartLine\/[^?"]*)/g, `$1-${index}`)),
  );
}

test(
  `a cart of ${LINES} lines that are refused for their quantity says so, and leads to the checkout`,
  AT_NIGHT,
  async ({ page }) => {
    const shop = await RoutedShop.open(page);
    await openHydrated(page, "/");
    await addToCart(page);
    shop.fail("*", thousandfold(shop));
    await page.reload();
    await expect(cartPill(page)).toContainText(String(LINES));
    await cartPill(page).click();
    await expect(quantity(page)).toHaveCount(LINES);
    await quantity(page)
      .first()
      .fill(String(STOCK + 1));
    await quantity(page).first().blur();
    // The lines are of one bundle.
    await expect(cart(page).getByRole("alert")).toContainText(
      fillText(shopProblems["few-left"], { quantity: STOCK * LINES }),
      { timeout: BUSY_MS },
    );
    await expect(quantity(page).first()).toHaveValue(String(STOCK));
    await expect(quantity(page)).toHaveCount(LINES);
    await cart(page).getByRole("button", { name: buyButtonLabels.cart.close }).click();
    await cartPill(page).click();
    await checkoutButton(page).click();
    await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
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
    // The frame also reports the height of what it has drawn, as when the widget is initialized again.
    await frame.locator("div:has(> .jdgm-widget)").evaluate((drawn, { count, length, height }) => {
      if (drawn instanceof HTMLElement) drawn.style.height = `${height}px`;
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
