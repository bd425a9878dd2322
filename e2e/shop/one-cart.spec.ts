// One cart for all tabs, and each line in it once.
import type { Page } from "playwright/test";
import { buyButtonLabels } from "@/content/interface";
import { AT_NIGHT } from "../every.ts";
import { addButton, cart, cartPill, checkout, pickBundle } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { expectCartOf, storedCode } from "../referral-steps.ts";
import { type Answer, failures, RoutedShop } from "../routed-shop.ts";
import { changeAtShop, expectPaid, expectShown, openWithCart, quantity } from "../shop-cart.ts";
import { centsOf, firstBundle, reducedCentsOf, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const NOISE = /Failed to load resource|net::ERR|ShopError/;
const both = reducedCentsOf(firstBundle, "BRO25") + reducedCentsOf(secondBundle, "BRO25");

/** Opens tabs on the home page, each with the buy button ready and no cart. */
async function openTabs(page: Page, count: number): Promise<{ shop: RoutedShop; tabs: Page[] }> {
  const shop = await RoutedShop.open(page);
  await page.goto("/BRO25");
  const more = Array.from({ length: count - 1 }, async () => {
    const tab = await page.context().newPage();
    await tab.goto("/");
    return tab;
  });
  const tabs = [page, ...(await Promise.all(more))];
  for (const tab of tabs) {
    await tab.bringToFront();
    await checkout(tab).scrollIntoViewIfNeeded();
    await expect(addButton(tab)).toBeVisible();
  }
  return { shop, tabs };
}

test("two tabs without a cart make one, and both show every line", async ({ page }) => {
  const { shop, tabs } = await openTabs(page, 2);
  const [one = page, other = page] = tabs;
  await pickBundle(other, secondBundle);
  await addToCart(other);
  await expectShown(other, reducedCentsOf(secondBundle, "BRO25"), ["BRO25"]);
  await one.bringToFront();
  await addToCart(one);
  // The cart with the other tab's line opens before the request is sent.
  await expect.poll(() => shop.of("cartLinesAdd")).toHaveLength(1);
  expectCartOf(shop, "BRO25");
  for (const tab of tabs) expect(await storedCode(tab)).toBe("BRO25");
  await expectShown(other, both, ["BRO25"]);
  await expect(quantity(one)).toHaveCount(2);
  await expectPaid(one, shop, both, ["BRO25"]);
});

test("three tabs that add at the same instant make one cart with every piece", AT_NIGHT, async ({ page }) => {
  const { shop, tabs } = await openTabs(page, 3);
  await Promise.all(tabs.map((tab) => addButton(tab).evaluate((button: HTMLElement) => button.click())));
  for (const tab of tabs) {
    await expect(quantity(tab)).toHaveValue("3");
    await expect(cartPill(tab)).toContainText("3");
  }
  expect(shop.of("cartCreate")).toHaveLength(1);
  // No tab goes on answering another one.
  const sent = shop.sent.length;
  await tabs[1]?.reload();
  await page.bringToFront();
  await expectPaid(page, shop, reducedCentsOf(firstBundle, "BRO25", 3), ["BRO25"]);
  expect(shop.sent.slice(sent).filter(({ operation }) => /Update|Add|Create/.test(operation))).toEqual([]);
});

test(
  "a quantity that one tab changes is drawn in the other, whose next change counts from it",
  AT_NIGHT,
  async ({ page, context }) => {
    const { shop } = await openWithCart(page);
    const other = await context.newPage();
    await other.goto("/");
    await addToCart(other);
    await expect(quantity(page)).toHaveValue("2");
    await cart(page).getByRole("button", { name: buyButtonLabels.cart.more }).click();
    await expect(quantity(other)).toHaveValue("3");
    await cart(other).getByRole("button", { name: buyButtonLabels.cart.fewer }).click();
    await expect(quantity(page)).toHaveValue("2");
    expect(shop.of("cartLinesUpdate")).toMatchObject([
      { lines: [{ quantity: 3 }] },
      { lines: [{ quantity: 2 }] },
    ]);
    await page.bringToFront();
    await expectPaid(page, shop, centsOf(firstBundle, 2));
  },
);

test(
  "a page that comes back from the browser's cache shows the cart as it is by then",
  AT_NIGHT,
  async ({ page }) => {
    const { shop, cartId } = await openWithCart(page);
    const merchandiseId = `gid://shopify/ProductVariant/${secondBundle.variantId}`;
    await changeAtShop(
      shop,
      cartId,
      `cartLinesAdd(cartId: $cartId, lines: [{ merchandiseId: "${merchandiseId}", quantity: 1 }])`,
    );
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(quantity(page)).toHaveCount(2);
    await expectPaid(page, shop, centsOf(firstBundle) + centsOf(secondBundle));
  },
);

/** The shop does what it is asked for, and then this happens to its response. */
const afterwards =
  (shop: RoutedShop, answer: Answer): Answer =>
  async (route) => {
    const body = route.request().postData() ?? "";
    await shop.store.fetch(route.request().url(), { method: "POST", body });
    await answer(route);
  };

for (const [name, answer] of [
  ["500", failures.status(500)],
  ["503", failures.status(503)],
  ["an unreadable response", failures.malformed],
  ["a lost connection", failures.aborted],
] as const) {
  test(`a piece that was added is not added again after ${name}`, AT_NIGHT, async ({ page, watch }) => {
    watch.allow(NOISE);
    const { shop } = await openWithCart(page);
    await page.keyboard.press("Escape");
    shop.fail("cartLinesAdd", afterwards(shop, answer), 1);
    await addToCart(page);
    await expect(quantity(page)).toHaveValue("2");
    expect(shop.of("cartLinesAdd")).toHaveLength(1);
    await expectPaid(page, shop, centsOf(firstBundle, 2));
  });
}

test(
  "a piece that was not added because of a 503 is added without a message",
  AT_NIGHT,
  async ({ page, watch }) => {
    watch.allow(NOISE);
    const { shop } = await openWithCart(page);
    await page.keyboard.press("Escape");
    shop.fail("cartLinesAdd", failures.status(503), 1);
    await addToCart(page);
    await expect(quantity(page)).toHaveValue("2");
    await expect(checkout(page).getByRole("alert")).toBeHidden();
    await expectPaid(page, shop, centsOf(firstBundle, 2));
  },
);

test(
  "a piece whose fate is unknown is looked for when the shopper tries again",
  AT_NIGHT,
  async ({ page, watch }) => {
    watch.allow(NOISE);
    const { shop } = await openWithCart(page);
    await page.keyboard.press("Escape");
    shop.fail("cartLinesAdd", afterwards(shop, failures.status(503)), 1);
    shop.fail("cart", failures.status(503));
    await addButton(page).click();
    await expect(checkout(page).getByRole("alert")).toBeVisible();
    shop.recover();
    await page.keyboard.press("Escape");
    await addToCart(page);
    await expect(quantity(page)).toHaveValue("2");
    expect(shop.of("cartLinesAdd")).toHaveLength(1);
    await expectPaid(page, shop, centsOf(firstBundle, 2));
  },
);
