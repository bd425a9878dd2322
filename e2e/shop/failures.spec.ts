import type { Page } from "playwright/test";
import { buyButtonLabels, cartLabels, checkoutLabels, shopProblems } from "@/content/interface";
import type { Bundle } from "@/content/schema";
import { AT_NIGHT, repeatIf } from "../every.ts";
import { addButton, cart as cartOf, cartPill, checkout, checkoutButton, pickBundle } from "../locators.ts";
import { addToCart, BUY_BUTTON_FILE, expectTop, hydrated, pauseClock } from "../pages.ts";
import { checkOut } from "../referral-steps.ts";
import { type Answer, failures, RoutedShop } from "../routed-shop.ts";
import { SHOP_ORIGIN } from "../shop-environment.ts";
import { filled, firstBundle, reducedCentsOf, secondBundle } from "../site-content.ts";
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
  ["401", failures.status(401), shopProblems.refused],
  ["404", failures.status(404), shopProblems.missing],
  ["429", failures.status(429), shopProblems.busy],
  ["500", failures.status(500), shopProblems.down],
  ["malformed", failures.malformed, shopProblems.garbled],
  ["abort", failures.aborted, shopProblems.blocked],
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
    repeatIf(name !== "401"),
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

test("a request that fails once with 503 is retried without a message", AT_NIGHT, async ({ page, watch }) => {
  watch.allow(NETWORK_NOISE);
  const shop = await RoutedShop.open(page);
  shop.fail("*", failures.status(503), 1);
  await openCheckout(page);
  await expect(addButton(page)).toBeVisible();
  await expect(checkout(page).getByRole("alert")).toBeHidden();
});

test("a request to the shop times out after 8 seconds, not before", AT_NIGHT, async ({ page, watch }) => {
  watch.allow(NETWORK_NOISE);
  await pauseClock(page);
  const shop = await RoutedShop.open(page);
  shop.fail("*", failures.hanging);
  await page.goto("/?snowball=BRO25");
  await page.clock.runFor(500);
  await hydrated(page);
  await page.clock.runFor(2_000);
  await expect.poll(() => shop.sent.length).toBeGreaterThan(0);
  await page.clock.runFor(7_500);
  await expect(checkout(page).getByRole("alert")).toBeHidden();
  await expect(
    checkout(page).getByRole("link", { name: filled(checkoutLabels.buy, firstBundle.name) }),
  ).toHaveAttribute("href", cartLink(firstBundle.variantId));
  await page.clock.runFor(1_000);
  await expect(checkout(page).getByRole("alert")).toHaveText(shopProblems.slow);
  await expect(
    checkout(page).getByRole("link", { name: filled(checkoutLabels.buyAtShop, firstBundle.name) }),
  ).toBeVisible();
});

test(
  "the shopper has the cart link when the buy button's script is blocked",
  AT_NIGHT,
  async ({ page, watch }) => {
    watch.allow(NETWORK_NOISE);
    await RoutedShop.open(page);
    await page.route(BUY_BUTTON_FILE, (route) => route.abort("blockedbyclient"));
    await page.goto("/faq?snowball=BRO25");
    await hydrated(page);
    // A cart that cannot be opened leads to the checkout, which shows the reason.
    await cartPill(page).click();
    await expect(page).toHaveURL("/#shopify-checkout");
    // Scrolling there starts one more attempt.
    await expectTop(checkout(page), 20);
    await expect(checkout(page).getByRole("alert")).toHaveText(shopProblems.blocked);
    await expectCartLink(page, firstBundle);
    await page.unroute(BUY_BUTTON_FILE);
    await checkout(page).getByRole("button", { name: checkoutLabels.retry }).click();
    await expect(addButton(page)).toBeVisible();
  },
);

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

test("the cart is kept when restoring it fails once", AT_NIGHT, async ({ page, watch }) => {
  watch.allow(NETWORK_NOISE);
  const shop = await RoutedShop.open(page);
  await openCheckout(page);
  await addToCart(page);

  shop.fail("cart", failures.status(503));
  await page.goto("/");
  await checkout(page).scrollIntoViewIfNeeded();
  const add = addButton(page);
  await expect(add).toBeVisible();
  await expect(checkout(page).getByRole("alert")).toHaveText(shopProblems["cart-late"]);
  await expectCartLink(page, firstBundle);
  shop.recover();
  await add.click();
  await expect(checkout(page).getByRole("alert")).toBeHidden();
  await expect(page.getByRole("spinbutton", { name: buyButtonLabels.cart.quantity }).last()).toHaveValue("2");
  expect(shop.of("cartCreate")).toHaveLength(1);
});

test(
  "a cart that the shop has deleted is created again with the same pieces, and the shopper gets a message",
  AT_NIGHT,
  async ({ page, watch }) => {
    watch.allow(NETWORK_NOISE);
    const shop = await RoutedShop.open(page);
    await openCheckout(page);
    const add = addButton(page);
    await add.click();
    await expect(checkoutButton(page)).toBeVisible();
    await page.keyboard.press("Escape");

    // The demo store keeps five carts, so five newer ones delete it.
    for (let made = 0; made < 5; made += 1) {
      await shop.store.fetch("https://shop/", {
        method: "POST",
        body: JSON.stringify({ query: "mutation { cartCreate(input: {}) { cart { id } } }" }),
      });
    }
    await add.click();
    await expect(page.getByRole("spinbutton", { name: buyButtonLabels.cart.quantity }).last()).toHaveValue(
      "2",
    );
    const cart = cartOf(page);
    await expect(cart.getByRole("status").filter({ hasText: shopProblems["cart-gone"] })).toBeVisible();
    // Nothing is left to be bought elsewhere: the new cart has all that the old one had.
    await expect(cart.getByRole("link", { name: cartLabels.buyAtShop })).toHaveCount(0);
    expect((await checkOut(page, shop)).paid).toBe(reducedCentsOf(firstBundle, "BRO25", 2));
  },
);
