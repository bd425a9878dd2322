import { addButton, checkout } from "../locators.ts";
import { nextPaint, scrollY } from "../pages.ts";
import { expect, test } from "../test.ts";

test(
  "the wheel over the picker's quantity scrolls the page and changes nothing",
  { tag: "@each-browser" },
  async ({ page }) => {
    await page.goto("/");
    await checkout(page).scrollIntoViewIfNeeded();
    await expect(addButton(page)).toBeVisible();
    const quantity = checkout(page).getByRole("spinbutton");
    await quantity.focus();
    await page.keyboard.press("ArrowUp");
    await quantity.hover();
    const before = await scrollY(page);
    for (const deltaY of [100, -50]) {
      await page.mouse.wheel(0, deltaY);
      await nextPaint(page);
    }
    await expect.poll(() => scrollY(page)).not.toBe(before);
    await expect(quantity).toHaveValue("2");
    await expect(quantity).toBeEditable();
  },
);
