// One cart for all tabs, and each line in it once, also where the shop loses sight of the cart.
import { shopProblems } from "@/content/interface";
import { addButton, cart, checkout, checkoutButton, pickBundle } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { expectCartOf, expectPaid, expectShown, openAtPicker, quantity } from "../shop-cart.ts";
import { centsOf, firstBundle, reducedCentsOf, secondBundle } from "../site-content.ts";
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

test("an answer with errors drops no cart, not even one that the shopper took to the checkout", async ({
  page,
}) => {
  const shop = await openAtPicker(page);
  await addToCart(page);
  await checkoutButton(page).click();
  await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
  shop.alter("cart", () => '{"data":{"cart":null},"errors":[{"message":"Internal error."}]}');
  await page.goto("/");
  await checkout(page).scrollIntoViewIfNeeded();
  await expect(checkout(page).getByText(shopProblems["cart-late"])).toBeVisible();
  shop.alter("cart");
  await addToCart(page);
  await expectPaid(page, shop, 2 * centsOf(firstBundle));
  expect(shop.of("cartCreate")).toHaveLength(1);
});

test("a cart that the shop denies to a change, and has when it is read, is tried once more; then there is a new one", async ({
  page,
}) => {
  const shop = await openAtPicker(page);
  await addToCart(page);
  const errors = [{ code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." }];
  const denied = JSON.stringify({ data: { cartLinesAdd: { cart: null, userErrors: errors, warnings: [] } } });
  shop.alter("cartLinesAdd", () => denied);
  await page.reload();
  await addToCart(page);
  await expect(cart(page).getByText(shopProblems["cart-gone"])).toBeVisible();
  await expectPaid(page, shop, 2 * centsOf(firstBundle));
  expect([shop.of("cartLinesAdd"), shop.of("cartCreate")].map(({ length }) => length)).toEqual([2, 2]);
});
