// The referral popup, which a referral link opens on every page.
import type { Page } from "playwright/test";
import { referralPopup } from "@/content/code-offer";
import { violations } from "../accessibility.ts";
import { buyNow, closePopupButton as close, redeemButton as redeem, popup } from "../locators.ts";
import { shiftsOf, watchShifts } from "../layout-shifts.ts";
import { delayRequests, DESKTOP, nextPaint, openHydrated } from "../pages.ts";
import { BY_DAY, expect, test } from "../test.ts";

test.use({ popup: "keep" });

/** Whether an element of the page below the popup has the focus. */
const hasPageFocus = (page: Page) =>
  page.evaluate(() => !document.activeElement?.matches("body, dialog, dialog *"));

test("the popup takes the focus, traps and restores it, also in other tabs", async ({ page, context }) => {
  await openHydrated(page, "/");
  await buyNow(page).focus();
  // The code comes from another tab, so that an element of this page has the focus before.
  const other = await context.newPage();
  await other.goto("/BRO25");
  await expect(popup(other)).toContainText("25%");
  await page.bringToFront();
  await expect(popup(page)).toContainText("25%");
  await expect(close(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(redeem(page)).toBeFocused();
  for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    expect(await hasPageFocus(page), key).toBe(false);
  }
  await buyNow(page).focus();
  expect(await hasPageFocus(page)).toBe(false);

  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  await expect(buyNow(page)).toBeFocused();
  await expect(popup(other)).toBeHidden();
});

test("the popup waits for the end of a press, which keeps its click", async ({ page }) => {
  // On a busy machine, the popup may be open before the press begins.
  const release = await delayRequests(page, /assets\/live-parts-/);
  await page.goto("/BRO25");
  await buyNow(page).hover();
  await page.mouse.down();
  release();
  await expect(page.locator("dialog.referral-popup strong")).toBeAttached();
  await nextPaint(page);
  await page.mouse.up();
  await expect(page).toHaveURL(/#shopify-checkout$/);
  await expect(popup(page)).toBeVisible();
});

test("Redeem & Copy copies the code and confirms the copy", BY_DAY, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/BRO25");
  await redeem(page).press("Enter");
  await expect(popup(page)).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: referralPopup.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("BRO25");
});

// e2e/demo/text-size.spec.ts has that it fits.
test("the popup is accessible and moves nothing", async ({ page }) => {
  await watchShifts(page);
  for (const [address, viewport] of [
    [`/?snowball=${"W".repeat(64)}`, { width: 320, height: 568 }],
    ["/bros?snowball=MATTE15", DESKTOP],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(address);
    await expect(redeem(page)).toBeVisible();
    await nextPaint(page);
    expect(await violations(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
  }
});
