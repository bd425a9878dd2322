// What becomes of a referral code in apps' browsers, and in browsers that forget, without a lookup on the site's own origin.
import { paths } from "@/lib/site/paths";
import { tryOutcomes } from "../code-outcomes.ts";
import { CODE, TIKTOK } from "../code-table.ts";
import { keptForVisit } from "../kept-values.ts";
import { backHome, drop, footerLink, heading } from "../locators.ts";
import { expectTop, hydrated, openHydrated } from "../pages.ts";
import { EACH_BROWSER, expect, test } from "../test.ts";

tryOutcomes({ hasLookup: false });

test.describe("in TikTok's browser", EACH_BROWSER, () => {
  test.use({ userAgent: TIKTOK });

  test("the drop's hash still scrolls, and back and forward show pages with the code", async ({ page }) => {
    await openHydrated(page, `/?snowball=${CODE}#the-drop?offset=50`);
    await expect(page).toHaveURL(`/#the-drop?offset=50&snowball=${CODE}`);
    await expectTop(drop(page), 50);
    const entries = await page.evaluate(() => history.length);
    await footerLink(page, paths.faq).click();
    await expect(page).toHaveURL(`/faq#snowball=${CODE}`);
    // A link to the page that is shown adds no entry.
    await footerLink(page, paths.faq).click();
    await expect(page).toHaveURL(`/faq#snowball=${CODE}`);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL(`/#the-drop?offset=50&snowball=${CODE}`);
    // It is shown where it was left, at its footer.
    await expect(footerLink(page, paths.faq)).toBeInViewport();
    await page.goForward();
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(`/faq#snowball=${CODE}`);
    await page.reload();
    await hydrated(page);
    await expect(page).toHaveURL(`/faq#snowball=${CODE}`);
    expect(await keptForVisit(page, "scrollPositions")).not.toContain(CODE);
    await backHome(page).click();
    await expect(page).toHaveURL(`/#snowball=${CODE}`);
  });
});
