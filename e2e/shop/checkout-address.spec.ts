// A shop whose primary domain is the site's own: Shopify makes the address of the checkout with it.
import type { Page } from "playwright/test";
import { buyButtonLabels } from "@/content/interface";
import { paths } from "@/lib/site/paths";
import { repeatIf } from "../every.ts";
import { addButton, cart, checkout, checkoutButton } from "../locators.ts";
import { hydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { SHOP_ENVIRONMENT, SHOP_ORIGIN } from "../shop-environment.ts";
import { expectAtShop } from "../shop-cart.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const PAID_CENTS = firstBundle.price * 75;

/** With a referral code. */
async function showPicker(page: Page): Promise<void> {
  await page.goto("/BRO25");
  await page.waitForURL("/");
  await hydrated(page);
  await checkout(page).scrollIntoViewIfNeeded();
  await expect(addButton(page)).toBeVisible();
}

for (const [name, siteOf] of [
  ["the page's own address", (origin: string) => origin],
  ["the configured site", () => SHOP_ENVIRONMENT.VITE_SITE_URL],
  ["its www. address", () => SHOP_ENVIRONMENT.VITE_SITE_URL.replace("//", "//www.")],
] as const) {
  test(
    `a cart whose checkout is on ${name} is bought at the shop's own domain, with its code`,
    repeatIf(name !== "the configured site"),
    async ({ page, baseURL }) => {
      const shop = await RoutedShop.open(page);
      const site = siteOf(baseURL ?? "");
      shop.rewrite = (text) =>
        text.replaceAll(`${SHOP_ORIGIN}${paths.demoCheckout}?`, `${site}/cart/c/token?key=secret&`);
      await showPicker(page);
      await addButton(page).click();
      await expect(cart(page).getByText(buyButtonLabels.cart.total, { exact: true })).toBeVisible();
      await checkoutButton(page).click();
      await expectAtShop(page, shop, PAID_CENTS);
      expect(page.url()).toContain(`${SHOP_ORIGIN}/cart/c/token?key=secret&`);
    },
  );
}

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
