import type { Page } from "playwright/test";
import { buyButtonLabels, cartLabels, checkoutLabels, shopProblems } from "@/content/interface";
import type { Bundle } from "@/content/schema";
import { repeatIf } from "../every.ts";
import { addButton, cart as cartOf, checkout, checkoutButton, pickBundle } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { type Answer, failures } from "../shop-requests.ts";
import { SHOP_ORIGIN } from "../shop-environment.ts";
import { filled, firstBundle, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

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

const cases: [name: string, answer: Answer, message: string][] = [
  ["500", failures.status(500), shopProblems.down],
];

/** The response for a wrong product id in the configuration, or for a product that was removed. */
const noProduct: Answer = (route) =>
  route.fulfill({ json: { data: { node: null } }, headers: { "access-control-allow-origin": "*" } });

for (const [name, answer, message] of [
  ...cases,
  ["no product of that id", noProduct, shopProblems.missing] as const,
]) {
  test(
    `the shopper gets the reason and the cart link when the product request gets ${name}`,
    repeatIf(name !== "500"),
    async ({ page, watch }) => {
      watch.allow(NETWORK_NOISE);
      const shop = await RoutedShop.open(page);
      shop.fail("*", answer);
      await openCheckout(page);

      await expect(checkout(page).getByRole("alert")).toHaveText(message);
      await expectCartLink(page, firstBundle);

      await pickBundle(page, secondBundle);
      await expectCartLink(page, secondBundle);

      shop.recover();
      await checkout(page).getByRole("button", { name: checkoutLabels.retry }).click();
      await expect(addButton(page)).toBeFocused();
      await expect(checkout(page).getByRole("alert")).toBeHidden();
    },
  );
}

for (const [name, answer, message] of cases) {
  test(
    `buying, adding and changing the cart lose nothing and show a cart link when they get ${name}`,
    repeatIf(name !== "500"),
    async ({ page, watch }) => {
      watch.allow(NETWORK_NOISE);
      const shop = await RoutedShop.open(page);
      await openCheckout(page);
      const alert = checkout(page).getByRole("alert");
      const add = addButton(page);
      await expect(add).toBeVisible();
      shop.fail("*", answer);
      await checkout(page).getByRole("button", { name: buyButtonLabels.product.buyNow }).click();
      await expect(alert).toHaveText(message);
      await expectCartLink(page, firstBundle);

      await pickBundle(page, secondBundle);
      await expect(alert).toBeHidden();
      await add.click();
      await expect(alert).toHaveText(message);
      await expectCartLink(page, secondBundle);

      shop.recover();
      await add.click();
      await expect(checkoutButton(page)).toBeVisible();
      const cart = cartOf(page);
      await expect(cart.getByRole("spinbutton", { name: buyButtonLabels.cart.quantity })).toHaveValue("1");

      shop.fail("*", answer);
      await cart.getByRole("button", { name: buyButtonLabels.cart.more }).click();
      await expect(cart.getByRole("alert")).toContainText(message);
      await expect(cart.getByRole("link", { name: cartLabels.buyAtShop })).toHaveAttribute(
        "href",
        cartLink(secondBundle.variantId),
      );
      // The message covers neither the lines nor the checkout button.
      await checkoutButton(page).click({ trial: true });
      await cart.getByRole("button", { name: buyButtonLabels.cart.more }).click({ trial: true });
      await expect(cart.getByRole("spinbutton", { name: buyButtonLabels.cart.quantity })).toHaveValue("1");
    },
  );
}

test("the shopper can buy with the code with storage denied", async ({ page, watch }) => {
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
