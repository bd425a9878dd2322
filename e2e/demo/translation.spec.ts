// Pages that a machine has translated, before the application starts and after it.
import type { Locator, Page } from "playwright/test";
import { bros } from "@/content/bros";
import { codeLabels } from "@/content/code-labels";
import { demoCheckout } from "@/content/demo-checkout";
import { faqPage } from "@/content/faq";
import { checkout as checkoutText } from "@/content/home";
import { buyButtonLabels, cartLabels } from "@/content/interface";
import { paths } from "@/lib/site/paths";
import { DEMO_CODES } from "@/demo/demo-codes";
import { knownPaths, openHydrated } from "../pages.ts";
import { cartAmount } from "../code-area.ts";
import { firstBundle, labelOf, reducedAmountOf, required } from "../site-content.ts";
import { EACH_BROWSER, expect, test } from "../test.ts";
import { MARK, translateEarly, translatedAmounts } from "../translator.ts";

const { code } = required(DEMO_CODES.at(0), "demo code");

// Names are found with the translator's mark in them, so none is exact.
const picker = (page: Page): Locator => page.getByRole("region", { name: checkoutText.heading });
const cart = (page: Page): Locator => page.getByRole("complementary", { name: cartLabels.cart });
const addButton = (page: Page): Locator =>
  picker(page).getByRole("button", { name: buyButtonLabels.product.addToCart });
const checkoutButton = (page: Page): Locator =>
  cart(page).getByRole("button", { name: buyButtonLabels.cart.checkout });
const pageHeading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

test(
  "a page that is translated early takes a code, fills the cart and leads on",
  EACH_BROWSER,
  async ({ page }) => {
    await translateEarly(page);
    await openHydrated(page, paths.home);
    await expect(pageHeading(page)).toContainText(MARK);
    await picker(page).scrollIntoViewIfNeeded();
    await picker(page).getByRole("button", { name: codeLabels.open }).click();
    await picker(page).getByRole("textbox", { name: codeLabels.field }).pressSequentially(code);
    await page.keyboard.press("Enter");
    const reduced = picker(page).getByText(reducedAmountOf(firstBundle, code), { exact: true });
    await expect(reduced.first()).toBeVisible();

    await addButton(page).click();
    const quantity = cart(page).getByRole("spinbutton", { name: buyButtonLabels.cart.quantity });
    const subtotal = (count: number): Locator =>
      cart(page)
        .getByText(cartAmount(firstBundle.price * count), { exact: true })
        .first();
    await expect(subtotal(1)).toBeVisible();
    await cart(page).getByRole("button", { name: buyButtonLabels.cart.more }).click();
    await expect(quantity).toHaveValue("2");
    await expect(subtotal(2)).toBeVisible();
    await cart(page).getByRole("button", { name: buyButtonLabels.cart.fewer }).click();
    await expect(quantity).toHaveValue("1");
    await expect(subtotal(1)).toBeVisible();
    await expect(subtotal(2)).toHaveCount(0);
    await expect(cart(page).getByText(buyButtonLabels.cart.notice)).toContainText(MARK);
    await cart(page).getByRole("button", { name: buyButtonLabels.cart.close }).click();

    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: labelOf(paths.faq) })
      .click();
    await expect(pageHeading(page)).toHaveText(`${MARK}${faqPage.heading}`);
  },
);

test("no price and no referral code is translated, on any page or in the cart", async ({ page }) => {
  await translateEarly(page);
  await openHydrated(page, `/${code}`);
  for (const path of knownPaths) {
    await openHydrated(page, path);
    await expect(pageHeading(page)).toContainText(MARK);
    expect(await translatedAmounts(page, code), path).toEqual([]);
  }
  await openHydrated(page, paths.home);
  await addButton(page).click();
  await expect(cart(page).getByText(cartAmount(firstBundle.price)).first()).toBeVisible();
  expect(await translatedAmounts(page, code), "cart").toEqual([]);
  await checkoutButton(page).click();
  await expect(pageHeading(page)).toContainText(demoCheckout.heading);
  await expect(page.getByRole("table").first()).toContainText(MARK);
  expect(await translatedAmounts(page, code), "demo checkout").toEqual([]);
  await openHydrated(page, paths.bros);
  await page.getByRole("textbox", { name: bros.kit.codeLabel }).pressSequentially(code);
  await expect(page.getByText(bros.kit.results.works)).toBeVisible();
  expect(await translatedAmounts(page, code), "kit").toEqual([]);
});
