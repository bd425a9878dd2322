// Answers of a shop that public reports tell of, and what a shopper sees and pays then.
import { buyButtonLabels, shopProblems } from "@/content/interface";
import { addButton, bundleOption, cartPill, checkout } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { type Answer, RoutedShop } from "../routed-shop.ts";
import { cartIdOf, changeAtShop, expectPaid, expectShown, openAtPicker, openWithCart } from "../shop-cart.ts";
import { centsOf, firstBundle, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const answer =
  (body: object): Answer =>
  (route) =>
    route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: body });

test("an answer without a cart, but with errors, drops nothing: the next visit has the cart", async ({
  page,
}) => {
  const { shop, cartId } = await openWithCart(page);
  shop.fail("cart", answer({ data: { cart: null }, errors: [{ message: "Internal error" }] }));
  await page.reload();
  await checkout(page).scrollIntoViewIfNeeded();
  await expect(checkout(page).getByText(shopProblems["cart-late"])).toBeVisible();
  expect(await cartIdOf(page)).toBe(cartId);
  shop.recover();
  await page.reload();
  await checkout(page).scrollIntoViewIfNeeded();
  await expect(cartPill(page)).toContainText("1");
});

test("a code that was removed at the checkout is back when the link is followed again", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  await page.goto("/?snowball=BRO25");
  await addToCart(page);
  await changeAtShop(
    shop,
    (await cartIdOf(page)) ?? "",
    "cartDiscountCodesUpdate(cartId: $cartId, discountCodes: [])",
  );
  await page.goto("/?snowball=BRO25");
  await checkout(page).scrollIntoViewIfNeeded();
  await expect(cartPill(page)).toContainText("1");
  await expect
    .poll(() => shop.of("cartAttributesUpdate").length + shop.of("cartDiscountCodesUpdate").length)
    .toBe(1);
  await cartPill(page).click();
  await expectPaid(page, shop, (centsOf(firstBundle) * 3) / 4, ["BRO25"]);
});

test("a bundle that comes with nothing, and without a word, is said to be sold out, and Buy now stays", async ({
  page,
}) => {
  const shop = await openAtPicker(page);
  shop.sellOut(firstBundle);
  shop.rewrite = (text) => text.replaceAll(/"warnings":\[[^\]]*\]/g, '"warnings":[]');
  await checkout(page).getByRole("button", { name: buyButtonLabels.product.buyNow }).click();
  // The picker has asked for the stock.
  await expect(bundleOption(page, secondBundle)).toBeChecked();
  await expect(addButton(page)).toBeVisible();
});

test("a shop that refuses attributes sells, with the discount", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  const userErrors = [{ code: "INVALID", field: ["input", "attributes"], message: "no" }];
  shop.fail("cartCreate", answer({ data: { cartCreate: { cart: null, userErrors, warnings: [] } } }), 2);
  await page.goto("/?snowball=BRO25");
  await addToCart(page);
  await expectShown(page, (centsOf(firstBundle) * 3) / 4, ["BRO25"]);
});

test("a price that rises while the page is open is in the picker as in the cart", async ({ page }) => {
  const shop = await openAtPicker(page);
  const dearer = firstBundle.price + 2;
  shop.rewrite = (text) => {
    const answered = JSON.parse(text);
    for (const { cart } of Object.values<{
      cart?: { lines?: { edges: { node: { merchandise: object } }[] } };
    }>(Object(answered.data)))
      for (const { node } of cart?.lines?.edges ?? [])
        Object.assign(node.merchandise, { price: { amount: dearer.toFixed(1), currencyCode: "USD" } });
    return JSON.stringify(answered);
  };
  await addToCart(page);
  await expect(checkout(page)).toContainText(`$${dearer}`);
});
