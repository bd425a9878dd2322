// One cart for all tabs, and each line in it once.
import type { Page } from "playwright/test";
import { addButton, checkout, pickBundle } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { expectCartOf, expectPaid, expectShown, quantity } from "../shop-cart.ts";
import { firstBundle, reducedCentsOf, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

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

test("two tabs without a cart make one, and both show every line", BY_DAY, async ({ page }) => {
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
  await expectShown(other, both, ["BRO25"]);
  await expect(quantity(one)).toHaveCount(2);
  await expectPaid(one, shop, both, ["BRO25"]);
});
