// What is paid at the shop, which decides on each discount at the moment of payment.
import { straightLink } from "../locators.ts";
import { RoutedShop } from "../routed-shop.ts";
import { centsOf, lastBundle, reducedCentsOf } from "../site-content.ts";
import { expect, test } from "../test.ts";

test("a cart link is paid with the discount of its code, as long as the shop gives it", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  await page.goto("/BRO25");
  await straightLink(page, lastBundle).click();
  await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
  expect(shop.paid(page.url())).toBe(reducedCentsOf(lastBundle, "BRO25"));

  shop.changeDiscount("BRO25", { percent: 100 });
  expect(shop.paid(page.url())).toBe(0);
  shop.changeDiscount("BRO25", { percent: 25, isExpired: true });
  expect(shop.paid(page.url())).toBe(centsOf(lastBundle));
  shop.changeDiscount("BRO25", { isExpired: false, code: "BRO26" });
  expect(shop.paid(page.url())).toBe(centsOf(lastBundle));
  shop.changeDiscount("BRO26", { code: "bro25" });
  expect(shop.paid(page.url())).toBe(reducedCentsOf(lastBundle, "BRO25"));
  shop.changeDiscount("bro25", null);
  expect(shop.paid(page.url())).toBe(centsOf(lastBundle));
});
