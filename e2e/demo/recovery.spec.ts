// What a visitor sees when the files of the open page are gone, because the site was deployed in the meantime, or do not load.
import type { Page } from "playwright/test";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { contact } from "@/content/contact";
import { checkoutLabels, emptyPage, pageFailure } from "@/content/interface";
import { broCode } from "@/content/brocode";
import { faqPage } from "@/content/faq";
import { paths } from "@/lib/site/paths";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { REFERRAL_PARAMETER } from "@/lib/referral/referral-code";
import { bar, barLink, heading } from "../locators.ts";
import { hydrated, openHydrated } from "../pages.ts";
import { filled, homeHeading } from "../site-content.ts";
import { BY_DAY, expect, test } from "../test.ts";

const MISSING_FILE = /\/assets\/brocode-/;
const SHELL = "/shell.html";
const NOISE = /Failed to load|MIME type|net::ERR|dynamically imported module/;
const PAGE = { contentType: "text/html; charset=utf-8", body: "<!doctype html><title>Home</title>" };
const missingPageLink = (page: Page) => barLink(page, paths.brocode);

/** Marks the page as reloaded for a missing file, just now. */
const markReloaded = (page: Page) =>
  page.evaluate((key) => sessionStorage.setItem(key, String(Date.now())), STORAGE_KEYS.reloadedForChunk);

/** The paths of the full page loads from now on. */
function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

const removeFiles = (page: Page, pattern: RegExp) => page.route(pattern, (route) => route.abort());

test(
  "a deploy in the middle of a visit reloads one page, and the visit goes on with its referral code",
  BY_DAY,
  async ({ page, watch }) => {
    watch.allow(NOISE);
    await openHydrated(page, `${paths.about}?${REFERRAL_PARAMETER}=BRO25`);
    const loads = watchLoads(page);
    // The files of the open page are gone, and the host answers each with a page. One that is loaded anew has its own.
    await page.route(/\/assets\//, (route) =>
      loads.length === 0 ? route.fulfill({ ...PAGE, status: 404 }) : route.fallback(),
    );
    await missingPageLink(page).click();
    await page.waitForURL(paths.brocode);
    await hydrated(page);
    await expect(heading(page)).toHaveText(broCode.heading);
    await expect.poll(() => loads).toEqual([paths.brocode]);
    await barLink(page, paths.faq).click();
    await expect(heading(page)).toHaveText(faqPage.heading);
    expect(loads).toEqual([paths.brocode]);
    const stored = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.referralCode);
    expect(stored).toContain("BRO25");
    // Pages that are fetched ahead may still be on their way.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
);

test("a second page whose file is missing within a minute shows a message, and Try again reloads it", async ({
  page,
  watch,
}) => {
  watch.allow(NOISE);
  await openHydrated(page, "/about");
  await markReloaded(page);
  const loads = watchLoads(page);
  await removeFiles(page, MISSING_FILE);
  await missingPageLink(page).click();
  const failure = page.getByRole("alert");
  await expect(failure.getByRole("heading", { level: 1 })).toHaveText(pageFailure.heading);
  await expect(failure.getByRole("link", { name: pageFailure.home })).toHaveAttribute("href", "/");
  await expect(failure.getByRole("button", { name: pageFailure.retry })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  expect(loads).toEqual([]);

  // Many browsers fail the file again without a request, until the page is reloaded.
  await failure.getByRole("button", { name: pageFailure.retry }).click();
  await expect.poll(() => loads).toEqual(["/brocode"]);
  await expect(heading(page)).toHaveText(broCode.heading);
  // Its file is missing still, which does not reload it again.
  await page.mouse.move(2, 2);
  await expect(page.locator("[data-without-script]")).toBeAttached();
  expect(loads).toEqual(["/brocode"]);
});

test("an offline navigation shows a message without a full load, and a retry works once the browser is online", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(NOISE);
  await openHydrated(page, "/about");
  await context.setOffline(true);
  await missingPageLink(page).click();
  await expect(page.getByRole("alert")).toContainText(pageFailure.heading);
  await expect(page).toHaveTitle(new RegExp(`^${pageFailure.heading.replace(/\.$/, "")}`));
  await context.setOffline(false);
  await page.getByRole("button", { name: pageFailure.retry }).click();
  // Chromium 150 repeats the failure of the file, so the page is reloaded, and Chromium 156 asks for it again.
  await expect(heading(page)).toHaveText(broCode.heading);
});

test("the contact page whose file is missing has the email address in place of the form", async ({
  page,
  watch,
}) => {
  watch.allow(NOISE);
  await removeFiles(page, /\/assets\/contact-/);
  await page.goto(paths.contact);
  await expect(page.getByText(contact.form.noScript)).toBeVisible();
  await expect(page.getByRole("button", { name: contact.form.labels.submit })).toBeHidden();
  await expect(page.getByRole("main").getByRole("link", { name: brand.email })).toBeVisible();
});

test("an empty page without the application links to the home page and the cart", async ({ page, watch }) => {
  watch.allow(NOISE);
  const loads = watchLoads(page);
  await removeFiles(page, /\/assets\/app-/);
  await page.route("**/abc", async (route) => route.fulfill({ response: await route.fetch({ url: SHELL }) }));
  await page.goto("/abc");
  const message = page.getByRole("alert");
  await expect(message.getByRole("paragraph")).toHaveText(emptyPage.failure);
  expect(loads).toEqual(["/abc", "/abc"]);
  for (const { name, variantId } of bundles)
    await expect(
      message.getByRole("link", { name: filled(checkoutLabels.buy, name), exact: true }),
    ).toHaveAttribute("href", `/demo/checkout?items=${variantId}:1`);
  await message.getByRole("link", { name: emptyPage.home }).click();
  await expect(heading(page)).toHaveText(homeHeading);
});
