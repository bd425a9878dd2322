// When the wiped headline is loaded: when the page is idle, after everything that the first screen shows.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { buyNow, heading, wipeSlider } from "../locators.ts";
import { openHydrated, pauseClock } from "../pages.ts";
import { homeHeading } from "../site-content.ts";
import { expect, test } from "../test.ts";

const WIPE_FILE = /\/assets\/headline-wipe-[^/]*$/;
const LIMIT_BYTES = 4 * 1024;

test("the script is loaded when the page is idle, and has less than 4 KB", async ({ page }) => {
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

test("a script that does not load leaves the headline as it is", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route(WIPE_FILE, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => WIPE_FILE.test(request.url()));
  await openHydrated(page, "/");
  await failed;
  await expect(heading(page)).toHaveAccessibleName(homeHeading);
  await expect(buyNow(page)).toBeVisible();
});
