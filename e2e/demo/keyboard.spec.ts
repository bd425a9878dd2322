// Journeys of a visitor who has no pointer: keys only, and the focus is seen at each stop.
import { DEMO_CODES } from "@/demo/demo-codes";
import { DROP_ID } from "@/lib/site/paths";
import { required } from "../site-content.ts";
import { expectCreditedTo } from "../demo-order.ts";
import { tabThrough, tabTo } from "../keyboard.ts";
import { addButton, cart, checkout, checkoutButton, redeemButton } from "../locators.ts";
import { articlePaths, knownPaths, openHydrated } from "../pages.ts";
import { BY_DAY, expect, test } from "../test.ts";
import { WINDOWS } from "../windows.ts";

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

test("a control in a row of cards is whole between the window's sides when it gets the focus", async ({
  page,
}) => {
  await page.setViewportSize(WINDOWS.smallIphone);
  await openHydrated(page, "/");
  for (const link of await page.locator(`#${DROP_ID}`).getByRole("listitem").getByRole("link").all()) {
    await tabTo(page, link);
    await expect(link).toBeInViewport({ ratio: 0.99 });
  }
});
