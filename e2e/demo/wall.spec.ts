import { brand } from "@/content/brand";
import { mugshots, wall } from "@/content/mugshots";
import { backHome } from "../locators.ts";
import { expectTop, openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";
const TILES_AT_ONCE = 30;

test("the wall has two to six columns, a link to its hashtag, and an end", async ({ page }) => {
  await openHydrated(page, "/mugshots");
  const columns: number[] = [];
  for (const width of [320, 390, 700, 800, 1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    columns.push(
      await page.getByRole("figure").evaluateAll((tiles) => {
        const tops = tiles.map((tile) => tile.getBoundingClientRect().top);
        return tops.filter((top) => top === tops[0]).length;
      }),
    );
  }
  // Each divides thirty, so that the last row is full.
  expect(columns).toEqual([2, 2, 3, 3, 5, 6, 6]);

  await page.getByRole("link", { name: wall.submitLabel }).click();
  await expect(page).toHaveURL("/mugshots#wall");
  await expectTop(page.getByRole("region", { name: wall.heading }), 80);
  for (const [name, address] of [
    [wall.shopLabel, brand.social.tiktok.url],
    [wall.tagLabel, brand.social.hashtag.url],
  ] as const) {
    const link = page.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", address);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  for (let shown = TILES_AT_ONCE; shown < mugshots.length + TILES_AT_ONCE; shown += TILES_AT_ONCE)
    await page.getByRole("button", { name: wall.more }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(brand.social.hashtag.label);
  await backHome(page).click();
  await expect(page).toHaveURL("/");
});
