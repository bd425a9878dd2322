// What becomes of a referral code on the way out of an app, in a browser that wipes what is stored, and between two visits. What is
// expected stands in the table of docs/hosting.md (code-table.ts).
import type { Browser, Page } from "playwright/test";
import { paths } from "@/lib/site/paths";
import { DAY_MS } from "@/lib/text/day-ms";
import { creditLine, expectCreditedTo, totalRow } from "./demo-order.ts";
import { BROWSERS, CODE, paysIn, SAFARI } from "./code-table.ts";
import { markPopupShown } from "./kept-values.ts";
import { footerLink, straightLink } from "./locators.ts";
import { openHydrated } from "./pages.ts";
import { centsOf, firstBundle, reducedCentsOf } from "./site-content.ts";
import { byDayIf, EACH_BROWSER_BY_DAY, expect, test } from "./test.ts";

const WEEK_AND_A_DAY_MS = 8 * DAY_MS;
interface Visit {
  page: Page;
  browser: Browser;
  userAgent: string;
  isApp: boolean;
}

/** What happens then, in the order of the table's rows. Each resolves with the page on which the visitor buys. */
const EVENTS: Record<string, (visit: Visit) => Promise<Page>> = {
  "the address is handed to another browser": async ({ page, browser, isApp }) => {
    await footerLink(page, paths.faq).click();
    await expect(page).toHaveURL(isApp ? new RegExp(`/faq#snowball=${CODE}$`) : /\/faq$/);
    const fresh = await openOther(browser, SAFARI);
    await fresh.goto(page.url());
    await expect(fresh).toHaveURL(/\/faq$/);
    return fresh;
  },
  "localStorage is wiped": async ({ page }) => {
    await page.evaluate(() => localStorage.clear());
    return page;
  },
  "eight days later, only cookies of the server are left": async ({ page, browser, userAgent }) => {
    const cookies = await page.context().cookies();
    const later = await openOther(browser, userAgent);
    const url = new URL("/", page.url()).href;
    const then = Date.now() + WEEK_AND_A_DAY_MS;
    // A cookie of the session has -1.
    const left = cookies.filter(({ expires }) => expires * 1_000 > then);
    await later.context().addCookies(left.map(({ name, value }) => ({ name, value, url, secure: true })));
    await later.clock.setSystemTime(then);
    return later;
  },
};

async function openOther(browser: Browser, userAgent: string): Promise<Page> {
  const context = await browser.newContext({ userAgent, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  // The fixture that closes the popup is of the first page's context.
  await markPopupShown(page, CODE);
  return page;
}

/** Buys the first bundle, and expects the credit and the price of the code; with null, no credit and the full price. */
export async function expectOrder(page: Page, code: string | null): Promise<void> {
  await openHydrated(page, "/");
  await straightLink(page, firstBundle).click();
  await expect(page).toHaveURL(/\/demo\/checkout/);
  if (code === null) {
    await expect(totalRow(page, centsOf(firstBundle))).toBeVisible();
    await expect(creditLine(page, CODE)).toBeHidden();
  } else {
    await expect(totalRow(page, reducedCentsOf(firstBundle, code))).toBeVisible();
    await expectCreditedTo(page, code);
  }
}

/** One journey for each cell of the table; with the lookup, for the row that it changes. How the code arrived makes no difference. */
export function tryOutcomes({ hasLookup }: { hasLookup: boolean }): void {
  for (const [name, { userAgent, column }] of Object.entries(BROWSERS))
    for (const [row, [event, happens]] of Object.entries(EVENTS).entries()) {
      if (hasLookup && row !== 2) continue;
      const pays = paysIn({ row, column, hasLookup });
      test.describe(name, () => {
        test.use({ userAgent });

        // By day where the sale hangs on one thing alone: the lookup's cookie, or the address. The cookies of Firefox are its own.
        const tag = column !== 1 ? {} : hasLookup ? EACH_BROWSER_BY_DAY : byDayIf(row === 1);
        test(
          `${event}: ${pays ? "the sale is credited and the percent comes off" : "the code is lost"}`,
          tag,
          async ({ page, browser }) => {
            await openHydrated(page, `/${CODE}`);
            if (hasLookup)
              await expect.poll(() => page.evaluate(() => document.cookie)).toContain(`=${CODE}`);
            const later = await happens({ page, browser, userAgent, isApp: column === 1 });
            await expectOrder(later, pays ? CODE : null);
            if (later !== page) await later.context().close();
          },
        );
      });
    }
}
