import type { Page } from "playwright/test";
import { buyButtonLabels, demoNote } from "@/content/interface";
import { brand } from "@/content/brand";
import { demoCheckout } from "@/content/demo-checkout";
import type { Bundle } from "@/content/schema";
import {
  discountRow,
  expectCreditedTo,
  orderLine,
  receivedPart,
  subtotalRow,
  totalRow,
} from "../demo-order.ts";
import { markPopupShown } from "../kept-values.ts";
import {
  addButton,
  bundleOption,
  cart as cartOf,
  cartPill,
  checkout,
  checkoutButton,
  goLink,
} from "../locators.ts";
import { APPLICATION_FILE, delayRequests } from "../pages.ts";
import { centsOf, homeHeading, lastBundle, reducedCentsOf, secondBundle } from "../site-content.ts";
import { BY_DAY, expect, test } from "../test.ts";

/** Expects an order of one bundle with the discount of BRO25: before and after, the discount, and the sums. */
async function expectDiscountedOrder(page: Page, bundle: Bundle, quantity: number): Promise<void> {
  const full = centsOf(bundle, quantity);
  const paid = reducedCentsOf(bundle, "BRO25", quantity);
  for (const row of [
    orderLine(page, bundle, quantity, "BRO25"),
    subtotalRow(page, full),
    discountRow(page, "BRO25", full - paid),
    totalRow(page, paid),
  ])
    await expect(row).toBeVisible();
}

test(
  "a shopper who follows a referral link gets a cart with the code and its discount on the demo store @each-browser",
  BY_DAY,
  async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));

    // A popup that opens between press and release takes the click.
    await markPopupShown(page, "BRO25");
    await page.goto("/BRO25?utm_source=tiktok");
    await expect(page.getByRole("heading", { level: 1, name: homeHeading })).toBeVisible();
    await goLink(page, secondBundle).click();
    await expect(bundleOption(page, secondBundle)).toBeChecked();
    await expect(checkout(page).getByText(demoNote)).toBeVisible();

    await checkout(page).getByRole("button", { name: "Increment" }).click();
    await addButton(page).click();
    const cart = cartOf(page);
    await expect(cart.getByRole("heading", { name: brand.cartTitle })).toBeVisible();
    await expect(cart.getByRole("spinbutton", { name: buyButtonLabels.cart.quantity })).toHaveValue("2");
    await expect(cartPill(page)).toHaveText(/2$/);

    await checkoutButton(page).click();
    await expect(page).toHaveURL(/\/demo\/checkout\?cart=[^&]+&.*utm_source=tiktok$/);
    await expect(page.getByRole("heading", { name: demoCheckout.heading })).toBeVisible();
    await expect(page.getByText(demoNote)).toBeVisible();
    await expectDiscountedOrder(page, secondBundle, 2);
    await expectCreditedTo(page, "BRO25");
    await expect(receivedPart(page).getByText("utm_source=tiktok", { exact: true })).toBeVisible();

    expect(requests.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
  },
);

test("a bundle that is chosen before hydration is chosen in the checkout", BY_DAY, async ({ page }) => {
  const release = await delayRequests(page, APPLICATION_FILE);
  await page.goto("/?utm_source=tiktok");
  await goLink(page, lastBundle).click();
  await expect(page).toHaveURL(/#shopify-checkout/);
  release();
  await expect(bundleOption(page, lastBundle)).toBeChecked();
  await expect(addButton(page)).toBeVisible();
});
