// Journeys of a visitor who has no pointer: keys only, and the focus is seen at each stop.
import { DEMO_CODES } from "@/demo/demo-codes";
import { required } from "../required.ts";
import { paths } from "@/lib/site/paths";
import { BY_DAY } from "../by-day.ts";
import { expectCreditedTo } from "../demo-order.ts";
import { tabThrough, tabTo } from "../keyboard.ts";
import {
  addButton,
  barLink,
  cart,
  checkout,
  checkoutButton,
  heading,
  menuButton,
  redeemButton,
} from "../locators.ts";
import { articlePaths, knownPaths, openHydrated, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";

const { code } = required(DEMO_CODES[0], "demo code");

// A smooth scroll takes its time, and the place of what has the focus is measured at once.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("with the popup", () => {
  test.use({ popup: "keep" });

  test("a referral link leads by keys from the popup to the paid order", BY_DAY, async ({ page }) => {
    await page.goto(`/${code}`);
    await expect(redeemButton(page)).toBeVisible();
    await tabTo(page, redeemButton(page));
    await page.keyboard.press("Enter");
    await expect(checkout(page).getByRole("heading", { level: 2 })).toBeFocused();
    await expect(addButton(page)).toBeVisible();
    await tabTo(page, addButton(page));
    await page.keyboard.press("Enter");
    await expect(cart(page).locator(":focus")).toHaveCount(1);
    await tabTo(page, checkoutButton(page));
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/demo\/checkout/);
    await expectCreditedTo(page, code);
  });
});

test("on a phone the menu leads to a page", async ({ page }) => {
  await page.setViewportSize(PHONE);
  // Before it, the link loads the page anew, which leaves the focus to the browser.
  await openHydrated(page, paths.about);
  await tabTo(page, menuButton(page));
  await page.keyboard.press("Enter");
  await tabTo(page, barLink(page, paths.brocode));
  await page.keyboard.press("Enter");
  await page.waitForURL(paths.brocode);
  await expect(heading(page)).toBeFocused();
});

for (const path of knownPaths)
  test(`the focus is seen at each of its stops on ${path}`, async ({ page }) => {
    await openHydrated(page, path);
    await tabThrough(page, "Tab");
  });

test("in a low window the focus is seen between the bars, in both directions", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openHydrated(page, required(articlePaths[0], "article"));
  await tabThrough(page, "Tab");
  await tabThrough(page, "Shift+Tab");
});
