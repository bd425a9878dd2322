// Codes that a shopper types: what is stored, shown, sent and paid, on each path to the shop, and what may fail on the way.
import type { Page } from "playwright/test";
import { codeLabels } from "@/content/code-labels";
import { buyButtonLabels } from "@/content/interface";
import { fillText } from "@/lib/text/fill-text";
import { MAX_CODE_LENGTH } from "@/lib/referral/referral-code";
import { MAX_TYPED_LENGTH } from "@/lib/referral/typed-code";
import { brokenStorage } from "../broken-storage.ts";
import {
  codeField,
  codeStatus,
  openField,
  optionNameOf,
  refusalOf,
  removeButton,
  typeCode,
  undoButton,
} from "../code-area.ts";
import { AT_NIGHT } from "../every.ts";
import { bundleOption, cart, checkout, popup } from "../locators.ts";
import { addToCart, DESKTOP } from "../pages.ts";
import { checkOut, credit, storedCode } from "../referral-steps.ts";
import { failures, RoutedShop } from "../routed-shop.ts";
import { attributesOf, cartIdOf, openAtPicker } from "../shop-cart.ts";
import { SHOP_ENVIRONMENT } from "../shop-environment.ts";
import { centsOf, firstBundle, percentOf, reducedCentsOf } from "../site-content.ts";
import { expect, test } from "../test.ts";

const MALFORMED = fillText(codeLabels.malformed, { longest: MAX_CODE_LENGTH });
test.use({ popup: "keep" });
test.beforeEach(({ watch }) => watch.allow(/Failed to load resource|net::ERR|ShopError|TypeError/));

const CODE = "BRO25";
const FULL_CENTS = centsOf(firstBundle);
const REDUCED_CENTS = reducedCentsOf(firstBundle, CODE);
const withCode = { credited: CODE, paid: REDUCED_CENTS };
const added = fillText(codeLabels.added, { code: CODE, percent: percentOf(CODE) });

/** A key that is pressed before the popup opens does not close it. */
async function closePopup(page: Page): Promise<void> {
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
}

/** What the picker shows for the first bundle. */
async function expectPrices(page: Page, code: string | null): Promise<void> {
  await expect(bundleOption(page, firstBundle)).toHaveAccessibleName(optionNameOf(firstBundle, code));
}

test(
  "before a cart: the code is stored, shown, tracked once, sent with the first cart and paid",
  AT_NIGHT,
  async ({ page }) => {
    const shop = await openAtPicker(page);
    await typeCode(checkout(page), CODE);
    await expect(codeStatus(checkout(page), added)).toBeVisible();
    expect(await storedCode(page)).toBe(CODE);
    await expectPrices(page, CODE);
    await expect(popup(page)).toBeHidden();
    expect(shop.lookups).toEqual([CODE]);
    await expect.poll(() => shop.trackedCodes).toEqual([CODE]);
    await addToCart(page);
    expect(shop.of("cartCreate")).toMatchObject([
      { input: { attributes: credit(CODE), discountCodes: [CODE] } },
    ]);
    expect(await checkOut(page, shop)).toEqual(withCode);
  },
);

test("with a cart: the cart gets the code, no second cart is created, and the reduced price is paid", async ({
  page,
}) => {
  const shop = await openAtPicker(page);
  await addToCart(page);
  await typeCode(cart(page), `  ${CODE}  `);
  await expect(codeStatus(cart(page), added)).toBeVisible();
  expect(await storedCode(page)).toBe(CODE);
  await expectPrices(page, CODE);
  expect(await checkOut(page, shop)).toEqual(withCode);
  expect(shop.of("cartCreate")).toHaveLength(1);
});

test("direct checkout: the typed code is sent and paid", AT_NIGHT, async ({ page }) => {
  const shop = await openAtPicker(page);
  await typeCode(checkout(page), CODE);
  await expect(codeStatus(checkout(page), added)).toBeVisible();
  const buyNow = checkout(page).getByRole("button", { name: buyButtonLabels.product.buyNow });
  expect(await checkOut(page, shop, buyNow)).toEqual(withCode);
});

