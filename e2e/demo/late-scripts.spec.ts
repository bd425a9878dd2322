// When the scripts of the wiped headline and of the line-up are loaded: after everything that the first screen shows. And their size.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { region, wipeButton } from "../line-up.ts";
import { wipeSlider } from "../locators.ts";
import { networkIdle } from "../network-idle.ts";
import { openHydrated, pauseClock, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";
import { record } from "../weight.ts";

test("what wipes loads when the page is idle and the suspects are near, and is small", async ({ page }) => {
  const late: string[] = [];
  page.on("request", (request) => {
    const [name] = /(?:headline|line-up)-wipe-/.exec(request.url()) ?? [];
    if (name !== undefined) late.push(name);
  });
  await page.setViewportSize(PHONE);
  await pauseClock(page);
  await openHydrated(page, "/");
  await networkIdle(page);
  expect(late).toEqual([]);
  expect(await page.content()).not.toMatch(/(?:headline|line-up)-wipe/);
  await page.clock.resume();
  await expect(wipeSlider(page)).toBeAttached();
  expect(late).toEqual(["headline-wipe-"]);
  await region(page).evaluate((node) => node.scrollIntoView({ behavior: "instant" }));
  await expect(wipeButton(page)).toBeAttached();
  expect(late).toEqual(["headline-wipe-", "line-up-wipe-"]);

  for (const [files, limit] of [
    [/^headline-wipe-/, 4 * 1024],
    [/^line-up-(?:wipe|worker)-/, 6 * 1024],
  ] as const) {
    const names = readdirSync("dist/assets").filter((name) => files.test(name));
    const bytes = names.map((name) => brotliCompressSync(readFileSync(`dist/assets/${name}`)).length);
    record(`${names.join(" ")}: ${bytes.join(" ")} bytes`, "");
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(limit);
  }
});
