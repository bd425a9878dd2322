// What a wipe shows of the oil: on the face, on the sheet, and on the wall behind.
import sharp from "sharp";
import { comparePictures } from "../compare-pictures.ts";
import {
  countOf,
  dragOver,
  labelOf,
  open,
  pictureOf,
  region,
  second,
  suspects,
  wallOf,
  wipeButton,
  wipeByKey,
} from "../line-up.ts";
import { boxOf, DESKTOP } from "../pages.ts";
import { required } from "../site-content.ts";
import { expect, test } from "../test.ts";

/** A canvas scales a picture a little otherwise than the page does. */
const SAME = { block: 4, limits: [{ difference: 40, blocks: 0 }] };

test("what the sheet passes is matte at once, and the rest of the face is not", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page);
  /** Measured anew: a click on somebody who is partly below the window scrolls. */
  const eyeAt = async (along: number) => {
    const { x, y, width, height } = await boxOf(pictureOf(page, second));
    return page.screenshot({ clip: { x: x + width * along, y: y + height * 0.22, width: 28, height: 40 } });
  };
  const [left, right] = [0.37, 0.56];
  const before = { left: await eyeAt(left), right: await eyeAt(right) };
  await dragOver(page, second, 0.25);
  await page.mouse.up();
  // The sheet lies there now.
  await wipeButton(page, required(suspects[4], "suspect")).click();
  await expect(region(page)).toContainText(countOf(1));
  expect(await comparePictures(before.left, await eyeAt(left), SAME)).toBeDefined();
  expect(await comparePictures(before.right, await eyeAt(right), SAME)).toBeUndefined();
});

test("the held sheet shows the oil that it took, and a clean one shows none", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page);
  /** The pixels of oil around this point, where no status is. */
  const oilAt = async (x: number, y: number): Promise<number> => {
    const clip = { x: x - 40, y: y - 5, width: 80, height: 50 };
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
    let count = 0;
    for (let at = 0; at < pixels.length; at += 3)
      if (Math.abs((pixels[at + 1] ?? 0) - 179) < 20 && Math.abs((pixels[at + 2] ?? 0) - 64) < 20) count += 1;
    return count;
  };
  const box = await boxOf(pictureOf(page, second));
  await dragOver(page, second, 0.25);
  const end = [box.x + box.width * (0.1 + 0.63 * 0.25), box.y + box.height * 0.56] as const;
  await expect.poll(() => oilAt(...end)).toBeGreaterThan(0);
  await page.mouse.up();
  await wipeByKey(page);
  const list = await boxOf(wallOf(page));
  const aboveFaces = [list.x + list.width / 2, list.y + 6] as const;
  await page.mouse.move(aboveFaces[0] - 20, aboveFaces[1]);
  await page.mouse.down();
  await page.mouse.move(...aboveFaces);
  await expect(region(page).getByText(labelOf(1))).toBeHidden();
  expect(await oilAt(...aboveFaces)).toBe(0);
});
