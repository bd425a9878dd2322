/** The address of a picture in one width, and its file below public/. `name` is its name in the content, such as "product/pack-hero". */
export function picturePath(name: string, width: number, format: "avif" | "webp"): string {
  return `/pictures/${name}-${width}.${format}`;
}