test(
  "another tab: a code that is typed there is stored, shown, sent and paid in this one",
  AT_NIGHT,
  async ({ page, context }) => {
    const shop = await openAtPicker(page);
    await addToCart(page);
    const other = await context.newPage();
    await other.goto("/");
    await checkout(other).scrollIntoViewIfNeeded();
    await typeCode(checkout(other), CODE);
    await expect(codeStatus(checkout(other), added)).toBeVisible();
    await page.bringToFront();
    await expect(removeButton(cart(page), CODE)).toBeVisible();
    expect(await storedCode(page)).toBe(CODE);
    await expectPrices(page, CODE);
    expect(await checkOut(page, shop)).toEqual(withCode);
  },
);

test(
  "second code: the code that was typed last is stored, shown, sent and paid",
  AT_NIGHT,
  async ({ page }) => {
    const shop = await openAtPicker(page, "/MATTE15");
    await closePopup(page);
    await addToCart(page);
    await typeCode(cart(page), CODE);
    await expect(codeStatus(cart(page), added)).toBeVisible();
    expect(await storedCode(page)).toBe(CODE);
    await expectPrices(page, CODE);
    expect(await checkOut(page, shop)).toEqual(withCode);
  },
);

test(
  "unknown code over a known one: the known one stays stored, shown, sent and paid",
  AT_NIGHT,
  async ({ page }) => {
    const shop = await openAtPicker(page, `/${CODE}`);
    await closePopup(page);
    await addToCart(page);
    await typeCode(cart(page), "NOBODY");
    await expect(cart(page).getByRole("alert")).toHaveText(
      fillText(codeLabels.unknown, { code: "NOBODY", kept: CODE }),
    );
    await expect(codeField(cart(page))).toHaveValue("NOBODY");
    await expect.poll(() => storedCode(page)).toBe(CODE);
    await expectPrices(page, CODE);
    expect(await checkOut(page, shop)).toEqual(withCode);
  },
);

test(
  "service down: the code is stored and sent, its percent comes from the cart, and it is paid",
  AT_NIGHT,
  async ({ page }) => {
    const shop = await RoutedShop.open(page);
    await page.route(`${SHOP_ENVIRONMENT.VITE_AFFILIATE_API_URL}/**`, failures.status(503));
    await page.goto("/");
    await checkout(page).scrollIntoViewIfNeeded();
    await typeCode(checkout(page), CODE);
    await expect(codeStatus(checkout(page), fillText(codeLabels.addedUnread, { code: CODE }))).toBeVisible();
    await expectPrices(page, null);
    expect(await storedCode(page)).toBe(CODE);
    await addToCart(page);
    await expectPrices(page, CODE);
    await expect(codeStatus(checkout(page), added)).toBeVisible();
    expect(await checkOut(page, shop)).toEqual(withCode);
  },
);

test(
  "refused by the shop: the code stays stored and credited, the page says so, and the full price is shown and paid",
  AT_NIGHT,
  async ({ page }) => {
    const shop = await openAtPicker(page);
    shop.changeDiscount(CODE, { isExpired: true });
    await addToCart(page);
    await typeCode(cart(page), CODE);
    const refused = refusalOf(CODE, "inactive");
    await expect(cart(page).getByText(refused, { exact: true })).toBeVisible();
    await expect(checkout(page).getByText(refused, { exact: true })).toBeVisible();
    await expectPrices(page, null);
    expect(await storedCode(page)).toBe(CODE);
    expect(await checkOut(page, shop)).toEqual({ credited: CODE, paid: FULL_CENTS });
  },
);

