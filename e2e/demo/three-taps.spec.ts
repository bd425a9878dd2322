// From any screen of any page, a shopper on a phone who has followed a friend's link reaches the checkout in three taps.
import { demoCheckout } from "@/content/demo-checkout";
import { paths } from "@/lib/site/paths";
import { reachCheckout, startAt, startsOn } from "../funnel-shopper.ts";
import { markPopupShown } from "../kept-values.ts";
import { heading } from "../locators.ts";
import { articlePaths, openHydrated, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";

const MAX_TAPS = 3;
/** With a fourth bundle or a longer text, the picker's buttons are below the first screen. */
const MAX_SCREENS = 1;

test.use({ viewport: PHONE, popup: "keep" });

test("the friend's link leads to the checkout in three taps, the popup's included", async ({ page }) => {
  await openHydrated(page, "/BRO25");
  await page.getByRole("dialog").waitFor();
  expect((await reachCheckout(page)).taps).toBeLessThanOrEqual(MAX_TAPS);
  await expect(heading(page)).toHaveText(demoCheckout.heading);
});

for (const path of [paths.home, ...articlePaths, paths.faq, paths.mugshots, paths.privacy]) {
  test(`the checkout is at most three taps away from the first, last and other screens of ${path}`, async ({
    page,
  }) => {
    await markPopupShown(page, "BRO25");
    const address = `${path}?snowball=BRO25`;
    await openHydrated(page, address);
    for (const start of await startsOn(page)) {
      await openHydrated(page, address);
      await startAt(page, start);
      const { taps, screens } = await reachCheckout(page);
      expect(taps, `from screen ${start.toFixed(1)}`).toBeLessThanOrEqual(MAX_TAPS);
      expect(screens, `from screen ${start.toFixed(1)}`).toBeLessThanOrEqual(MAX_SCREENS);
      await expect(heading(page)).toHaveText(demoCheckout.heading);
    }
  });
}
