// The ways to buy on a phone, in the windows that its browser leaves: by taps on what is wholly in view, and by swipes.
import { demoCheckout } from "@/content/demo-checkout";
import { creditLine } from "../demo-order.ts";
import { heading } from "../locators.ts";
import { shopperOn } from "../page-hands.ts";
import { openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";
import { MAX_SWIPES, MAX_TAPS, WAYS } from "../ways-to-buy.ts";
import { PHONES, sizeOf } from "../windows.ts";

for (const window of PHONES)
  test.describe(`at ${sizeOf(window)} px`, () => {
    test.use({ viewport: window, hasTouch: true, isMobile: true, popup: "keep" });

    for (const [from, ways] of Object.entries(WAYS))
      test(`a shopper buys in three taps and one swipe from ${from}`, async ({ page, watch }) => {
        watch.allow(/status of 404/);
        for (const [name, way] of Object.entries(ways))
          await test.step(name, async () => {
            await openHydrated(page, way.address);
            const shopper = shopperOn(page, window);
            await shopper.buy(way);
            await expect(heading(page)).toHaveText(demoCheckout.heading);
            if (way.code !== undefined) await expect(creditLine(page, way.code)).toBeVisible();
            expect(shopper.taps).toBeLessThanOrEqual(MAX_TAPS);
            expect(shopper.swipes).toBeLessThanOrEqual(MAX_SWIPES);
            // The next shopper has another browser.
            await page.evaluate(() => {
              localStorage.clear();
              sessionStorage.clear();
            });
          });
      });
  });
