// Third-party scripts: how they load, how they fail, and how a visitor opts out of them.
import type { Page } from "playwright/test";
import { emailArea as emailText, reviews as reviewsText } from "@/content/home-end";
import { privacySwitch } from "@/content/opt-out";
import { paths } from "@/lib/site/paths";
import { violations } from "../accessibility.ts";
import { shiftsOf, watchShifts } from "../layout-shifts.ts";
import { footerLink } from "../locators.ts";
import { nextPaint, openHydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { JUDGE_ME_STAND_IN } from "../vendor-hosts.ts";
import { expect, test } from "../test.ts";

const form = (page: Page) => page.getByRole("textbox", { name: "Email (stand-in form)" });
const mailLink = (page: Page) => page.getByRole("link", { name: emailText.mailLabel });
const reviews = (page: Page) => page.getByRole("region", { name: reviewsText.heading });
const reviewsFrame = (page: Page) => reviews(page).frameLocator("iframe");
const emailArea = (page: Page) => page.getByRole("region", { name: emailText.heading });
const optOut = (page: Page) => page.getByRole("switch", { name: privacySwitch.label });

/** Scrolls to the reviews, until their area has been in view, and on to the form. */
async function scrollThroughWidgets(page: Page): Promise<void> {
  await reviews(page).scrollIntoViewIfNeeded();
  await expect(reviews(page)).toBeInViewport();
  await nextPaint(page);
  await emailArea(page).scrollIntoViewIfNeeded();
}

const stored = (page: Page) =>
  page.evaluate(() => [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].join());

test("form and reviews load in view, survive navigation, and go with an opt-out", async ({
  page,
  context,
}) => {
  const shop = await RoutedShop.open(page);
  await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
  await openHydrated(page, "/");
  await expect.poll(() => shop.requestedScripts).toEqual(["tracker.test"]);

  await scrollThroughWidgets(page);
  await form(page).fill("half an addr");
  await expect(mailLink(page)).toHaveCount(0);
  await expect(reviewsFrame(page).getByText("Stand-in review").first()).toBeVisible();
  await footerLink(page, paths.faq).click();
  await expect(form(page)).toHaveCount(0);
  await page.goBack();
  await scrollThroughWidgets(page);
  await expect(form(page)).toHaveValue("half an addr");
  await expect(reviewsFrame(page).getByText("Stand-in review").first()).toBeVisible();
  // A frame that is moved to another page of the site loads anew.
  expect([...new Set(shop.requestedScripts)].toSorted()).toEqual([
    "cdn.judge.me",
    "static.klaviyo.com",
    "tracker.test",
  ]);

  const other = await context.newPage();
  await openHydrated(other, "/muglife");
  await emailArea(other).scrollIntoViewIfNeeded();
  await expect(form(other)).toBeVisible();

  await footerLink(page, paths.optOut).click();
  expect(await stored(page)).toMatch(/__kla_id.*klaviyoOnsite/);
  // A script that has run may write to storage while the page is left.
  await page.evaluate(() =>
    addEventListener("pagehide", () => localStorage.setItem("klaviyoOnsite", "late")),
  );
  await optOut(page).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(privacySwitch.reloaded)).toBeVisible();
  await expect(optOut(page)).toBeChecked();
  await expect(optOut(page)).toBeFocused();
  await expect.poll(() => stored(page)).not.toMatch(/kla|snowball_(?!code)/);
  // The other tab opts out as well.
  await expect(mailLink(other)).toBeVisible();
  await expect(form(other)).toHaveCount(0);
  await other.close();
});

test("a long list of reviews scrolls in its area, by keys as well", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  const list = JUDGE_ME_STAND_IN.replace("REVIEWS.map(", "Array(20).fill(REVIEWS).flat().map(");
  await shop.script(page, "cdn.judge.me", list);
  await watchShifts(page);
  await openHydrated(page, "/");
  await page.evaluate(() => document.fonts.ready);
  await reviews(page).evaluate((node) => node.scrollIntoView({ behavior: "instant", block: "start" }));
  const area = page.getByRole("region", { name: reviewsText.area, exact: true });
  const list60 = reviewsFrame(page).locator(".jdgm-rev");
  await expect(list60).toHaveCount(60);
  await expect(area).toBeVisible();
  await nextPaint(page);
  expect(await shiftsOf(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  const last = list60.last();
  await expect(last).not.toBeInViewport();
  await area.focus();
  await page.keyboard.press("End");
  await expect(last).toBeInViewport();
  await expect(reviews(page).getByRole("heading", { name: reviewsText.heading })).toBeInViewport();
});
