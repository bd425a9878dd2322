// What follows the demo checkout: the order is placed, the receipt stays, and its picture can be taken along.
import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { demoCheckout } from "@/content/demo-checkout";
import { demoNote } from "@/content/interface";
import { paths } from "@/lib/site/paths";
import { orderLine } from "../demo-order.ts";
import { cart, cartPill, checkout, checkoutButton, heading } from "../locators.ts";
import { addToCart, openHydrated, PHONE } from "../pages.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const { summary, receipt, mugshot } = demoCheckout;

const placeButton = (page: Page) => page.getByRole("button", { name: summary.place });
const shareButton = (page: Page) => page.getByRole("button", { name: mugshot.share });

/** Width and height in the header of a PNG file. */
function sizeOfPng(file: Buffer): [width: number, height: number] {
  expect(file.subarray(1, 4).toString("latin1")).toBe("PNG");
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test("a shopper places the order, keeps the receipt, and has no cart left", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, "/");
  await addToCart(page);
  await checkoutButton(page).click();
  await placeButton(page).click();
  await expect(heading(page)).toHaveText(receipt.heading);
  await expect(heading(page)).toBeFocused();
  await expect(cartPill(page)).not.toHaveText(/[1-9]/);
  await expect(shareButton(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(demoNote)).toBeVisible();

  const download = page.waitForEvent("download");
  await shareButton(page).click();
  expect(sizeOfPng(await readFile(await (await download).path()))).toEqual([1080, 1350]);
  await expect(page.getByText(mugshot.saved)).toBeVisible();

  await page.reload();
  await expect(heading(page)).toHaveText(receipt.heading);
  const address = page.url();
  // The way back leads to the shop, where the cart was bought.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`^[^?]*/(#.*)?$`));
  await openHydrated(page, paths.home);
  await checkout(page).scrollIntoViewIfNeeded();
  await cartPill(page).click();
  await expect(cart(page)).toBeVisible();
  await expect(checkoutButton(page)).toHaveCount(0);
  // In another tab, and later.
  const tab = await page.context().newPage();
  await tab.goto(address);
  await expect(heading(tab)).toHaveText(receipt.heading);
  await expect(orderLine(tab, firstBundle, 1, null)).toBeVisible();
});
