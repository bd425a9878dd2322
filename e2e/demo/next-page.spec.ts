// Pages that are fetched before their links are followed: by the browser until the application runs, then by the application.
import type { Page } from "playwright/test";
import { pageActions } from "@/content/site";
import { paths } from "@/lib/site/paths";
import { drop, footerLink, heading } from "../locators.ts";
import { networkIdle } from "../network-idle.ts";
import { knownPaths, openHydrated, pauseClock } from "../pages.ts";
import { expect, test } from "../test.ts";

/** The path of every request from now on. */
function watchRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  return requested;
}

/** Reads from the browser which links it may fetch ahead, and what became of those that it fetched. */
async function watchPreloads(page: Page) {
  const client = await page.context().newCDPSession(page);
  let urls: string[] = [];
  const statuses: string[] = [];
  client.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    urls = preloadingAttemptSources.map(({ key }) => key.url);
  });
  client.on("Preload.prefetchStatusUpdated", ({ prefetchStatus }) => void statuses.push(prefetchStatus));
  await client.send("Preload.enable");
  return { candidates: () => urls, statuses };
}

/**
 * Opens the page without the application, which starts on user input or after a time. Its file cannot be delayed here:
 * while Playwright routes requests, it does not report those that the browser makes ahead.
 */
async function openWithoutApplication(page: Page, path: string): Promise<void> {
  await pauseClock(page);
  await page.addInitScript(() => {
    for (const event of ["pointermove", "pointerdown", "focusin", "scroll", "touchstart", "keydown", "wheel"])
      window.addEventListener(event, (input) => input.stopImmediatePropagation(), { capture: true });
  });
  await page.goto(path);
}

/** What a counted visit changes: our events, and what is stored. */
const tracesOf = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.dataset["events"],
    JSON.stringify([localStorage, sessionStorage]),
    document.cookie,
  ]);

const countEvents = () =>
  window.addEventListener("mugworks:event", () => (document.documentElement.dataset["events"] += "x"));

test("until the application runs, HTML is fetched at a hover, and no visit is counted", async ({ page }) => {
  await page.addInitScript(countEvents);
  const { statuses } = await watchPreloads(page);
  await openWithoutApplication(page, paths.about);
  const before = await tracesOf(page);
  const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === paths.faq);
  await footerLink(page, paths.faq).hover();
  expect((await (await fetched).allHeaders())["sec-purpose"]).toBe("prefetch");
  await (await fetched).response();
  expect(await tracesOf(page)).toEqual(before);

  await footerLink(page, paths.faq).click();
  await page.waitForURL(paths.faq);
  await expect.poll(() => statuses).toContain("PrefetchResponseUsed");
});

test("the browser fetches pages ahead, but no referral link, no address with a query and no file", async ({
  page,
  baseURL,
}) => {
  const { candidates } = await watchPreloads(page);
  await openWithoutApplication(page, paths.about);
  await page.evaluate(
    (addresses) => {
      for (const address of addresses)
        document.body.append(Object.assign(document.createElement("a"), address));
    },
    [
      "/BRO25",
      "/?snowball=BRO25",
      "/faq?snowball=BRO25",
      "/?bundle=two#shopify-checkout",
      "/demo/checkout",
      "/demo/checkout?cart=1:1",
      "/muglife/feed.xml",
      "/data/muglife/page/1.json",
      "/pictures/a.avif",
      "/sitemap.xml",
      "/muglife/an-article",
      "https://elsewhere.example/faq",
    ].map((href) => ({ href, textContent: href })),
  );
  await expect.poll(candidates).toContain(`${baseURL}/muglife/an-article`);
  const pages = new Set([...knownPaths, "/muglife/an-article"].map((path) => `${baseURL}${path}`));
  const others = candidates().filter((url) => !pages.has(url.replace(/#.*/, "")));
  expect(others).toEqual([]);
  expect(candidates()).not.toContain(`${baseURL}${paths.demoCheckout}`);
});

test("every page has the rules in its HTML, and the application removes them", async ({ page, request }) => {
  for (const path of knownPaths)
    expect(await (await request.get(path)).text(), path).toContain('<script type="speculationrules">');
  await openHydrated(page, paths.about);
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);

  const requested = watchRequests(page);
  await footerLink(page, paths.faq).hover();
  await expect.poll(() => requested.some((path) => path.startsWith("/assets/faq-"))).toBe(true);
  await networkIdle(page);
  expect(requested).not.toContain(paths.faq);
});

/** Notes which share of its elements a page has when its heading appears. `share` is asked once the page is complete. */
async function watchFirstRender(page: Page) {
  await page.evaluate(() => {
    const title = () => document.querySelector("main h1")?.textContent;
    const { dataset } = document.documentElement;
    const before = title();
    const observer = new MutationObserver(() => {
      if (title() === undefined || title() === before) return;
      observer.disconnect();
      dataset["first"] = `${document.querySelectorAll("main *").length}`;
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  return {
    share: async () =>
      Number(await page.locator("html").getAttribute("data-first")) / (await page.locator("main *").count()),
  };
}

test("a page shows its first screen first, unless it is to be scrolled", async ({ page }) => {
  await openHydrated(page, paths.faq);
  const followed = await watchFirstRender(page);
  await footerLink(page, paths.privacy).click();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("main").getByRole("link").last()).toHaveAttribute("href", paths.home);
  expect(await followed.share()).toBeLessThan(0.5);

  const goneBack = await watchFirstRender(page);
  await page.goBack();
  await page.waitForURL(paths.faq);
  await expect(heading(page)).toBeFocused();
  expect(await goneBack.share()).toBeGreaterThan(0.9);

  const ofSection = await watchFirstRender(page);
  await page.getByRole("main").getByRole("link", { name: pageActions.go, exact: true }).click();
  await expect(drop(page)).toBeInViewport();
  // What the buy button draws comes later.
  expect(await ofSection.share()).toBeGreaterThan(0.8);
});
