// How pictures of pages are kept, and when two of them are the same: by the mean colors of square blocks.
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
  /** A PNG of what each pixel differs by. */
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
  const blocksAbove = (limit: number): number[] =>
    [...differences].flatMap((value, index) => (value > limit ? [index] : []));
  const sameSize = before.width === after.width && before.height === after.height;
  if (sameSize && limits.every(({ difference, blocks }) => blocksAbove(difference).length <= blocks))
    return undefined;

  const different = blocksAbove(Math.min(...limits.map(({ difference }) => difference)));
  const range = (places: readonly number[]): string =>
    `${Math.min(...places) * block} to ${(Math.max(...places) + 1) * block}`;
  const at = {
    x: different.map((index) => index % columns),
    y: different.map((index) => Math.floor(index / columns)),
  };
  return {
    sizes: [before, after].map((picture) => `${picture.width}x${picture.height}`).join(" -> "),
    percent: ((100 * different.length) / differences.length).toPrecision(2),
    box: different.length === 0 ? "no block" : `x ${range(at.x)}, y ${range(at.y)}`,
    draw: () =>
      sharp({ create: { width, height, channels: 3, background: "black" } })
        .composite([
          { input: beforePicture, left: 0, top: 0 },
          { input: afterPicture, left: 0, top: 0, blend: "difference" },
        ])
        .png()
        .toBuffer(),
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
  return Float32Array.from(areas, (area, index) =>
    Math.max(...[0, 1, 2].map((channel) => Math.abs(sums[index * 3 + channel] ?? 0) / area)),
  );
}

async function pixels(picture: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .toColorspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

const isInside = ({ width, height }: Pixels, x: number, y: number): boolean => x < width && y < height;

/**
 * Blocks are 16 CSS pixels wide, because the pictures have half the size of the page. Measured: the compression alone changes
 * the mean color of a block by 10 of 255 at most.
 */
export const OTHER_MACHINE: Tolerance = { block: 8, limits: [{ difference: 14, blocks: 3 }] };

export async function half(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture)
    .resize(Math.round(width / 2), Math.round(height / 2), { fit: "fill" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The file that is committed: 60 to 120 KB for a page of ten screens. */
export function compress(picture: Buffer): Promise<Buffer> {
  return sharp(picture).avif({ quality: 50, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();
}
