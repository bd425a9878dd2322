// Compares two pictures by the mean colors of square blocks.
import sharp from "sharp";

export interface Tolerance {
  /** The side of a block in pixels. */
  block: number;
  limits: readonly { difference: number; blocks: number }[];
}

export interface PictureDifference {
  sizes: string;
  percent: string;
  box: string;
  /** A PNG of before, after and their differences side by side. */
  draw: () => Promise<Buffer>;
}

interface Pixels {
  width: number;
  height: number;
  bytes: Buffer;
}

interface Grid {
  width: number;
  height: number;
  columns: number;
  rows: number;
  block: number;
}

const MARGIN_PX = 40;
const MAX_ROWS = 5_000;
const RED = [230, 0, 0];
const OUTSIDE = [128, 128, 128];

/**
 * Returns undefined when the pictures have the same size and no limit is exceeded: at most `blocks` blocks may differ by more
 * than `difference` of 255 in a color channel. A picture is a file or the bytes of one.
 */
export async function comparePictures(
  beforePicture: string | Buffer,
  afterPicture: string | Buffer,
  { block, limits }: Tolerance,
): Promise<PictureDifference | undefined> {
  const [before, after] = await Promise.all([pixels(beforePicture), pixels(afterPicture)]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const columns = Math.max(1, Math.floor(width / block));
  const rows = Math.max(1, Math.floor(height / block));
  const differences = blockDifferences(before, after, { width, height, columns, rows, block });
  const sameSize = before.width === after.width && before.height === after.height;
  const countAbove = (limit: number): number =>
    differences.reduce((count, value) => count + (value > limit ? 1 : 0), 0);
  if (sameSize && limits.every(({ difference, blocks }) => countAbove(difference) <= blocks))
    return undefined;

  const least = Math.min(...limits.map(({ difference }) => difference));
  const columnAt = (x: number): number => Math.min(Math.floor(x / block), columns - 1);
  const rowAt = (y: number): number => Math.min(Math.floor(y / block), rows - 1);
  const differs = (x: number, y: number): boolean =>
    (differences[rowAt(y) * columns + columnAt(x)] ?? 0) > least;
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (differs(x, y)) {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = y;
      }
  return {
    sizes: [before, after].map((picture) => `${picture.width}x${picture.height}`).join(" -> "),
    percent: ((100 * countAbove(least)) / differences.length).toPrecision(2),
    box: `x ${box.left} to ${box.right}, y ${box.top} to ${box.bottom}`,
    draw: () => draw(before, after, { width, height, box, differs }),
  };
}

/** The largest difference of the blocks' mean channels. The last block of a row or column holds what remains. */
function blockDifferences(before: Pixels, after: Pixels, grid: Grid): Float32Array {
  const { width, height, columns, rows, block } = grid;
  const sums = new Int32Array(columns * rows * 3);
  const areas = new Uint32Array(columns * rows);
  const add = (index: number, value: number): void => void (sums[index] = (sums[index] ?? 0) + value);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(Math.floor(y / block), rows - 1) * columns;
    for (let x = 0; x < width; x += 1) {
      const index = row + Math.min(Math.floor(x / block), columns - 1);
      areas[index] = (areas[index] ?? 0) + 1;
      if (isInside(before, x, y) && isInside(after, x, y)) {
        const first = (y * before.width + x) * 3;
        const second = (y * after.width + x) * 3;
        for (let channel = 0; channel < 3; channel += 1)
          add(
            index * 3 + channel,
            (before.bytes[first + channel] ?? 0) - (after.bytes[second + channel] ?? 0),
          );
      } else add(index * 3, 255);
    }
  }
  const differences = new Float32Array(areas.length);
  for (let index = 0; index < areas.length; index += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      const mean = Math.abs(sums[index * 3 + channel] ?? 0) / (areas[index] ?? 1);
      if (mean > (differences[index] ?? 0)) differences[index] = mean;
    }
  return differences;
}

interface Drawing {
  width: number;
  height: number;
  /** The rows that differ. */
  box: { top: number; bottom: number };
  differs: (x: number, y: number) => boolean;
}

/** A picture of before, after and their differences side by side, cropped to the rows that differ. */
function draw(before: Pixels, after: Pixels, drawing: Drawing): Promise<Buffer> {
  const { width, height, box, differs } = drawing;
  const top = Math.max(0, box.top - MARGIN_PX);
  const rows = Math.min(MAX_ROWS, height - top, box.bottom + MARGIN_PX - top);
  const canvas = Buffer.alloc(width * 3 * rows * 3);
  for (let row = 0; row < rows; row += 1)
    for (let x = 0; x < width; x += 1) {
      const y = top + row;
      const [left, right] = [colorAt(before, x, y), colorAt(after, x, y)];
      const faint = left.map((value) => 204 + Math.round(value / 5));
      const marked = differs(x, y) ? right.map((value, index) => (value + (RED[index] ?? 0)) / 2) : faint;
      [left, right, marked].forEach((color, column) =>
        canvas.set(color, (row * width * 3 + column * width + x) * 3),
      );
    }
  return sharp(canvas, { raw: { width: width * 3, height: rows, channels: 3 } })
    .png()
    .toBuffer();
}

async function pixels(picture: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .toColorspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

function isInside({ width, height }: Pixels, x: number, y: number): boolean {
  return x < width && y < height;
}

function colorAt(picture: Pixels, x: number, y: number): number[] {
  if (!isInside(picture, x, y)) return OUTSIDE;
  const start = (y * picture.width + x) * 3;
  return [...picture.bytes.subarray(start, start + 3)];
}
