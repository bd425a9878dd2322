import { buyButtonLabels } from "@/content/interface";
import {
  addButton,
  checkout,
  checkoutButton,
  closeTicketButton,
  heading,
  pickBundle,
  ticket,
} from "../locators.ts";
import { addToCart } from "../pages.ts";
import { failures, RoutedShop } from "../routed-shop.ts";
import { lastBundle, notFoundHeading } from "../site-content.ts";
import { expect, test } from "../test.ts";

const BRO25 = [{ key: "__snowball", value: "BRO25" }];

/** The attributes that the shop's newest cart holds. */
function attributesAtShop(shop: RoutedShop, url: string) {
  return shop.store.readCart(new URL(url).searchParams.get("cart") ?? "")?.attributes;
}

test("a cart made after a bro's link carries the code from its first request", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  await page.goto("/BRO25");
  await addToCart(page);

  expect(shop.of("cartCreate")).toMatchObject([{ input: { attributes: BRO25 } }]);
  expect(shop.of("cartAttributesUpdate")).toEqual([]);

  await checkoutButton(page).click();
  await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
  expect(attributesAtShop(shop, page.url())).toEqual(BRO25);
});

test("direct checkout carries the code, with what was chosen in the number that was chosen", async ({
  page,
}) => {
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

test("a cart of an earlier visit without a code gets the code of a later one, and keeps its other attributes", async ({
  page,
}) => {
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
    .toEqual([{ cartId, attributes: [{ key: "gift", value: "yes" }, ...BRO25] }]);
  expect(shop.of("cartNoteUpdate")).toEqual([]);
});

test.describe("with the ticket", () => {
  test.use({ ticket: "keep" });

  test("a code that another tab stores after the cart stands reaches the cart, where that fails at checkout", async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/status of 400/);
    const shop = await RoutedShop.open(page);
    await page.goto("/");
    await addToCart(page);
    expect(shop.of("cartAttributesUpdate")).toEqual([]);

    shop.fail("cartAttributesUpdate", failures.status(400), 1);
    // A page without a purchase, so that nobody but this tab can write it.
    const other = await context.newPage();
    await other.goto("/faq?snowball=BRO25");
    await expect.poll(() => shop.of("cartAttributesUpdate")).toMatchObject([{ attributes: BRO25 }]);

    await page.bringToFront();
    // Over the open cart, which is what is left when the ticket is closed.
    await closeTicketButton(page).click();
    await expect(ticket(page)).toBeHidden();
    await checkoutButton(page).click();
    await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
    expect(attributesAtShop(shop, page.url())).toEqual(BRO25);
  });
});

test("of two codes the last one wins", async ({ page }) => {
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

test("without a code the cart has no attribute, and the console says so once", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const shop = await RoutedShop.open(page);
  const said = () => warnings.filter((text) => text.includes("no referral code"));
  await page.goto("/");
  await addToCart(page);
  expect(said()).toHaveLength(1);
  await page.keyboard.press("Escape");
  await addToCart(page);

  expect(shop.of("cartCreate")).toMatchObject([{ input: { attributes: [] } }]);
  expect(said()).toHaveLength(1);
});

test("a mistyped address after a good link costs the bro nothing", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  await page.goto("/BRO25");
  await page.goto("/ab");
  await expect(heading(page)).toHaveText(notFoundHeading);
  await page.goto("/");
  await addToCart(page);
  expect(shop.of("cartCreate")).toMatchObject([{ input: { attributes: BRO25 } }]);
});

test("a failing attribute call does not stop the sale", async ({ page, watch }) => {
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

test("two fast clicks make one cart with both pieces in it", async ({ page }) => {
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
