// What hands do by the way: the wheel over a field that has the focus.
import type { Locator, Page } from "playwright/test";
import { addButton, checkout } from "../locators.ts";
import { nextPaint, scrollY } from "../pages.ts";
import { openAtPicker, quantity } from "../shop-cart.ts";
import { expect, test } from "../test.ts";

const picked = (page: Page): Locator => checkout(page).getByRole("spinbutton");

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
