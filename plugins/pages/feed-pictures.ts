// The pictures of Meta's product feed: its catalog takes JPEG and PNG, and the pages have AVIF and WebP.
import { join } from "node:path";
import sharp from "sharp";
import { listField, textField } from "../../src/lib/field.ts";
import { jpegOf } from "./product-feed.ts";

/** Writes a JPEG beside each WebP picture that the product data name. `dist` has the pictures already. */
export async function writeFeedPictures(dist: string, data: object): Promise<void> {
  const addresses = [
    textField(data, "image"),
    ...listField(data, "hasVariant", (variant) => textField(variant, "image")),
  ];
  for (const { pathname } of [...new Set(addresses)].map((address) => new URL(address)))
    await sharp(join(dist, pathname))
      .flatten({ background: "white" })
      .jpeg({ quality: 90 })
      .toFile(join(dist, jpegOf(pathname)));
}
