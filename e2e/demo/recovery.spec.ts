import type { Page } from "playwright/test";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { contact } from "@/content/contact";
import { checkoutLabels, emptyPage, pageFailure } from "@/content/interface";
import { broCode } from "@/content/brocode";
import { paths } from "@/lib/site/paths";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { bar, barLink, heading } from "../locators.ts";
import { openHydrated } from "../pages.ts";
import { filled, homeHeading } from "../site-content.ts";
import { BY_DAY, expect, test } from "../test.ts";

const MISSING_FILE = /\/assets\/brocode-/;
const SHELL = "/shell.html";
const NOISE = /Failed to load resource|net::ERR|dynamically imported module/;
const missingPageLink = (page: Page) => barLink(page, paths.brocode);

/** Marks the page as reloaded for a missing file, just now. */
const markReloaded = (page: Page) =>
  page.evaluate((key) => sessionStorage.setItem(key, String(Date.now())), STORAGE_KEYS.reloadedForChunk);

/** Makes every file that the pattern matches fail, as after a deployment. Records full page loads and requests. */
async function removeFiles(page: Page, pattern: RegExp): Promise<{ loads: string[]; requests: string[] }> {
  const seen = { loads: new Array<string>(), requests: new Array<string>() };
  await page.route(pattern, (route) => {
    seen.requests.push(route.request().url());
    return route.abort();
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest()) seen.loads.push(new URL(request.url()).pathname);
  });
  return seen;
}

test(
  "a second page whose file is missing within a minute shows a message, and Try again reloads it",
  BY_DAY,
  async ({ page, watch }) => {
    watch.allow(NOISE);
    await openHydrated(page, "/about");
    await markReloaded(page);
    const seen = await removeFiles(page, MISSING_FILE);
    await missingPageLink(page).click();
    const failure = page.getByRole("alert");
    await expect(failure.getByRole("heading", { level: 1 })).toHaveText(pageFailure.heading);
    await expect(failure.getByRole("link", { name: pageFailure.home })).toHaveAttribute("href", "/");
    await expect(failure.getByRole("button", { name: pageFailure.retry })).toBeVisible();
    await expect(bar(page)).toBeVisible();
    expect(seen.loads).toEqual([]);

    // Many browsers fail the file again without a request, until the page is reloaded.
    await failure.getByRole("button", { name: pageFailure.retry }).click();
    await expect.poll(() => seen.loads).toEqual(["/brocode"]);
    await expect(heading(page)).toHaveText(broCode.heading);
    // Its file is missing still, which does not reload it again.
    await page.mouse.move(2, 2);
    await expect(page.locator("[data-without-script]")).toBeAttached();
    expect(seen.loads).toEqual(["/brocode"]);
  },
);

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
  const seen = await removeFiles(page, /\/assets\/app-/);
  await page.route("**/abc", async (route) => route.fulfill({ response: await route.fetch({ url: SHELL }) }));
  await page.goto("/abc");
  const message = page.getByRole("alert");
  await expect(message.getByRole("paragraph")).toHaveText(emptyPage.failure);
  expect(seen.loads).toEqual(["/abc", "/abc"]);
  for (const { name, variantId } of bundles)
    await expect(
      message.getByRole("link", { name: filled(checkoutLabels.buy, name), exact: true }),
    ).toHaveAttribute("href", `/demo/checkout?items=${variantId}:1`);
  await message.getByRole("link", { name: emptyPage.home }).click();
  await expect(heading(page)).toHaveText(homeHeading);
});
