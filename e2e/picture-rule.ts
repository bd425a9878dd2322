// How pictures of pages are kept, and when two of them are the same.
import sharp from "sharp";
import type { Tolerance } from "./compare-pictures.ts";

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
