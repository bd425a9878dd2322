// Shop Pay: a link to the shop's cart that opens it, with everything that such links carry.
import type { Page } from "playwright/test";
import { buyButtonLabels, checkoutLabels } from "@/content/interface";
import { addButton, bundleOption, checkout, pickBundle } from "../locators.ts";
import { nextPageRequested, openHydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { lastBundle, reducedCentsOf } from "../site-content.ts";
import { expect, test } from "../test.ts";

const CAMPAIGN = "utm_source=tiktok&ttclid=E.C.P";

const shopPay = (page: Page) =>
  checkout(page).getByRole("link", { name: checkoutLabels.shopPay, exact: true });

/** Follows the link, and returns the address that the browser requests. */
async function follow(page: Page): Promise<URL> {
  const requested = nextPageRequested(page);
  await shopPay(page).click({ noWaitAfter: true });
  const address = await requested;
  await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
  return address;
}

test("buys the chosen bundles with the code, its discount and the campaign", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  await openHydrated(page, `/BRO25?${CAMPAIGN}`);
  await expect(addButton(page)).toBeVisible();
  await pickBundle(page, lastBundle);
  await expect(bundleOption(page, lastBundle)).toBeChecked();
  // The library takes up a typed quantity when the field is left, as it is for the link.
  await checkout(page).getByRole("spinbutton", { name: buyButtonLabels.cart.quantity }).fill("2");
  const address = await follow(page);
  expect(address.pathname).toBe(`/cart/${lastBundle.variantId}:2`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    "attributes[__snowball]": "BRO25",
    discount: "BRO25",
    payment: "shop_pay",
    ttclid: "E.C.P",
    utm_source: "tiktok",
  });
  expect(shop.paid(address.href)).toBe(reducedCentsOf(lastBundle, "BRO25", 2));
});
