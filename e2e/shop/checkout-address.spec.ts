// A shop whose primary domain is the site's own: Shopify makes the address of the checkout with it.
import { paths } from "@/lib/site/paths";
import { checkoutButton } from "../locators.ts";
import { addToCart, hydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { SHOP_ENVIRONMENT, SHOP_ORIGIN } from "../shop-environment.ts";
import { expectAtShop } from "../shop-cart.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

test("a cart whose checkout is on the site is bought at the shop's own domain", BY_DAY, async ({ page }) => {
  const shop = await RoutedShop.open(page);
  shop.rewrite = (text) =>
    text.replaceAll(
      `${SHOP_ORIGIN}${paths.demoCheckout}?`,
      `${SHOP_ENVIRONMENT.VITE_SITE_URL}/cart/c/token?key=secret&`,
    );
  await page.goto("/BRO25");
  await page.waitForURL("/");
  await hydrated(page);
  await addToCart(page);
  await checkoutButton(page).click();
  await expectAtShop(page, shop, firstBundle.price * 75);
  expect(page.url()).toContain(`${SHOP_ORIGIN}/cart/c/token?key=secret&`);
});
