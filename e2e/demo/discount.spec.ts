// From the code to the total: prices in cards, picker, cart and demo checkout, and the code's removal and its field.
import type { Locator, Page } from "playwright/test";
import { codeLabels } from "@/content/code-labels";
import { bundles } from "@/content/bundles";
import { buyButtonLabels, cartLabels } from "@/content/interface";
import { fillText } from "@/lib/text/fill-text";
import { MAX_CODE_LENGTH } from "@/lib/referral/referral-code";
import { violations } from "../accessibility.ts";
import {
  bothPricesOf,
  cartAmount,
  codeField,
  openField,
  optionNameOf,
  percentOff,
  removeButton,
  startingWith,
  typeCode,
} from "../code-area.ts";
import { totalRow } from "../demo-order.ts";
import { addButton, bar, bundleOption, cart, checkout, checkoutButton, drop } from "../locators.ts";
import { addToCart, DESKTOP } from "../pages.ts";
import { required } from "../required.ts";
import { centsOf, firstBundle, homeHeading, lowestPrice, reducedCentsOf } from "../site-content.ts";
import { expect, test } from "../test.ts";

const CODE = "BRO25";
const off = (centsOf(firstBundle) - reducedCentsOf(firstBundle, CODE)) / 100;

/** In the cart, where a code takes something off it: of the line, which comes first, and of the sum. */
const fullPrice = (page: Page): Locator =>
  cart(page)
    .getByRole("deletion")
    .filter({ hasText: cartAmount(firstBundle.price) })
    .first();

/** Expects the total of the demo checkout, and leaves the page there. */
async function expectPaid(page: Page, cents: number): Promise<void> {
  await checkoutButton(page).click();
  await expect(totalRow(page, cents)).toBeVisible();
}

test("a link's discount is shown from the cards to the total of the checkout", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(`/${CODE}`);
  for (const place of [bar, checkout]) await expect(removeButton(place(page), CODE)).toBeVisible();
  await expect(checkout(page).getByText(percentOff(CODE), { exact: true })).toBeVisible();
  const cheapest = required(
    bundles.find(({ price }) => price === lowestPrice),
    "cheapest bundle",
  );
  const hero = page.getByRole("region", { name: homeHeading });
  await expect(hero.getByText(bothPricesOf(cheapest, CODE), { exact: true })).toBeVisible();
  for (const bundle of bundles) {
    await expect(drop(page).getByText(bothPricesOf(bundle, CODE), { exact: true })).toBeVisible();
    await expect(bundleOption(page, bundle)).toHaveAccessibleName(optionNameOf(bundle, CODE));
  }
  await addToCart(page);
  await expect(removeButton(cart(page), CODE)).toBeVisible();
  await expect(fullPrice(page)).toBeVisible();
  // Of the line, and of all lines.
  const reduced = cartAmount(firstBundle.price - off);
  await expect(cart(page).getByText(reduced, { exact: true }).filter({ visible: true })).toHaveCount(2);
  await expectPaid(page, reducedCentsOf(firstBundle, CODE));
});

test("the Tab key goes through the open cart, and clicks on the code keep it", async ({ page }) => {
  await page.goto(`/${CODE}`);
  await addToCart(page);
  await expect(removeButton(cart(page), CODE)).toBeVisible();
  await openField(cart(page)).click();
  await codeField(cart(page)).click();
  await cart(page).getByText(percentOff(CODE)).click();
  await expect(checkoutButton(page)).toBeVisible();

  const swap = startingWith(cartLabels.swap);
  const { close, fewer, more, remove, checkout: checkoutLabel } = buyButtonLabels.cart;
  const names = [
    close,
    fewer,
    buyButtonLabels.cart.quantity,
    more,
    `${remove} ${firstBundle.name}`,
    swap,
    swap,
    fillText(codeLabels.remove, { code: CODE }),
    codeLabels.openAnother,
    codeLabels.field,
    codeLabels.submit,
    checkoutLabel,
  ];
  // The offers of the two larger bundles come with the buy button's answer.
  await expect(cart(page).getByRole("button", { name: swap })).toHaveCount(2);
  await cart(page).getByRole("button", { name: close }).focus();
  for (const [key, order] of [
    ["Tab", [...names.slice(1), close]],
    ["Shift+Tab", [...names.slice(1).toReversed(), close]],
  ] as const)
    for (const name of order) {
      await page.keyboard.press(key);
      const focused = cart(page).locator(":focus");
      await expect(focused, key).toHaveAccessibleName(name);
    }
});

test("axe reports no violation with a live code and an error at the field", async ({ page }) => {
  await page.goto(`/${CODE}`);
  await expect(removeButton(checkout(page), CODE)).toBeVisible();
  await checkout(page).scrollIntoViewIfNeeded();
  await expect(addButton(page)).toBeVisible();
  await typeCode(checkout(page), "not a code");
  await expect(checkout(page).getByRole("alert")).toHaveText(
    fillText(codeLabels.malformed, { longest: MAX_CODE_LENGTH }),
  );
  expect(await violations(page), "picker").toEqual([]);
  await addToCart(page);
  await typeCode(cart(page), "");
  await expect(cart(page).getByRole("alert")).toHaveText(codeLabels.empty);
  expect(await violations(page), "cart").toEqual([]);
});
