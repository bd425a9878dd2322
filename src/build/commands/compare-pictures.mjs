import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";

/** Measured on three captures of one build: 9 pixels at rounded corners differed, by 5 of 255 at most. */
const NOISE = { pixels: 50, difference: 8 };
const MARGIN = 40;
const MAX_ROWS = 5_000;
const RED = [230, 0, 0];
const OUTSIDE = [128, 128, 128];

/**
 * Compares two pictures pixel by pixel. Writes a picture of before, after and their differences side by side, cropped to the
 * rows that differ. When the differences are within the noise, writes nothing and returns undefined.
 */
export async function comparePictures(beforeFile, afterFile, outFile) {
  const before = await pixels(beforeFile);
  const after = await pixels(afterFile);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const differs = (x, y) => colorAt(before, x, y) !== colorAt(after, x, y);
  const box = { left: width, top: height, right: -1, bottom: -1 };
  let count = 0;
  let largest = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (differs(x, y)) {
        count += 1;
        const other = rgb(after, x, y);
        largest = Math.max(
          largest,
          ...rgb(before, x, y).map((value, index) => Math.abs(value - other[index])),
        );
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = y;
      }

  const sameSize = before.width === after.width && before.height === after.height;
  if (sameSize && count < NOISE.pixels && largest <= NOISE.difference) return undefined;

  const top = Math.max(0, box.top - MARGIN);
  const rows = Math.min(MAX_ROWS, height - top, box.bottom + MARGIN - top);
  const canvas = Buffer.alloc(width * 3 * rows * 3);
  for (let row = 0; row < rows; row += 1)
    for (let x = 0; x < width; x += 1) {
      const y = top + row;
      const [left, right] = [rgb(before, x, y), rgb(after, x, y)];
      const faint = left.map((value) => 204 + Math.round(value / 5));
      [left, right, differs(x, y) ? RED : faint].forEach((color, column) =>
        canvas.set(color, (row * width * 3 + column * width + x) * 3),
      );
    }
  mkdirSync(dirname(outFile), { recursive: true });
  await sharp(canvas, { raw: { width: width * 3, height: rows, channels: 3 } })
    .png()
    .toFile(outFile);
  return {
    sizes: [before, after].map((picture) => `${picture.width}x${picture.height}`).join(" -> "),
    percent: ((100 * count) / (width * height)).toPrecision(2),
    box: `x ${box.left} to ${box.right}, y ${box.top} to ${box.bottom}`,
  };
}

async function pixels(file) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    colors: new Uint32Array(data.buffer, data.byteOffset, data.length / 4),
    bytes: data,
  };
}

/** The color as one number; undefined outside the picture. */
function colorAt({ width, height, colors }, x, y) {
  return x < width && y < height ? colors[y * width + x] : undefined;
}

function rgb(picture, x, y) {
  if (x >= picture.width || y >= picture.height) return OUTSIDE;
  const start = (y * picture.width + x) * 4;
  return [...picture.bytes.subarray(start, start + 3)];
}
