// A bundle that is sold out: the picker chooses the next one, and the page reports it.
import { checkoutLabels } from "@/content/interface";
import { bundles } from "@/content/bundles";
import { checkout } from "../locators.ts";
import { violations } from "../accessibility.ts";
import { LATE_FONT_LIMIT, shiftsOf, watchShifts } from "../layout-shifts.ts";
import { delayRequests, nextPaint, openHydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { SHOP_ORIGIN } from "../shop-environment.ts";
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
