// What becomes of a cart: its order is completed, or it expires. The shop's answer is null in both cases.
import type { Page } from "playwright/test";
import { shopProblems } from "@/content/interface";
import { cartPill, checkout, checkoutButton, pickBundle } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { expectShown, openWithCart, quantity } from "../shop-cart.ts";
import { centsOf, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

const storedCartId = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(".checkoutId"));
    return key === undefined ? null : localStorage.getItem(key);
  });

test(
  "a buyer who comes back finds an empty cart and no message, and buys again",
  BY_DAY,
  async ({ page, context }) => {
    const shop = await openWithCart(page);
    const other = await context.newPage();
    await other.goto("/");
    await checkout(other).scrollIntoViewIfNeeded();
    await expect(cartPill(other)).toContainText("1");
    await checkoutButton(page).click();
    await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
    shop.endCarts();

    await page.goBack();
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await expect(cartPill(tab)).toContainText("0");
      await expect(tab.getByText(shopProblems["cart-gone"])).toHaveCount(0);
      await expect(tab.getByRole("alert")).toHaveCount(0);
    }
    expect(await storedCartId(other)).toBeNull();

    await pickBundle(other, secondBundle);
    await addToCart(other);
    await expectShown(other, centsOf(secondBundle));
    await expect(quantity(other)).toHaveCount(1);
    expect(shop.of("cartCreate")).toHaveLength(2);
  },
);
