// A bundle that is sold out: the picker chooses the next one, and says so.
import type { Page } from "playwright/test";
import { arrivalLabels, buyButtonLabels, checkoutLabels, navigationLabels } from "@/content/interface";
import { bundles } from "@/content/bundles";
import type { Bundle } from "@/content/schema";
import { bundlePath } from "@/lib/purchase/bundle-path";
import { fillText } from "@/lib/text/fill-text";
import { paths } from "@/lib/site/paths";
import {
  addButton,
  bar,
  bundleOption,
  buyBarLink,
  checkout,
  checkoutButton,
  drop,
  footerLink,
  goLink,
  heading,
  menuButton,
  pickBundle,
  straightLink,
} from "../locators.ts";
import { violations } from "../accessibility.ts";
import { shiftsOf, watchShifts } from "../layout-shifts.ts";
import { DESKTOP, PHONE, addToCart, delayRequests, nextPaint, openHydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { SHOP_ORIGIN } from "../shop-environment.ts";
import { firstBundle, lastBundle, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const picker = bundlePath(firstBundle.id);

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

test("an address with a sold-out bundle leads on, from the last to the first", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  shop.sellOut(lastBundle);
  await openHydrated(page, bundlePath(lastBundle.id));
  await expectLedOn(page, lastBundle, firstBundle);
  await expectBuys(page, shop, firstBundle);
});

test("a sold-out bundle that is chosen in the picker leads on, with the keyboard as well", async ({
  page,
}) => {
  const shop = await RoutedShop.open(page);
  shop.sellOut(secondBundle);
  await openHydrated(page, picker);
  await expect(checkout(page).getByText(checkoutLabels.soldOut, { exact: true })).toBeVisible();
  await expect(bundleOption(page, firstBundle)).toBeChecked();
  const after = bundles[2] ?? firstBundle;
  await pickBundle(page, secondBundle);
  await expectLedOn(page, secondBundle, after);
  await pickBundle(page, firstBundle);
  await bundleOption(page, firstBundle).focus();
  await page.keyboard.press("ArrowDown");
  await expectLedOn(page, secondBundle, after);
  await page.keyboard.press("ArrowUp");
  await expect(bundleOption(page, firstBundle)).toBeChecked();
});

test("a bundle that sells out while it is shown leads on when it is added", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  await openHydrated(page, picker);
  await expect(addButton(page)).toBeVisible();
  shop.sellOut(firstBundle);
  await addButton(page).click();
  await expectLedOn(page, firstBundle, secondBundle);
  // Nothing got into the cart, so it closes again.
  await expect(checkoutButton(page)).toBeHidden();
  await addButton(page).click();
  await expect(checkoutButton(page)).toBeVisible();
  // The cart opens before the shop is asked.
  await expect
    .poll(() => shop.of("cartLinesAdd").at(-1))
    .toMatchObject({ lines: [{ merchandiseId: expect.stringContaining(secondBundle.variantId) }] });
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

test("with every bundle sold out, the picker says so and leads to us", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  shop.sellOut(...bundles);
  await openHydrated(page, picker);
  await expect(checkout(page).getByRole("alert")).toHaveText(checkoutLabels.allSoldOut);
  await expect(bundleOption(page, firstBundle)).toBeChecked();
  await expect(checkout(page).getByRole("button", { name: buyButtonLabels.product.buyNow })).toHaveCount(0);
  await expect(checkout(page).getByRole("link", { name: checkoutLabels.shopPay })).toHaveCount(0);
  await expect(checkout(page).getByText(checkoutLabels.opening)).toHaveCount(0);
  // Pages that promise a day of arrival: nothing can be ordered that would arrive.
  await expect(arrivals(page)).toHaveCount(1);
  await expect(arrivals(page)).toBeHidden();
  await footerLink(page, paths.shippingPolicy).click();
  await expect(heading(page)).toBeFocused();
  await expect(arrivals(page)).toHaveCount(0);
  await page.goBack();
  await checkout(page).getByRole("link", { name: checkoutLabels.ask }).click();
  await expect(page).toHaveURL(paths.contact);
});

for (const viewport of [PHONE, DESKTOP])
  test(`with every bundle sold out, no link of a page of ${viewport.width} px says Buy`, async ({ page }) => {
    const shop = await RoutedShop.open(page);
    shop.sellOut(...bundles);
    await page.setViewportSize(viewport);
    await openHydrated(page, picker);
    await expect(checkout(page).getByRole("alert")).toHaveText(checkoutLabels.allSoldOut);
    await footerLink(page, paths.terms).click();
    await expect(heading(page)).toBeFocused();
    if (viewport === PHONE) {
      await expect(buyBarLink(page)).toHaveAccessibleName(
        `${firstBundle.name} ${checkoutLabels.soldOut} ${checkoutLabels.ask}`,
      );
      await menuButton(page).click();
    }
    await expect(bar(page).getByRole("link", { name: navigationLabels.buy, exact: true })).toHaveCount(0);
    await bar(page).getByRole("link", { name: checkoutLabels.ask, exact: true }).click();
    await expect(page).toHaveURL(paths.contact);
  });
