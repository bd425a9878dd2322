import { buyButtonLabels } from "@/content/interface";
import { AT_NIGHT } from "../every.ts";
import {
  addButton,
  checkout,
  checkoutButton,
  closePopupButton,
  heading,
  pickBundle,
  popup,
} from "../locators.ts";
import { addToCart } from "../pages.ts";
import { failures, RoutedShop } from "../routed-shop.ts";
import { lastBundle, notFoundHeading } from "../site-content.ts";
import { expect, test } from "../test.ts";

const BRO25 = [{ key: "__snowball", value: "BRO25" }];

/** The attributes of the shop's newest cart. */
function attributesAtShop(shop: RoutedShop, url: string) {
  return shop.store.readCart(new URL(url).searchParams.get("cart") ?? "")?.attributes;
}

test(
  "a cart that is created after a referral link has the code from its first request on",
  AT_NIGHT,
  async ({ page }) => {
    const shop = await RoutedShop.open(page);
    await page.goto("/BRO25");
    await addToCart(page);

    expect(shop.of("cartCreate")).toMatchObject([{ input: { attributes: BRO25 } }]);
    expect(shop.of("cartAttributesUpdate")).toEqual([]);

    await checkoutButton(page).click();
    await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
    expect(attributesAtShop(shop, page.url())).toEqual(BRO25);
  },
);

test("a direct checkout has the code, the chosen bundle and the chosen quantity", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  await page.goto("/BRO25");
  await checkout(page).scrollIntoViewIfNeeded();
  await pickBundle(page, lastBundle);
  await checkout(page).getByRole("button", { name: "Increment" }).click();
  await checkout(page).getByRole("button", { name: buyButtonLabels.product.buyNow }).click();
  await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();

  const merchandiseId = expect.stringContaining(lastBundle.variantId);
  expect(shop.of("cartCreate")).toMatchObject([
    { input: { attributes: BRO25, lines: [{ merchandiseId, quantity: 2 }] } },
  ]);
  expect(attributesAtShop(shop, page.url())).toEqual(BRO25);
});

test(
  "a cart without a code gets the code of a later visit, and keeps its other attributes",
  AT_NIGHT,
  async ({ page }) => {
    const shop = await RoutedShop.open(page);
    await page.goto("/");
    await addToCart(page);
    const [cartId] = await page.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, value]) =>
        key.endsWith(".checkoutId") ? [String(value)] : [],
      ),
    );
    await shop.store.fetch("https://shop/", {
      method: "POST",
      body: JSON.stringify({
        query:
          'mutation ($id: ID!) { cartAttributesUpdate(cartId: $id, attributes: [{ key: "gift", value: "yes" }]) { cart { id } } }',
        variables: { id: cartId },
      }),
    });

    await page.goto("/?snowball=BRO25");
    await checkout(page).scrollIntoViewIfNeeded();
    await expect
      .poll(() => shop.of("cartAttributesUpdate"))
      .toEqual([{ cartId, attributes: [{ key: "gift", value: "yes" }, ...BRO25], discountCodes: ["BRO25"] }]);
    expect(shop.of("cartNoteUpdate")).toEqual([]);
  },
);

test.describe("with the referral popup", () => {
  test.use({ popup: "keep" });

  test(
    "a code from another tab is added to the existing cart, or at checkout when that fails",
    AT_NIGHT,
    async ({ page, context, watch }) => {
      watch.allow(/status of 400/);
      const shop = await RoutedShop.open(page);
      await page.goto("/");
      await addToCart(page);
      expect(shop.of("cartAttributesUpdate")).toEqual([]);

      // The attribute alone is tried as well.
      shop.fail("cartAttributesUpdate", failures.status(400), 2);
      // The FAQ page loads no purchase, so only the first tab can update the cart.
      const other = await context.newPage();
      await other.goto("/faq?snowball=BRO25");
      await expect
        .poll(() => shop.of("cartAttributesUpdate"))
        .toMatchObject([{ attributes: BRO25 }, { attributes: BRO25 }]);

      await page.bringToFront();
      // The popup is above the open cart, which stays open when the popup is closed.
      await closePopupButton(page).click();
      await expect(popup(page)).toBeHidden();
      await checkoutButton(page).click();
      await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
      expect(attributesAtShop(shop, page.url())).toEqual(BRO25);
    },
  );
});

test("the cart has the last of two codes", AT_NIGHT, async ({ page }) => {
  const shop = await RoutedShop.open(page);
  await page.goto("/BRO25");
  await addToCart(page);
  await page.goto("/MATTE15");
  await addToCart(page);

  expect(shop.of("cartCreate")).toHaveLength(1);
  expect(shop.of("cartAttributesUpdate")).toMatchObject([
    { attributes: [{ key: "__snowball", value: "MATTE15" }] },
  ]);
  await checkoutButton(page).click();
  await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
  expect(attributesAtShop(shop, page.url())).toEqual([{ key: "__snowball", value: "MATTE15" }]);
});

test("a cart without a code has no attribute, and the console warns once", AT_NIGHT, async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const shop = await RoutedShop.open(page);
  const codeWarnings = () => warnings.filter((text) => text.includes("no referral code"));
  await page.goto("/");
  await addToCart(page);
  expect(codeWarnings()).toHaveLength(1);
  await page.keyboard.press("Escape");
  await addToCart(page);

  expect(shop.of("cartCreate")).toMatchObject([{ input: { attributes: [] } }]);
  expect(codeWarnings()).toHaveLength(1);
});

test("a mistyped address after a valid link does not replace its code", AT_NIGHT, async ({ page, watch }) => {
  watch.allow(/status of 404/);
  const shop = await RoutedShop.open(page);
  await page.goto("/BRO25");
  await page.goto("/ab");
  await expect(heading(page)).toHaveText(notFoundHeading);
  await page.goto("/");
  await addToCart(page);
  expect(shop.of("cartCreate")).toMatchObject([{ input: { attributes: BRO25 } }]);
});

test("a failed attribute request does not stop the sale", AT_NIGHT, async ({ page, watch }) => {
  watch.allow(/status of 400/);
  const shop = await RoutedShop.open(page);
  await page.goto("/");
  await addToCart(page);
  shop.fail("cartAttributesUpdate", failures.status(400));
  await page.goto("/BRO25");
  await addToCart(page);
  await checkoutButton(page).click();
  await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
});

test("two fast clicks create one cart with both pieces in it", AT_NIGHT, async ({ page }) => {
  const shop = await RoutedShop.open(page);
  await page.goto("/BRO25");
  await checkout(page).scrollIntoViewIfNeeded();
  const add = addButton(page);
  await expect(add).toBeVisible();
  await add.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole("spinbutton", { name: buyButtonLabels.cart.quantity }).last()).toHaveValue("2");
  expect(shop.of("cartCreate")).toHaveLength(1);
});
