// When the wiped headline is loaded: when the page is idle, after everything that the first screen shows.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { wipeSlider } from "../locators.ts";
import { openHydrated, pauseClock } from "../pages.ts";
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
