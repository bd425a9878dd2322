// One cart for all tabs, and each line in it once.
import type { Page } from "playwright/test";
import { buyButtonLabels } from "@/content/interface";
import { AT_NIGHT } from "../every.ts";
import { addButton, cart, checkout, pickBundle } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { expectCartOf, storedCode } from "../referral-steps.ts";
import { RoutedShop } from "../routed-shop.ts";
import { changeAtShop, expectPaid, expectShown, openWithCart, quantity } from "../shop-cart.ts";
import { centsOf, firstBundle, reducedCentsOf, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

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
