// A bundle that is sold out: the picker chooses the next one, and says so.
import type { Page } from "playwright/test";
import { arrivalLabels, checkoutLabels } from "@/content/interface";
import { bundles } from "@/content/bundles";
import type { Bundle } from "@/content/schema";
import { fillText } from "@/lib/text/fill-text";
import { bundleOption, checkout, drop, goLink, pickBundle, straightLink } from "../locators.ts";
import { violations } from "../accessibility.ts";
import { shiftsOf, watchShifts } from "../layout-shifts.ts";
import { addToCart, delayRequests, nextPaint, openHydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { SHOP_ORIGIN } from "../shop-environment.ts";
import { firstBundle, lastBundle, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

async function expectLedOn(page: Page, wanted: Bundle, next: Bundle): Promise<void> {
  const text = fillText(checkoutLabels.soldOutButNext, { bundle: wanted.name, next: next.name });
  await expect(checkout(page).getByRole("status").filter({ hasText: text })).toBeVisible();
  await expect(bundleOption(page, wanted)).toHaveAccessibleName(new RegExp(text));
  await expect(bundleOption(page, next)).toBeChecked();
  await expect(checkout(page).getByRole("alert")).toHaveCount(0);
}

async function expectBuys(page: Page, shop: RoutedShop, bundle: Bundle): Promise<void> {
  await addToCart(page);
  const merchandiseId = expect.stringContaining(bundle.variantId);
  expect(shop.of("cartCreate").at(-1)).toMatchObject({ input: { lines: [{ merchandiseId }] } });
}

/** The lines with the days on which an order arrives, on whatever page. */
const arrivals = (page: Page) => {
  const texts = [arrivalLabels.atPicker, arrivalLabels.onShippingPage];
  return page.getByText(new RegExp(texts.map((text) => fillText(text, { days: ".*\\d" })).join("|")));
};

test("a sold-out bundle leads on to the next one, in the picker and on the card", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  shop.sellOut(firstBundle);
  await openHydrated(page, "/");
  await checkout(page).scrollIntoViewIfNeeded();
  await expectLedOn(page, firstBundle, secondBundle);
  await expect(arrivals(page)).toBeVisible();

  await expect(drop(page).getByText(checkoutLabels.soldOut, { exact: true })).toHaveCount(1);
  await expect(straightLink(page, firstBundle)).toHaveCount(0);
  await expect(straightLink(page, lastBundle)).toBeVisible();
  await pickBundle(page, lastBundle);
  await goLink(page, firstBundle).click();
  await expectLedOn(page, firstBundle, secondBundle);
  await expectBuys(page, shop, secondBundle);
});

for (const width of [320, 390, 1280])
  for (const gone of [bundles.slice(0, 1), bundles]) {
    test(`at ${width} px nothing moves when the shop answers that ${gone.length} of ${bundles.length} bundles are sold out, and axe reports no violation`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const shop = await RoutedShop.open(page);
      shop.sellOut(...gone);
      const release = await delayRequests(page, `${SHOP_ORIGIN}/api/**`);
      await watchShifts(page);
      await openHydrated(page, "/");
      await checkout(page).evaluate((node) => node.scrollIntoView({ behavior: "instant", block: "center" }));
      await expect(checkout(page).getByText(checkoutLabels.opening)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await nextPaint(page);
      const before = await shiftsOf(page);
      release();
      await expect(checkout(page).locator("[data-sold-out]")).toHaveCount(gone.length);
      await expect(checkout(page).getByText(checkoutLabels.opening)).toHaveCount(0);
      await nextPaint(page);
      expect(await shiftsOf(page)).toEqual(before);
      expect(await violations(page)).toEqual([]);
    });
  }
