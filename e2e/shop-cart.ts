// What a cart shows, and what the shop charges for it.
import type { Locator, Page } from "playwright/test";
import { buyButtonLabels } from "@/content/interface";
import { formatUsd } from "@/lib/text/money";
import { removeButton } from "./code-area.ts";
import { addButton, cart, checkout, checkoutButton, closePopupButton, popup } from "./locators.ts";
import { RoutedShop } from "./routed-shop.ts";
import { expect } from "./test.ts";

/** Expects the cart to show this sum, and each of these discounts: that of the live code once, above the footer. */
export async function expectShown(page: Page, cents: number, discounts: string[] = []): Promise<void> {
  const { total, discount } = buyButtonLabels.cart;
  const amount = cart(page)
    .getByText(total, { exact: true })
    .locator("xpath=following-sibling::*[1]/*[last()]");
  await expect(amount).toHaveText(formatUsd(cents / 100));
  const removable = await Promise.all(discounts.map((name) => removeButton(cart(page), name).count()));
  const others = removable.filter((count) => count === 0);
  await expect(cart(page).getByText(discount, { exact: true })).toHaveCount(others.length);
  for (const name of discounts) await expect(cart(page)).toContainText(name);
}

/** Expects the open cart to show this, and the shop to charge it. */
export async function expectPaid(
  page: Page,
  shop: RoutedShop,
  cents: number,
  discounts: string[] = [],
): Promise<void> {
  await expectShown(page, cents, discounts);
  await checkoutButton(page).click();
  await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
  expect(shop.paid(page.url())).toBe(cents);
}

export const quantity = (page: Page): Locator =>
  cart(page).getByRole("spinbutton", { name: buyButtonLabels.cart.quantity });

/** Opens the page, scrolled to the picker, whose buttons are there. */
export async function openAtPicker(page: Page): Promise<RoutedShop> {
  const shop = await RoutedShop.open(page);
  await page.goto("/");
  await checkout(page).scrollIntoViewIfNeeded();
  await expect(addButton(page)).toBeVisible();
  return shop;
}

/** Expects the popup with this figure, and closes it. */
export async function expectPopup(page: Page, figure: string): Promise<void> {
  await expect(popup(page).getByText(figure, { exact: true })).toBeVisible();
  await closePopupButton(page).click();
  await expect(popup(page)).toBeHidden();
}

/** Expects that one cart was created, with this code from its first request on. */
export function expectCartOf(shop: RoutedShop, code: string): void {
  expect(shop.of("cartCreate")).toMatchObject([
    { input: { attributes: [{ key: "__snowball", value: code }] } },
  ]);
}
