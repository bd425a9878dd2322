/** The file of a picture in one width, below public/. `name` is its name in the content, such as "product/pack-hero". */
export function picturePath(name: string, width: number, format: "avif" | "webp"): string {
  return `/pictures/${name}-${width}.${format}`;
}

/** The file of the largest size in WebP, which every supported browser can show. */
export function largestPicturePath({ name, width }: { name: string; width: number }): string {
  return picturePath(name, width, "webp");
}