test(
  "a better discount on the cart: it stays and is named, the code is credited, and the better price is paid",
  AT_NIGHT,
  async ({ page }) => {
    const shop = await openAtPicker(page, "/", {
      discounts: [
        { code: CODE, percent: percentOf(CODE), combines: false },
        { code: "HALF", percent: 50, combines: false },
      ],
    });
    await addToCart(page);
    await shop.store.fetch("https://shop/", {
      method: "POST",
      body: JSON.stringify({
        query:
          'mutation ($id: ID!) { cartDiscountCodesUpdate(cartId: $id, discountCodes: ["HALF"]) { cart { id } } }',
        variables: { id: await cartIdOf(page) },
      }),
    });
    await typeCode(cart(page), CODE);
    const outdone = fillText(codeLabels.outdone, { code: CODE, discount: "HALF" });
    await expect(codeStatus(cart(page), outdone)).toBeVisible();
    await expectPrices(page, null);
    expect(await checkOut(page, shop)).toEqual({ credited: CODE, paid: FULL_CENTS / 2 });
  },
);

test(
  "removed and restored: the cart loses the code and gets it back, as shown, sent and paid",
  AT_NIGHT,
  async ({ page }) => {
    const shop = await openAtPicker(page);
    await addToCart(page);
    await typeCode(cart(page), CODE);
    await expectPrices(page, CODE);
    await removeButton(cart(page), CODE).click();
    await expect.poll(() => attributesOf(page, shop)).toEqual([]);
    await expectPrices(page, null);
    expect(await storedCode(page)).toBeNull();
    await undoButton(cart(page)).click();
    await expectPrices(page, CODE);
    await expect.poll(() => attributesOf(page, shop)).toEqual(credit(CODE));
    expect(await storedCode(page)).toBe(CODE);
    expect(await checkOut(page, shop)).toEqual(withCode);
  },
);

test(
  "removed before the buy button starts: the cart of the earlier visit loses the code",
  AT_NIGHT,
  async ({ page }) => {
    const shop = await openAtPicker(page);
    await addToCart(page);
    await typeCode(cart(page), CODE);
    await expectPrices(page, CODE);
    await page.setViewportSize(DESKTOP);
    await page.goto("/faq");
    await removeButton(page.getByRole("navigation"), CODE).click();
    await expect(undoButton(page.getByRole("navigation"))).toBeFocused();
    await page.goto("/");
    await addToCart(page);
    expect(await checkOut(page, shop)).toEqual({ credited: null, paid: 2 * FULL_CENTS });
  },
);

for (const [failure, breakStorage] of Object.entries(brokenStorage)) {
  test(
    `storage ${failure}: nothing is stored, and the typed code is shown, sent and paid in this visit`,
    AT_NIGHT,
    async ({ page }) => {
      await breakStorage(page);
      const shop = await openAtPicker(page);
      await typeCode(checkout(page), CODE);
      await expect(codeStatus(checkout(page), added)).toBeVisible();
      await expectPrices(page, CODE);
      await addToCart(page);
      expect(await checkOut(page, shop)).toEqual(withCode);
    },
  );
}

test("hostile texts are neither stored nor looked up, and stay in the field", AT_NIGHT, async ({ page }) => {
  const shop = await openAtPicker(page);
  await openField(checkout(page)).click();
  for (const text of [
    "<img src=x onerror=alert(1)>",
    "BRO 25",
    "../admin",
    "BRÖ25",
    "a'--b",
    "%00",
    "💥",
    "{code}{code}",
  ]) {
    await codeField(checkout(page)).fill(text);
    await codeField(checkout(page)).press("Enter");
    await expect(checkout(page).getByRole("alert"), text).toHaveText(MALFORMED);
    await expect(codeField(checkout(page)), text).toHaveValue(text);
  }
  await codeField(checkout(page)).fill("x".repeat(MAX_TYPED_LENGTH + 1));
  await expect(codeField(checkout(page))).toHaveValue("x".repeat(MAX_TYPED_LENGTH));
  expect(await storedCode(page)).toBeNull();
  expect(shop.lookups).toEqual([]);
});
