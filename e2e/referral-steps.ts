// What the journeys of a referral code share.
import { expect, type Page } from "playwright/test";
import { closePopupButton, popup } from "./locators.ts";
import { stored } from "./stored-code.ts";
import type { RoutedShop } from "./routed-shop.ts";

/** Expects the popup with this figure, and closes it. */
export async function expectPopup(page: Page, figure: string): Promise<void> {
  await expect(popup(page).getByText(figure, { exact: true })).toBeVisible();
  await closePopupButton(page).click();
  await expect(popup(page)).toBeHidden();
}

/** A cart's attributes with this code. */
export const credit = (code: string) => [{ key: "__snowball", value: code }];

/** Expects that one cart was created, with this code from its first request on. */
export function expectCartOf(shop: RoutedShop, code: string): void {
  expect(shop.of("cartCreate")).toMatchObject([{ input: { attributes: credit(code) } }]);
}

export async function storedCode(page: Page): Promise<string | null> {
  const record = await stored(page);
  return typeof record === "object" && record !== null && "code" in record ? String(record.code) : null;
}
