// Going back to the site from another document: the browser shows the page as it was left, without loading it again.
import type { Page } from "playwright/test";
import { paths } from "@/lib/site/paths";
import { addButton } from "../locators.ts";
import { networkIdle } from "../network-idle.ts";
import { articlePaths, openHydrated } from "../pages.ts";
import { required } from "../site-content.ts";
import { expect, test } from "../test.ts";

/**
 * What Chromium found in the page that keeps it out of the cache, once it has decided; null until then. Headless Chromium
 * caches no page, for reasons of its own, and still names those of the page.
 */
async function watchReasons(page: Page): Promise<() => string[] | null> {
  const client = await page.context().newCDPSession(page);
  let reasons: string[] | null = null;
  client.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations
      .filter(({ type }) => type !== "Circumstantial")
      .map(({ reason }) => reason);
  });
  await client.send("Page.enable");
  return () => reasons;
}

/** Whether Firefox restored the page from its cache. While it replaces one page by the other, an evaluation fails. */
const wasPersisted = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset["persisted"] === "true").catch(() => false);

/** The page that sells, one with a frame, and one whose application starts on input only. */
for (const path of [paths.home, paths.bros, required(articlePaths[0], "article")])
  test(`${path} is kept for going back to it @each-browser`, async ({ page, browserName }) => {
    const isChromium = browserName === "chromium";
    const reasons = isChromium ? await watchReasons(page) : () => null;
    await openHydrated(page, path);
    if (path === paths.home) await expect(addButton(page)).toBeAttached();
    await networkIdle(page);
    await page.evaluate(() =>
      window.addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset["persisted"] = String(persisted);
      }),
    );
    await page.goto(path === paths.privacy ? paths.terms : paths.privacy);
    await page.evaluate(() => void setTimeout(() => window.history.back()));
    if (isChromium) await expect.poll(reasons).toEqual([]);
    else await expect.poll(() => wasPersisted(page)).toBe(true);
  });
