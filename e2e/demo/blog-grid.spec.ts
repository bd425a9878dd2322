// The blog's lists are a grid, on every page.
import type { Page } from "playwright/test";
import { meta as gymBag } from "@/content/articles/gym-bag-essentials-men";
import { paths } from "@/lib/site/paths";
import { openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

const LISTS = [paths.muglife, `${paths.muglife}/page/2`, `${paths.muglife}/tag/${gymBag.tags[0]}`];

/** The column and the row of each card, by its left and upper edge, and the different widths. */
const gridOf = (page: Page) =>
  page.getByRole("article").evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const edges = (side: "left" | "top") =>
      [...new Set(boxes.map((box) => Math.round(box[side])))].toSorted((one, other) => one - other);
    const [lefts, tops] = [edges("left"), edges("top")];
    return {
      places: boxes.map(({ left, top }) => [lefts.indexOf(Math.round(left)), tops.indexOf(Math.round(top))]),
      widths: new Set(boxes.map(({ width }) => Math.round(width))).size,
    };
  });

/** How much of the last row of the list is free at its end, in pixels. */
const freeAtEnd = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByRole("article") })
    .evaluate((list) => {
      const rights = [...list.children].map((child) => child.getBoundingClientRect());
      const bottom = Math.max(...rights.map((box) => box.bottom));
      const last = rights.filter((box) => box.bottom === bottom).map(({ right }) => right);
      return list.getBoundingClientRect().right - Math.max(...last);
    });

test("each list of the blog is a grid of one to three columns, with cards of one width", async ({ page }) => {
  for (const address of LISTS) {
    await openHydrated(page, address);
    await expect(page.getByRole("contentinfo")).toBeAttached();
    for (const [width, columns] of [
      [1280, 3],
      [1920, 3],
      [768, 2],
      [390, 1],
    ] as const)
      await test.step(`${address} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const { places, widths } = await gridOf(page);
        expect(places.length).toBeGreaterThan(2);
        expect(places).toEqual(places.map((_, index) => [index % columns, Math.floor(index / columns)]));
        expect(widths).toBe(1);
        expect(await freeAtEnd(page), "free space behind the last card").toBeLessThan(1);
      });
  }
});
