// The referral code as the discount of a cart: what is sent, what is shown, and what is paid at the shop.
import { buyButtonLabels } from "@/content/interface";
import { AT_NIGHT } from "../every.ts";
import { addButton, cart } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { failures } from "../shop-requests.ts";
import { changeAtShop, expectAtShop, expectPaid, expectShown, openWithCart } from "../shop-cart.ts";
import { centsOf, firstBundle, reducedCentsOf } from "../site-content.ts";
import { expect, test } from "../test.ts";

const full = centsOf(firstBundle);
const reduced = reducedCentsOf(firstBundle, "BRO25");
const reducedTwo = reducedCentsOf(firstBundle, "BRO25", 2);
const attribute = (value: string) => [{ key: "__snowball", value }];

test("a cart that is created has the code as discount, shows it, and costs less", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  await page.goto("/BRO25");
  await addToCart(page);
  expect(shop.of("cartCreate")).toMatchObject([{ input: { discountCodes: ["BRO25"] } }]);
  await expectShown(page, reduced, ["BRO25"]);
  await cart(page).getByRole("button", { name: buyButtonLabels.cart.more }).click();
  await expectPaid(page, shop, reducedTwo, ["BRO25"]);
  expect([shop.of("cartAttributesUpdate"), shop.of("cartDiscountCodesUpdate")]).toEqual([[], []]);
});

test("a restored cart gets the code at once, and in one request", AT_NIGHT, async ({ page }) => {
  const { shop, cartId } = await openWithCart(page);
  await page.goto("/BRO25");
  await addButton(page).scrollIntoViewIfNeeded();
  const written = [{ cartId, attributes: attribute("BRO25"), discountCodes: ["BRO25"] }];
  await expect.poll(() => shop.of("cartAttributesUpdate")).toEqual(written);
  await addToCart(page);
  await expectPaid(page, shop, reducedTwo, ["BRO25"]);
  expect(shop.of("cartAttributesUpdate")).toEqual(written);
});

test("a code of another tab is drawn in the open cart, and paid", AT_NIGHT, async ({ page, context }) => {
  const { shop } = await openWithCart(page);
  await expectShown(page, full);
  const other = await context.newPage();
  await other.goto("/faq?snowball=BRO25");
  await expectShown(page, reduced, ["BRO25"]);
  await page.bringToFront();
  await expectPaid(page, shop, reduced, ["BRO25"]);
});

test("a discount that the shop removes meanwhile is never shown as it was", AT_NIGHT, async ({ page }) => {
  const shop = await RoutedShop.open(page);
  await page.goto("/BRO25");
  await addToCart(page);
  await expectShown(page, reduced, ["BRO25"]);
  shop.changeDiscount("BRO25", null);
  await cart(page).getByRole("button", { name: buyButtonLabels.cart.more }).click();
  await expectPaid(page, shop, 2 * full);
});

for (const [outcome, combines, percent, shown, paid] of [
  ["both apply", true, 10, ["BRO25", "OTHER"], 65],
  ["ours is better", false, 10, ["BRO25"], 75],
  ["the other is better", false, 40, ["OTHER"], 60],
] as const) {
  test(`a code that the cart has already is kept beside ours: ${outcome}`, AT_NIGHT, async ({ page }) => {
    const { shop } = await openWithCart(page, ["OTHER"], {
      discounts: [
        { code: "BRO25", percent: 25, combines },
        { code: "OTHER", percent, combines },
      ],
    });
    await page.goto("/BRO25");
    await addToCart(page);
    expect(shop.of("cartAttributesUpdate")).toMatchObject([{ discountCodes: ["OTHER", "BRO25"] }]);
    await expectPaid(page, shop, 2 * firstBundle.price * paid, [...shown]);
  });
}

test("a write that fails is made good at checkout", AT_NIGHT, async ({ page, watch }) => {
  watch.allow(/status of 400/);
  const { shop, cartId } = await openWithCart(page);
  await changeAtShop(
    shop,
    cartId,
    'cartAttributesUpdate(cartId: $cartId, attributes: [{ key: "gift", value: "yes" }])',
  );
  // Attribute and code together, and then the attribute alone, on arrival and before the addition.
  shop.fail("cartAttributesUpdate", failures.status(400), 4);
  await page.goto("/BRO25");
  await addToCart(page);
  await expectShown(page, 2 * full);
  await cart(page).getByRole("button", { name: buyButtonLabels.cart.checkout, exact: true }).click();
  await expectAtShop(page, shop, reducedTwo);
  const paid = shop.store.readCheckout(new URL(page.url()).search);
  expect(paid?.attributes).toEqual([{ key: "gift", value: "yes" }, ...attribute("BRO25")]);
});
