// When the scripts of the line-up are loaded, and how large they are.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { CHUNK, region, wipeButton } from "../line-up.ts";
import { openHydrated, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

const LIMIT_BYTES = 6 * 1024;

test(
  "its scripts are loaded when the suspects are near, and have less than 6 KB",
  BY_DAY,
  async ({ page }) => {
    const files: string[] = [];
    page.on("request", (request) => {
      if (CHUNK.test(request.url())) files.push(request.url());
    });
    await page.setViewportSize(PHONE);
    await openHydrated(page, "/");
    await page.waitForLoadState("networkidle");
    expect(files).toEqual([]);
    expect(await page.content()).not.toMatch(/line-up-wipe/);
    await region(page).evaluate((node) => node.scrollIntoView({ behavior: "instant" }));
    await expect(wipeButton(page)).toBeAttached();
    expect(files).toHaveLength(1);
    const names = readdirSync("dist/assets").filter((name) => /^line-up-(?:wipe|worker)-/.test(name));
    const bytes = names.map((name) => brotliCompressSync(readFileSync(`dist/assets/${name}`)).length);
    test
      .info()
      .annotations.push({ type: "measured", description: `${names.join(" ")}: ${bytes.join(" ")} bytes` });
    expect(names).toHaveLength(2);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(LIMIT_BYTES);
  },
);
