// When the wiped headline is loaded: when the page is idle, after everything that the first screen shows.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright/test";
import { buyNow, heading, wipeSlider } from "../locators.ts";
import { openHydrated, pauseClock, PHONE } from "../pages.ts";
import { homeHeading } from "../site-content.ts";
import { expect, test } from "../test.ts";

const WIPE_FILE = /\/assets\/headline-wipe-[^/]*$/;
const LIMIT_BYTES = 4 * 1024;

test("the script is loaded when the page is idle, not before, and has less than 4 KB with its styles", async ({
  page,
}) => {
  const files: string[] = [];
  page.on("request", (request) => {
    if (WIPE_FILE.test(request.url())) files.push(request.url());
  });
  await pauseClock(page);
  await openHydrated(page, "/");
  await page.waitForLoadState("networkidle");
  expect(files).toEqual([]);
  expect(await page.content()).not.toMatch(/headline-wipe/);
  await page.clock.resume();
  await expect(wipeSlider(page)).toBeAttached();
  expect(files).toHaveLength(1);
  const names = readdirSync("dist/assets").filter((name) => WIPE_FILE.test(`/assets/${name}`));
  const bytes = names.map((name) => brotliCompressSync(readFileSync(`dist/assets/${name}`)).length);
  test
    .info()
    .annotations.push({ type: "measured", description: `${names.join(" ")}: ${bytes.join(" ")} bytes` });
  expect(names).toHaveLength(1);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(LIMIT_BYTES);
});

/** What the page has painted so far: the first paint, the largest one and what that shows, and when the wipe was requested. */
const paintsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ first: number; largest: number; shows: string; wipe: number }>((done) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1);
          const asked = performance
            .getEntriesByType("resource")
            .filter(({ name }) => name.includes("/headline-wipe-"))
            .map(({ startTime }) => startTime);
          done({
            first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
            largest: largest?.startTime ?? Infinity,
            shows: largest && "url" in largest ? new URL(String(largest.url)).pathname : "",
            wipe: Math.min(...asked),
          });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );

test("no byte of it is requested before the largest paint, which is the same without it", async ({
  page,
  watch,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  // Without any user input, after which browsers report no largest paint.
  await expect(wipeSlider(page)).toBeAttached();
  const withIt = await paintsOf(page);
  test.info().annotations.push({ type: "measured", description: JSON.stringify(withIt) });
  expect(withIt.first).toBeLessThanOrEqual(withIt.largest);
  expect(withIt.largest).toBeLessThan(withIt.wipe);
  expect(withIt.wipe).toBeLessThan(Infinity);

  watch.allow(/ERR_FAILED/);
  await page.route(WIPE_FILE, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => WIPE_FILE.test(request.url()));
  await page.goto("/");
  await failed;
  expect((await paintsOf(page)).shows).toBe(withIt.shows);
});

test("a script that does not load leaves the headline as it is", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route(WIPE_FILE, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => WIPE_FILE.test(request.url()));
  await openHydrated(page, "/");
  await failed;
  await expect(heading(page)).toHaveAccessibleName(homeHeading);
  await expect(buyNow(page)).toBeVisible();
});
