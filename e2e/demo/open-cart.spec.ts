// The open cart: the page behind it is dimmed, and a click beside it or a navigation closes it.
import type { Page } from "playwright/test";
import { brand } from "@/content/brand";
import { faqPage } from "@/content/faq";
import { paths } from "@/lib/site/paths";
import { bar, cartPill, checkoutButton, heading } from "../locators.ts";
import { addToCart, openHydrated, scrollY } from "../pages.ts";
import { brightnessOf } from "../painted-colors.ts";
import { expect, test } from "../test.ts";

/** What a click at this place of the window hits. */
const hitAt = (page: Page, x: number, y: number): Promise<string | null> =>
  page.evaluate(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.className ?? null, [x, y]);

const BESIDE_CART = { x: 0, y: 300, width: 200, height: 300 };

test("a click beside the open cart closes it, and reaches nothing of the page", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/");
  await addToCart(page);
  expect(await hitAt(page, 40, 30)).toBe("cart-scrim");
  // The position of the brand's link, which would scroll to the top.
  const before = await scrollY(page);
  await page.mouse.click(40, 30);
  await expect(checkoutButton(page)).toBeHidden();
  expect(await hitAt(page, 40, 30)).not.toBe("cart-scrim");
  expect(await scrollY(page)).toBe(before);
  const bright = await brightnessOf(page, BESIDE_CART);
  await cartPill(page).click();
  await expect(checkoutButton(page)).toBeVisible();
  await expect.poll(() => brightnessOf(page, BESIDE_CART)).toBeLessThan(bright / 2);
  await page.keyboard.press("Escape");
  await expect(checkoutButton(page)).toBeHidden();
  await expect(cartPill(page)).toBeFocused();
});

test("going back and forward closes the cart, with the focus on the heading", async ({ page }) => {
  await openHydrated(page, paths.faq);
  await bar(page).getByRole("link", { name: brand.name, exact: true }).click();
  await expect(heading(page)).toBeFocused();
  await addToCart(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(faqPage.heading);
  await expect(checkoutButton(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();

  await cartPill(page).click();
  await expect(checkoutButton(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(paths.home);
  await expect(checkoutButton(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
});
