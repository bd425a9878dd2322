// How a site looks and can be used during a pause of sales, at each width. e2e/demo/shop-days.spec.ts has what it says and sells.
import { paths } from "@/lib/site/paths";
import { violations } from "./accessibility.ts";
import { repeatIf } from "./every.ts";
import { expectSeenFocus } from "./keyboard.ts";
import { shiftsOf, watchShifts } from "./layout-shifts.ts";
import * as find from "./locators.ts";
import { DESKTOP, nextPaint, openHydrated, PHONE } from "./pages.ts";
import { end, noticeOn, pause, start } from "./paused-site.ts";
import { firstBundle } from "./site-content.ts";
import { expect, test } from "./test.ts";

const NARROWEST = { width: 320, height: 568 };

/** The notice alone moves what is in view by five times as much. A late font moves text within its lines. */
const MOVED_BY_FONTS = 0.01;

/** `addressOf` gives the address of a path on that site, once it is served. */
export function tryPausedLayout(addressOf: (path: string) => string): void {
  for (const width of [NARROWEST.width, DESKTOP.width])
    test(
      `at ${width} px neither state of the page appears late, and nothing is wider than the window`,
      repeatIf(width !== NARROWEST.width),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await watchShifts(page);
        // The HTML has the state of the day of the build, which is another one after the end.
        for (const at of [end, start]) {
          await page.clock.setFixedTime(at);
          await openHydrated(page, addressOf("/"));
          await expect(noticeOn(page)).toHaveCount(at === start ? 1 : 0);
          await nextPaint(page);
          const moved = (await shiftsOf(page)).filter(({ value }) => value >= MOVED_BY_FONTS);
          expect(moved).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        }
      },
    );

  for (const viewport of [PHONE, DESKTOP])
    test(
      `at ${viewport.width} px axe reports nothing, and the Tab key leads from the picker to its mail link`,
      repeatIf(viewport !== PHONE),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await openHydrated(page, addressOf("/"));
        expect(await violations(page)).toEqual([]);
        await find.pickBundle(page, firstBundle);
        await page.keyboard.press("Tab");
        await expectSeenFocus(page, find.checkout(page).getByRole("link", { name: pause.link }));
      },
    );

  for (const viewport of [NARROWEST, PHONE])
    test(
      `at ${viewport.width} px the bar of a pause is one mail link, a fifth of the window at most, also with text of twice the size`,
      repeatIf(viewport !== NARROWEST),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await openHydrated(page, addressOf(paths.faq));
        for (const size of ["100%", "200%"]) {
          await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
          await expect(find.buyBarLink(page)).toHaveAccessibleName(`${pause.text} ${pause.link}`);
          const height = await find.buyBar(page).evaluate((bar) => bar.getBoundingClientRect().height);
          expect(height, size).toBeLessThanOrEqual(viewport.height / 5);
        }
      },
    );

  test.describe("on a phone", () => {
    test.use({ viewport: PHONE });

    test("the mail link of the hero is in view at once", async ({ page }) => {
      await openHydrated(page, addressOf("/"));
      const link = page.getByRole("main").getByRole("link", { name: pause.link }).first();
      await expect(link).toBeInViewport({ ratio: 1 });
    });

    test("the open menu begins below the navigation, which the notice moved, at every scroll position", async ({
      page,
    }) => {
      await openHydrated(page, addressOf(paths.faq));
      const links = find.bar(page).getByRole("list");
      for (const top of [0, 20, 600]) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
        await find.menuButton(page).click();
        await expect(links).toBeVisible();
        await expect(links.getByRole("link", { name: pause.link })).toBeInViewport();
        // A click that something covers would fail.
        await find.menuButton(page).click();
        await expect(links).toBeHidden();
      }
    });
  });

  test.describe("with forced colors", () => {
    test.use({ viewport: PHONE });
    test("a mail link has the border of a button", async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await openHydrated(page, addressOf("/"));
      const link = find.checkout(page).getByRole("link", { name: pause.link });
      expect(await link.evaluate((node) => getComputedStyle(node).borderTopColor)).not.toBe(
        "rgba(0, 0, 0, 0)",
      );
    });
  });
}
