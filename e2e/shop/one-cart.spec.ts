// One cart for all tabs, and each line in it once.
import { addButton, checkout, pickBundle } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { expectCartOf, expectPaid, expectShown, quantity } from "../shop-cart.ts";
import { firstBundle, reducedCentsOf, secondBundle } from "../site-content.ts";
import { BY_DAY, expect, test } from "../test.ts";

const both = reducedCentsOf(firstBundle, "BRO25") + reducedCentsOf(secondBundle, "BRO25");

test("two tabs without a cart make one, and both show every line", BY_DAY, async ({ page: one, context }) => {
  const shop = await RoutedShop.open(one);
  const other = await context.newPage();
  for (const [tab, address] of [
    [one, "/BRO25"],
    [other, "/"],
  ] as const) {
    await tab.goto(address);
    await checkout(tab).scrollIntoViewIfNeeded();
    await expect(addButton(tab)).toBeVisible();
  }
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
