// The cookie of the affiliate lookup, which runs on the site's own origin here.
import type { Page } from "playwright/test";
import { privacySwitch } from "@/content/opt-out";
import { COOKIE_NAME } from "@/lib/referral/code-cookie";
import { paths } from "@/lib/site/paths";
import { removeButton, undoButton } from "../code-area.ts";
import { expectOrder, tryOutcomes } from "../code-outcomes.ts";
import { CODE, TIKTOK } from "../code-table.ts";
import { tracesOf } from "../kept-values.ts";
import { bar, footerLink } from "../locators.ts";
import { DESKTOP, hydrated, openHydrated } from "../pages.ts";
import { EACH_BROWSER, EACH_BROWSER_BY_DAY, expect, test } from "../test.ts";

tryOutcomes({ hasLookup: true });

const written = (page: Page): Promise<string> => page.evaluate(() => document.cookie);
const COOKIE = `${COOKIE_NAME}=${CODE}`;

test(
  "it goes with the removed code, and comes back when the removal is undone",
  EACH_BROWSER,
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openHydrated(page, `/${CODE}`);
    await expect.poll(() => written(page)).toBe(COOKIE);
    await removeButton(bar(page), CODE).click();
    await expect.poll(() => written(page)).toBe("");
    await undoButton(bar(page)).click();
    await expect.poll(() => written(page)).toBe(COOKIE);
  },
);

test.describe("in TikTok's browser", () => {
  test.use({ userAgent: TIKTOK });

  test(
    "an opt-out deletes it with all else that has the code, and it is not set again",
    EACH_BROWSER_BY_DAY,
    async ({ page }) => {
      await openHydrated(page, `/${CODE}`);
      await expect.poll(() => written(page)).toBe(COOKIE);
      await footerLink(page, paths.optOut).click();
      await expect(page).toHaveURL(`${paths.optOut}#snowball=${CODE}`);
      await page.getByRole("switch", { name: privacySwitch.label, exact: true }).click();
      await expect.poll(() => written(page)).toBe("");
      const expectNoTrace = async (address: string): Promise<void> => {
        await expect(page).toHaveURL(address);
        expect(await page.evaluate(tracesOf)).not.toContain(CODE);
      };
      await expectNoTrace(paths.optOut);
      await page.goBack();
      await expectNoTrace(paths.home);
      await page.reload();
      await hydrated(page);
      await expectNoTrace(paths.home);
      await openHydrated(page, "/?snowball=MATTE15");
      await expectOrder(page, "MATTE15");
      expect(await written(page)).toBe("");
    },
  );
});
