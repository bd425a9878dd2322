// The referral code as the discount of a cart: what is sent, what is shown, and what is paid at the shop.
import { buyButtonLabels } from "@/content/interface";
import { cart } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { expectPaid, expectShown } from "../shop-cart.ts";
import { firstBundle, reducedCentsOf } from "../site-content.ts";
import { expect, test } from "../test.ts";
const reduced = reducedCentsOf(firstBundle, "BRO25");
const reducedTwo = reducedCentsOf(firstBundle, "BRO25", 2);

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
