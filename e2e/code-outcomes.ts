// What becomes of a referral code on the way out of an app, in a browser that wipes what is stored, and between two visits. What is
// expected stands in the table of docs/hosting.md.
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright/test";
import { paths } from "@/lib/site/paths";
import { removeButton, typeCode } from "./code-area.ts";
import { creditLine, expectCreditedTo, totalRow } from "./demo-order.ts";
import { EACH_BROWSER, EACH_BROWSER_AT_NIGHT } from "./every.ts";
import { markPopupShown } from "./kept-values.ts";
import { addButton, checkout, footerLink, straightLink } from "./locators.ts";
import { openHydrated } from "./pages.ts";
import { required } from "./required.ts";
import { centsOf, firstBundle, reducedCentsOf } from "./site-content.ts";
import { expect, test } from "./test.ts";

export const CODE = "BRO25";
const WEEK_AND_A_DAY_MS = 8 * 86_400_000;
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const SAFARI = `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`;
export const TIKTOK = `${IPHONE} Mobile/15E148 Safari/604.1 musical_ly_41.9.0`;

/** `column` is that of the table: apps' browsers share one. */
const BROWSERS = {
  TikTok: { userAgent: TIKTOK, column: 1 },
  Instagram: { userAgent: `${IPHONE} Mobile/16B92 Instagram 70.1.0.15.98 (iPhone10,2; iOS 12_1)`, column: 1 },
  "an ordinary browser": { userAgent: SAFARI, column: 2 },
};

/** How the code arrives. */
const ENTRIES = {
  "a link": (page: Page) => openHydrated(page, `/${CODE}`),
  "a parameter": (page: Page) => openHydrated(page, `/?snowball=${CODE}`),
  "a typed code": async (page: Page) => {
    await openHydrated(page, "/");
    await checkout(page).scrollIntoViewIfNeeded();
    await expect(addButton(page)).toBeVisible();
    await typeCode(checkout(page), CODE);
    await expect(removeButton(checkout(page), CODE)).toBeVisible();
  },
};

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

/** The cells of the table, by row and column. */
function outcomes(): string[][] {
  const [, ...lines] = readFileSync("docs/hosting.md", "utf8").split("| a code arrives, and then ");
  const [table = ""] = (lines[0] ?? "").split("\n\n");
  return table
    .split("\n")
    .slice(2)
    .map((row) =>
      row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** One journey for each cell and way of arriving. With the lookup, only what is read after a week differs. */
export function tryOutcomes({ hasLookup }: { hasLookup: boolean }): void {
  const rows = outcomes();
  for (const [name, { userAgent, column }] of Object.entries(BROWSERS))
    for (const [entry, enter] of Object.entries(ENTRIES))
      for (const [row, [event, happens]] of Object.entries(EVENTS).entries()) {
        const outcome = required(rows[row]?.[column], `row ${row} in the table of docs/hosting.md`);
        const pays = outcome === "pays" || (outcome === "pays with the lookup" && hasLookup);
        const isFirst = hasLookup ? row === 2 && name !== "Instagram" : name === "TikTok";
        test.describe(`${name}, ${entry}`, isFirst ? EACH_BROWSER : EACH_BROWSER_AT_NIGHT, () => {
          test.use({ userAgent });

          test(`${event}: ${pays ? "the sale is credited and the percent comes off" : "the code is lost"}`, async ({
            page,
            browser,
          }) => {
            await enter(page);
            if (hasLookup)
              await expect.poll(() => page.evaluate(() => document.cookie)).toContain(`=${CODE}`);
            const later = await happens({ page, browser, userAgent, isApp: column === 1 });
            await expectOrder(later, pays ? CODE : null);
            if (later !== page) await later.context().close();
          });
        });
      }
}
