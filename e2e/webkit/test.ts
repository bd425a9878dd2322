import { expect, test as base } from "playwright/test";
import { webkitDriverPath } from "../../tools/test/browsers.ts";
import { Browser } from "./browser.ts";
import { type Driver, startDriver } from "./driver.ts";

/** How long the driver may take to open a window. It takes one to four seconds, on a machine that has just installed it as well. */
const OPENING_LIMIT_MS = 25_000;
const OPENING_TRIES = 3;

/** Playwright's test with WebKitGTK instead of a browser of Playwright. It fails on each error of a page. */
export const test = base.extend<{ webkit: Browser }>({
  webkit: async ({ baseURL, userAgent }, run) => {
    const { driver, browser } = await openBrowser(baseURL ?? "", userAgent);
    try {
      await run(browser);
      await browser.evaluate("");
      expect(browser.problems, "errors in the pages").toEqual([]);
      await browser.close();
    } finally {
      driver.stop();
    }
  },
});

/** The driver once did not answer when it was to open a window. It is started anew then. */
async function openBrowser(site: string, userAgent?: string): Promise<{ driver: Driver; browser: Browser }> {
  for (let tries = 1; ; tries += 1) {
    const driver = await startDriver(webkitDriverPath() ?? "WebKitWebDriver");
    try {
      const browser = await Browser.open(driver.address, site, OPENING_LIMIT_MS, userAgent);
      return { driver, browser };
    } catch (error) {
      driver.stop();
      if (tries === OPENING_TRIES) throw error;
    }
  }
}

export { expect };
