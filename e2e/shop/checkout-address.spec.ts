// A shop whose primary domain is the site's own: Shopify makes the address of the checkout with it.
import type { Page } from "playwright/test";
import { buyButtonLabels } from "@/content/interface";
import { paths } from "@/lib/site/paths";
import { addButton, checkout, checkoutButton } from "../locators.ts";
import { addToCart, hydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { SHOP_ENVIRONMENT, SHOP_ORIGIN } from "../shop-environment.ts";
import { expectAtShop } from "../shop-cart.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

const PAID_CENTS = firstBundle.price * 75;

/** With a referral code. */
async function showPicker(page: Page): Promise<void> {
  await page.goto("/BRO25");
  await page.waitForURL("/");
  await hydrated(page);
  await checkout(page).scrollIntoViewIfNeeded();
  await expect(addButton(page)).toBeVisible();
}

test("a cart whose checkout is on the site is bought at the shop's own domain", BY_DAY, async ({ page }) => {
  const shop = await RoutedShop.open(page);
  shop.rewrite = (text) =>
    text.replaceAll(
      `${SHOP_ORIGIN}${paths.demoCheckout}?`,
      `${SHOP_ENVIRONMENT.VITE_SITE_URL}/cart/c/token?key=secret&`,
    );
  await showPicker(page);
  await addToCart(page);
  await checkoutButton(page).click();
  await expectAtShop(page, shop, PAID_CENTS);
  expect(page.url()).toContain(`${SHOP_ORIGIN}/cart/c/token?key=secret&`);
});

test("buying now leads to a cart link with the code where the address on the site names no cart", async ({
  page,
  baseURL,
}) => {
  const shop = await RoutedShop.open(page);
  shop.rewrite = (text) => text.replaceAll(/"checkoutUrl":"[^"]*"/g, `"checkoutUrl":"${baseURL}/checkout"`);
  await showPicker(page);
  await checkout(page).getByRole("button", { name: buyButtonLabels.product.buyNow }).click();
  await expectAtShop(page, shop, PAID_CENTS);
  expect(page.url()).toContain(
    `/cart/${firstBundle.variantId}:1?discount=BRO25&attributes[__snowball]=BRO25`,
  );
});
