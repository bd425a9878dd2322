import { wall } from "@/content/mugshots";
import { backHome } from "../locators.ts";
import { expectTop, openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

test("the wall has two to six columns, and a link to its start", async ({ page }) => {
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
  await backHome(page).click();
  await expect(page).toHaveURL("/");
});
