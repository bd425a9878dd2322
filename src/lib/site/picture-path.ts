/** The file of a picture in one width, below public/. `name` is its name in the content, such as "product/pack-hero". */
export function picturePath(name: string, width: number, format: "avif" | "webp"): string {
  return `/pictures/${name}-${width}.${format}`;
}

/** The file of the largest size in WebP, which every supported browser can show. */
export function largestPicturePath(picture: { name: string } & Sizes): string {
  return picturePath(picture.name, sizeOf(picture).width, "webp");
}

interface Sizes {
  widths: readonly number[];
  height: number;
}

/** The largest size of a picture, in pixels. */
export const sizeOf = ({ widths, height }: Sizes) => ({ width: Math.max(...widths), height });
