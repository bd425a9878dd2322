import { expect, test as base } from "playwright/test";
import { webkitDriverPath } from "../../src/build/commands/browser.mjs";
import { Browser } from "./browser.ts";
import { type Driver, startDriver } from "./driver.ts";

/** Playwright's test with WebKitGTK instead of a browser of Playwright. It fails on each error of a page. */
export const test = base.extend<{ webkit: Browser }, { driver: Driver }>({
  driver: [
    // Playwright reads the names of the fixtures that are needed from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const driver = await startDriver(webkitDriverPath() ?? "WebKitWebDriver");
      await run(driver);
      driver.stop();
    },
    { scope: "worker" },
  ],
  webkit: async ({ driver, baseURL }, run) => {
    const webkit = await Browser.open(driver.address, baseURL ?? "");
    try {
      await run(webkit);
      await webkit.evaluate("");
      expect(webkit.problems, "errors in the pages").toEqual([]);
    } finally {
      await webkit.close();
    }
  },
});

export { expect };
