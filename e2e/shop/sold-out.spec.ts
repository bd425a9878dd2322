// A bundle that is sold out, or of which fewer are left: the picker chooses the next one, and the page reports it.
import { buyButtonLabels, checkoutLabels, shopProblems } from "@/content/interface";
import { bundles } from "@/content/bundles";
import { fillText } from "@/lib/text/fill-text";
import { addButton, bundleOption, cart, checkout } from "../locators.ts";
import { violations } from "../accessibility.ts";
import { LATE_FONT_LIMIT, shiftsOf, watchShifts } from "../layout-shifts.ts";
import { delayRequests, nextPaint, openHydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { openAtPicker, quantity } from "../shop-cart.ts";
import { SHOP_ORIGIN } from "../shop-environment.ts";
import { firstBundle, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

for (const width of [320, 1280])
  for (const gone of [bundles.slice(0, 1), bundles])
    test(`at ${width} px nothing moves when ${gone.length} of ${bundles.length} bundles are sold out, and axe reports no violation`, async ({
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
      // The fonts may still arrive: they are asked for after the first paint.
      const shifts = async () => (await shiftsOf(page)).filter(({ value }) => value > LATE_FONT_LIMIT);
      const before = await shifts();
      release();
      await expect(checkout(page).locator("[data-sold-out]")).toHaveCount(gone.length);
      await expect(checkout(page).getByText(checkoutLabels.opening)).toHaveCount(0);
      await nextPaint(page);
      expect(await shifts()).toEqual(before);
      expect(await violations(page)).toEqual([]);
    });

test("Buy now for a bundle of which nothing comes, without a warning, stays and asks for the stock", async ({
  page,
}) => {
  const shop = await openAtPicker(page);
  const buyNow = checkout(page).getByRole("button", { name: buyButtonLabels.product.buyNow });
  // The stock is read by then.
  await expect(buyNow).toBeVisible();
  shop.sellOut(firstBundle);
  shop.alter("cartCreate", async (own) =>
    (await own()).replaceAll(/"warnings":\[[^\]]*\]/g, '"warnings":[]'),
  );
  // The problem is shown until the stock arrives, and the picker's own line then.
  let release = (): void => undefined;
  const isSeen = new Promise<void>((resolve) => (release = resolve));
  shop.alter("node", async (own) => {
    await isSeen;
    return own();
  });
  await buyNow.click();
  await expect(checkout(page).getByRole("alert").filter({ hasText: shopProblems["sold-out"] })).toBeVisible();
  release();
  await expect(bundleOption(page, secondBundle)).toBeChecked();
});

test("what comes with fewer than wanted, or with a user error, is reported in the cart that has it", async ({
  page,
}) => {
  const shop = await openAtPicker(page);
  await checkout(page).getByRole("spinbutton").fill("3");
  shop.alter("cartCreate", async (own) => (await own()).replaceAll('"quantity":3', '"quantity":2'));
  await addButton(page).click();
  await expect(quantity(page)).toHaveValue("2");
  await expect(cart(page).getByRole("alert")).toHaveText(fillText(shopProblems["few-left"], { quantity: 2 }));
  const errors = '"userErrors":[{"code":"A_LATER_CODE","field":null,"message":"Two for each."}]';
  shop.alter("cartLinesUpdate", async (own) => (await own()).replace('"userErrors":[]', errors));
  await cart(page).getByRole("button", { name: buyButtonLabels.cart.more }).click();
  const quoted = fillText(shopProblems.quoted, { message: "Two for each." });
  await expect(cart(page).getByRole("alert")).toContainText(quoted);
});
