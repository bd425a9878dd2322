// When the scripts of the line-up are loaded, how large they are, and what is left where they cannot be.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { lineUp, ugc } from "@/content/home-story";
import { CHUNK, pictureOf, region, suspects, wipeButton } from "../line-up.ts";
import { openHydrated, PHONE } from "../pages.ts";
import { required } from "../required.ts";
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

test("where its script does not load, each suspect stands beside himself, and nothing asks for a wipe", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.route(CHUNK, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => CHUNK.test(request.url()));
  await openHydrated(page, "/");
  await region(page).evaluate((node) => node.scrollIntoView({ behavior: "instant" }));
  await failed;
  await expect(pictureOf(page)).toBeVisible();
  await expect(region(page).getByAltText(required(suspects[0], "suspect").after.alt).first()).toBeVisible();
  await expect(region(page).getByText(lineUp.hint)).toBeHidden();
  await expect(region(page).getByRole("link", { name: ugc.wallLabel })).toBeVisible();
});
