// What becomes of a referral code where an app's browser hands the address to another one, or wipes localStorage between two pages.
import type { Page } from "playwright/test";
import { paths } from "@/lib/site/paths";
import { removeButton, typeCode } from "../code-area.ts";
import { creditLine, expectCreditedTo, totalRow } from "../demo-order.ts";
import { EACH_BROWSER, EACH_BROWSER_AT_NIGHT } from "../every.ts";
import { keptForVisit, markPopupShown } from "../kept-values.ts";
import { addButton, backHome, bar, checkout, drop, footerLink, heading, straightLink } from "../locators.ts";
import { expectTop, hydrated, openHydrated } from "../pages.ts";
import { centsOf, firstBundle, reducedCentsOf } from "../site-content.ts";
import { expect, test } from "../test.ts";

const CODE = "BRO25";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const SAFARI = `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`;

const BROWSERS = {
  TikTok: { userAgent: `${IPHONE} Mobile/15E148 Safari/604.1 musical_ly_41.9.0`, isApp: true },
  Instagram: {
    userAgent: `${IPHONE} Mobile/16B92 Instagram 70.1.0.15.98 (iPhone10,2; iOS 12_1)`,
    isApp: true,
  },
  "an ordinary browser": { userAgent: SAFARI, isApp: false },
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

/** Buys the first bundle, and expects the credit and the price of the code; with null, no credit and the full price. */
async function expectOrder(page: Page, code: string | null): Promise<void> {
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

for (const [name, { userAgent, isApp }] of Object.entries(BROWSERS))
  for (const [entry, enter] of Object.entries(ENTRIES))
    test.describe(`${name}, ${entry}`, name === "TikTok" ? EACH_BROWSER : EACH_BROWSER_AT_NIGHT, () => {
      test.use({ userAgent });

      test("the address that is handed over carries the code in an app's browser, and none elsewhere", async ({
        page,
        browser,
      }) => {
        await enter(page);
        await footerLink(page, paths.faq).click();
        await expect(page).toHaveURL(isApp ? `/faq#snowball=${CODE}` : "/faq");
        const other = await browser.newContext({ userAgent: SAFARI });
        const fresh = await other.newPage();
        // The fixture that closes the popup is of the other context.
        await markPopupShown(fresh, CODE);
        await fresh.goto(page.url());
        await expect(fresh).toHaveURL("/faq");
        await expectOrder(fresh, isApp ? CODE : null);
        await other.close();
      });

      test("the sale is credited and the percent comes off after localStorage was wiped", async ({
        page,
      }) => {
        await enter(page);
        await page.evaluate(() => localStorage.clear());
        await expectOrder(page, CODE);
      });
    });

test.describe("in TikTok's browser", EACH_BROWSER, () => {
  test.use({ userAgent: BROWSERS.TikTok.userAgent });

  test("the drop's hash still scrolls, and going back and forward shows the pages with the code and no further entries", async ({
    page,
  }) => {
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

  test("a fresh load of the drop's hash with the code scrolls to it", async ({ page }) => {
    await openHydrated(page, `/#the-drop?offset=50&snowball=${CODE}`);
    await expectTop(drop(page), 50);
  });

  test("a removed code leaves the address, and stays away after going back, a reload and the wipe of localStorage", async ({
    page,
  }) => {
    await openHydrated(page, `/contact?snowball=${CODE}`);
    // Left earlier, the entry keeps the link as it was followed.
    await expect(page).toHaveURL(`/contact#snowball=${CODE}`);
    await footerLink(page, paths.faq).click();
    await expect(page).toHaveURL(`/faq#snowball=${CODE}`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await removeButton(bar(page), CODE).click();
    await expect(page).toHaveURL("/faq");
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await page.reload();
    await hydrated(page);
    await expect(page).toHaveURL("/contact");
    await page.evaluate(() => localStorage.clear());
    await expectOrder(page, null);
  });
});

test(
  "Shopify's link to a discount code credits the sale, and leads to the page that it names",
  EACH_BROWSER,
  async ({ page, watch }) => {
    watch.allow(/status of 404/);
    await page.goto(`/discount/${CODE}?redirect=/faq`);
    await expect(page).toHaveURL("/faq");
    await page.goto(`/discount/${CODE}?redirect=https://evil.example/`);
    await expect(page).toHaveURL("/");
    await expectOrder(page, CODE);
  },
);
