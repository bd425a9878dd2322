import type { Page } from "playwright/test";
import { demoCheckoutWords } from "@/content/demo-checkout";
import { pageFailure } from "@/content/interface";
import { broCode } from "@/content/brocode";
import { faqPage } from "@/content/faq";
import { paths } from "@/lib/paths";
import { bar, barLink, footerLink, heading, straightLink } from "../locators.ts";
import { holdBack, hydrated, openHydrated, scrollY } from "../pages.ts";
import { amountOf, firstBundle, homeHeading } from "../site-content.ts";
import { expect, test } from "../test.ts";

const LOST = /\/assets\/brocode-/;
const NOISE = /Failed to load resource|net::ERR|dynamically imported module/;
const lostLink = (page: Page) => barLink(page, paths.brocode);

/** Every file that a pattern names is gone, as after a redeploy. Counts full loads of pages. */
async function losing(page: Page, pattern: RegExp): Promise<{ loads: string[]; asked: string[] }> {
  const seen = { loads: new Array<string>(), asked: new Array<string>() };
  await page.route(pattern, (route) => {
    seen.asked.push(route.request().url());
    return route.abort();
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest()) seen.loads.push(new URL(request.url()).pathname);
  });
  return seen;
}

test("a page whose file is gone is loaded anew once, and its HTML is readable", async ({ page, watch }) => {
  watch.allow(NOISE);
  await openHydrated(page, "/about");
  const seen = await losing(page, LOST);
  await lostLink(page).click();
  await page.waitForURL("/brocode");
  // The HTML of the build is complete, so the reloaded page is readable even without its script.
  await expect(page.getByRole("heading", { level: 1, name: broCode.heading })).toBeVisible();
  await expect.poll(() => seen.loads).toEqual(["/brocode"]);
  await expect(page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 })).toHaveCount(
    broCode.rules.length,
  );
});

test("a second page whose file is gone within a minute gets a plain message, and Try again brings it", async ({
  page,
  watch,
}) => {
  watch.allow(NOISE);
  await openHydrated(page, "/about");
  await page.evaluate(() => sessionStorage.setItem("mugworks_reloaded_for_chunk", String(Date.now())));
  const seen = await losing(page, LOST);
  await lostLink(page).click();
  const failure = page.getByRole("alert");
  await expect(failure.getByRole("heading", { level: 1 })).toHaveText(pageFailure.heading);
  await expect(failure.getByRole("link", { name: pageFailure.home })).toHaveAttribute("href", "/");
  await expect(failure.getByRole("button", { name: pageFailure.retry })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  expect(seen.loads).toEqual([]);

  await failure.getByRole("button", { name: pageFailure.retry }).click();
  await expect(failure.getByRole("heading", { level: 1 })).toHaveText(pageFailure.heading);
  await page.unroute(LOST);
  await failure.getByRole("button", { name: pageFailure.retry }).click();
  await expect(heading(page)).toHaveText(broCode.heading);
  expect(await scrollY(page)).toBe(0);
});

test("without a network the page that is there stays, says so, and goes on once there is one", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(NOISE);
  await openHydrated(page, "/about");
  await context.setOffline(true);
  await lostLink(page).click();
  await expect(page.getByRole("alert")).toContainText(pageFailure.heading);
  await expect(page).toHaveTitle(new RegExp(`^${pageFailure.heading.replace(/\.$/, "")}`));
  await context.setOffline(false);
  await page.getByRole("button", { name: pageFailure.retry }).click();
  await expect(heading(page)).toHaveText(broCode.heading);
  await expect(page.getByRole("main")).toBeFocused();
});

test("a page whose head tags do not load has its own title, and the next page has all its tags", async ({
  page,
  watch,
}) => {
  watch.allow(NOISE);
  await openHydrated(page, "/about");
  const head = /\/assets\/head-tags-/;
  const seen = await losing(page, head);
  const canonical = page.locator("link[rel=canonical]");
  await lostLink(page).click();
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => seen.asked.length).toBeGreaterThan(0);
  await expect(page).toHaveTitle(new RegExp(broCode.meta.title));
  await expect(canonical).toHaveCount(0);
  await page.unroute(head);
  await barLink(page, paths.faq).click();
  await expect(canonical).toHaveAttribute("href", /\/faq$/);
  expect(seen.loads).toEqual([]);
});

test("other pages and Back to Home work from the message", async ({ page, watch }) => {
  watch.allow(NOISE);
  await openHydrated(page, "/about");
  await page.evaluate(() => sessionStorage.setItem("mugworks_reloaded_for_chunk", String(Date.now())));
  await losing(page, LOST);
  await lostLink(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await barLink(page, paths.faq).click();
  await expect(heading(page)).toHaveText(faqPage.heading);
  await lostLink(page).click();
  await page.getByRole("alert").getByRole("link", { name: pageFailure.home }).click();
  await page.waitForURL("/");
  await hydrated(page);
  await expect(heading(page)).toHaveText(homeHeading);
});

test("a page opened while its own file is gone stays readable and does not load for ever", async ({
  page,
  watch,
}) => {
  watch.allow(NOISE);
  const seen = await losing(page, LOST);
  await page.goto("/brocode");
  await expect.poll(() => seen.asked.length).toBe(2);
  await expect(heading(page)).toHaveText(broCode.heading);
  await lostLink(page).click();
  await footerLink(page, paths.terms).click();
  await page.waitForURL("/terms");
  expect(seen.loads.filter((path) => path === "/brocode")).toHaveLength(3);
});

test("a page opened while the application's file is gone stays readable", async ({ page, watch }) => {
  watch.allow(NOISE);
  const seen = await losing(page, /\/assets\/app-/);
  await page.goto("/brocode");
  await expect.poll(() => seen.asked.length).toBeGreaterThan(0);
  await footerLink(page, paths.terms).click();
  await page.waitForURL("/terms");
});

for (const file of ["app", "home"]) {
  test(`a bro's link whose ${file} file is gone keeps the code and shows the home page of the build`, async ({
    page,
    watch,
  }) => {
    watch.allow(NOISE);
    const seen = await losing(page, new RegExp(`/assets/${file}-`));
    await page.goto("/BRO25");
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL("/");
    expect(seen.loads[0]).toBe("/BRO25");
    expect(seen.loads.slice(1).every((path) => path === "/")).toBe(true);
    const link = straightLink(page, firstBundle);
    // The address that is asked for: the demo checkout takes the code off its own at once.
    const asked = page.waitForRequest(/attributes\[__snowball\]=BRO25/);
    await link.click({ noWaitAfter: true });
    await asked;
  });
}

test("a shopper who is on his way to the checkout is not pulled back by a file that did not arrive", async ({
  page,
  watch,
}) => {
  watch.allow(NOISE);
  // Leaving ends the requests of a page; some browsers tell it so while the next page is still on its way.
  let lose = (): void => undefined;
  const left = new Promise<void>((done) => (lose = done));
  await page.route(/\/assets\/app-/, async (route) => {
    await left;
    await route.abort();
  });
  const release = await holdBack(page, /\/demo\/checkout/);
  await page.goto("/");
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/app-"));
  await straightLink(page, firstBundle).click({ noWaitAfter: true });
  lose();
  await lost;
  await page.unroute(/\/assets\/app-/);
  release();
  await expect(page).toHaveURL(/\/demo\/checkout/);
  await expect(
    page.getByRole("row", {
      name: `${demoCheckoutWords.labels.total} ${amountOf(firstBundle)}`,
      exact: true,
    }),
  ).toBeVisible();
});
