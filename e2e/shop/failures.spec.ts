import type { Page } from "playwright/test";
import { buyButtonLabels, cartLabels, checkoutLabels, shopProblems } from "@/content/interface";
import type { Bundle } from "@/content/schema";
import { addButton, cart, checkout, checkoutButton, pickBundle } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { failures } from "../shop-requests.ts";
import { quantity } from "../shop-cart.ts";
import { SHOP_ORIGIN } from "../shop-environment.ts";
import { filled, firstBundle, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

const NETWORK_NOISE =
  /Failed to load resource|TypeError|ShopError|net::ERR|Not Found|console\.error|JSHandle|^Error/;

/** The cart link that the shopper can use after a failure: variant, quantity, and the code twice. */
function cartLink(variantId: string): string {
  return `${SHOP_ORIGIN}/cart/${variantId}:1?discount=BRO25&attributes[__snowball]=BRO25`;
}

async function expectCartLink(page: Page, bundle: Bundle): Promise<void> {
  const link = checkout(page).getByRole("link", { name: filled(checkoutLabels.buyAtShop, bundle.name) });
  await expect(link).toHaveAttribute("href", cartLink(bundle.variantId));
}

async function openCheckout(page: Page): Promise<void> {
  await page.goto("/BRO25");
  await page.waitForURL("/");
  await checkout(page).scrollIntoViewIfNeeded();
}

test(
  "buying, adding and changing the cart lose nothing and show a cart link when they fail",
  BY_DAY,
  async ({ page, watch }) => {
    watch.allow(NETWORK_NOISE);
    const shop = await RoutedShop.open(page);
    await openCheckout(page);
    const alert = checkout(page).getByRole("alert");
    const add = addButton(page);
    await expect(add).toBeVisible();
    shop.fail("*", failures.status(500));
    await checkout(page).getByRole("button", { name: buyButtonLabels.product.buyNow }).click();
    await expect(alert).toHaveText(shopProblems.down);
    await expectCartLink(page, firstBundle);

    await pickBundle(page, secondBundle);
    await expect(alert).toBeHidden();
    await add.click();
    await expect(alert).toHaveText(shopProblems.down);
    await expectCartLink(page, secondBundle);

    shop.recover();
    await add.click();
    await expect(checkoutButton(page)).toBeVisible();
    await expect(quantity(page)).toHaveValue("1");

    shop.fail("*", failures.status(500));
    const more = cart(page).getByRole("button", { name: buyButtonLabels.cart.more });
    await more.click();
    await expect(cart(page).getByRole("alert")).toContainText(shopProblems.down);
    await expect(cart(page).getByRole("link", { name: cartLabels.buyAtShop })).toHaveAttribute(
      "href",
      cartLink(secondBundle.variantId),
    );
    // The message covers neither the lines nor the checkout button.
    await checkoutButton(page).click({ trial: true });
    await more.click({ trial: true });
    await expect(quantity(page)).toHaveValue("1");
  },
);

test("the shopper can buy with the code with storage denied", BY_DAY, async ({ page, watch }) => {
  watch.allow(NETWORK_NOISE);
  await page.addInitScript(() => {
    // The frame of the reviews has no storage in any case.
    if (window !== window.top) return;
    const get = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { configurable: true, get });
  });
  const shop = await RoutedShop.open(page);
  await openCheckout(page);
  await addToCart(page);
  expect(shop.of("cartCreate")).toMatchObject([
    { input: { attributes: [{ key: "__snowball", value: "BRO25" }] } },
  ]);
  await expect(checkout(page).getByText(checkoutLabels.notKept)).toBeVisible();
});
