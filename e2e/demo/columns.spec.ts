// The columns of the blog's lists and of the photo wall, in the windows between those of the accepted pictures.
import { meta as gymBag } from "@/content/articles/gym-bag-essentials-men";
import { paths } from "@/lib/site/paths";
import { expect, test } from "../test.ts";

/** By the width of the window. */
const BLOG = { 390: 1, 768: 2, 1280: 3, 1920: 3 };
/** Each number divides thirty, so that the last row is full. */
const WALL = { 320: 2, 700: 3, 1100: 5, 1920: 6 };

const LISTS = [
  [paths.muglife, "article", BLOG],
  [`${paths.muglife}/page/2`, "article", BLOG],
  [`${paths.muglife}/tag/${gymBag.tags[0]}`, "article", BLOG],
  [paths.mugshots, "figure", WALL],
] as const;

for (const [path, item, columns] of LISTS)
  test(`${path} has its columns in each width, with items of one width`, async ({ page }) => {
    await page.goto(path);
    for (const [width, count] of Object.entries(columns)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const boxes = await page
        .getByRole("main")
        .getByRole(item)
        .evaluateAll((nodes) =>
          nodes.map((node) => {
            const { left, width: own } = node.getBoundingClientRect();
            return { left: Math.round(left), width: Math.round(own) };
          }),
        );
      expect(boxes.length).toBeGreaterThan(2);
      const lefts = boxes.slice(0, count).map(({ left }) => left);
      expect(lefts, `${width} px`).toEqual([...new Set(lefts)].toSorted((one, other) => one - other));
      expect(boxes.map(({ left }) => left)).toEqual(boxes.map((_, index) => lefts[index % count]));
      expect(new Set(boxes.map((box) => box.width)).size).toBe(1);
    }
  });
