// What hands do by the way: the wheel over a field that has the focus, a second click, and the keyboard where a line was.
import type { Locator, Page } from "playwright/test";
import { buyButtonLabels, cartLabels } from "@/content/interface";
import { addButton, cart, checkout, checkoutButton, pickBundle } from "../locators.ts";
import { addToCart, nextPaint, PHONE, scrollY } from "../pages.ts";
import { openAtPicker, quantity } from "../shop-cart.ts";
import { filled, firstBundle, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const picked = (page: Page): Locator => checkout(page).getByRole("spinbutton");
const fewer = (page: Page): Locator => cart(page).getByRole("button", { name: buyButtonLabels.cart.fewer });

/** Turns the wheel over a field that has the focus. */
async function wheelOver(page: Page, field: Locator): Promise<void> {
  await field.focus();
  await field.hover();
  for (const deltaY of [100, 100, 100, -100]) {
    await page.mouse.wheel(0, deltaY);
    await nextPaint(page);
    await field.hover();
  }
}

test("the wheel changes no quantity in picker and cart, and the page scrolls", async ({ page }) => {
  const shop = await openAtPicker(page);
  await picked(page).fill("2");
  const before = await scrollY(page);
  await picked(page).hover();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrollY(page)).not.toBe(before);
  await wheelOver(page, picked(page));
  await expect(picked(page)).toHaveValue("2");

  await addButton(page).click();
  await expect(quantity(page)).toHaveValue("2");
  await wheelOver(page, quantity(page));
  await expect(quantity(page)).toHaveValue("2");
  // Leaving the field sends what is in it.
  await page.keyboard.press("Tab");
  await expect.poll(() => shop.of("cartLinesUpdate").at(-1)).toMatchObject({ lines: [{ quantity: 2 }] });
  await expect(quantity(page)).toHaveValue("2");
});

test("a line that keys remove leaves the focus in the cart, and is announced", async ({ page }) => {
  await openAtPicker(page);
  await addToCart(page);
  await expect(quantity(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await pickBundle(page, secondBundle);
  await addButton(page).click();
  await expect(quantity(page)).toHaveCount(2);
  const said = (name: string) =>
    cart(page)
      .getByRole("status")
      .filter({ hasText: filled(cartLabels.removed, name) });
  await fewer(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(quantity(page)).toHaveCount(1);
  await expect(fewer(page)).toBeFocused();
  // The shop lists what was added last first.
  await expect(said(secondBundle.name)).toHaveCount(1);

  // Leaving an empty quantity by the Tab key removes the line as well.
  await quantity(page).fill("0");
  await page.keyboard.press("Tab");
  await expect(quantity(page)).toHaveCount(0);
  await expect(
    cart(page).getByRole("button", { name: filled(cartLabels.add, firstBundle.name), exact: true }),
  ).toBeFocused();
  await expect(said(firstBundle.name)).toHaveCount(1);
});

test("a double click on Add to cart leaves the cart open", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAtPicker(page);
  await addButton(page).dblclick({ position: { x: 20, y: 20 } });
  await expect(quantity(page)).toBeVisible();
  await expect(checkoutButton(page)).toBeVisible();
});
