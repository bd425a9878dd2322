// Reads the colors that the browser paints. In forced colors these are not the ones that styles report.
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { type Color, contrastOf } from "./contrast.ts";

async function pixels(element: Locator, inset = 0): Promise<Color[]> {
  const picture = sharp(await element.screenshot());
  const { width, height } = await picture.metadata();
  const data = await picture
    .extract({ left: inset, top: inset, width: width - 2 * inset, height: height - 2 * inset })
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: data.length / 3 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 3, index * 3 + 3);
    return { red, green, blue, alpha: 1 };
  });
}

/** The color of most pixels. */
function background(colors: readonly Color[]): Color {
  const counts = new Map<string, { color: Color; count: number }>();
  for (const color of colors) {
    const key = [color.red, color.green, color.blue].join();
    const entry = counts.get(key) ?? { color, count: 0 };
    entry.count += 1;
    counts.set(key, entry);
  }
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  if (!most) throw new Error("The picture is empty.");
  return most.color;
}

/** The largest contrast between the background of an element and what is drawn on it, without this many pixels at its edges. */
export async function contrastIn(element: Locator, inset = 0): Promise<number> {
  const colors = await pixels(element, inset);
  const base = background(colors);
  return colors.reduce((largest, color) => Math.max(largest, contrastOf(base, color)), 1);
}

/** The contrast between the backgrounds of two elements. */
export async function contrastBetween(one: Locator, other: Locator): Promise<number> {
  return contrastOf(background(await pixels(one)), background(await pixels(other)));
}

/** The mean of all colors in a part of the window, from 0 to 255. */
export async function brightnessOf(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<number> {
  const { channels } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}
