// Decodes the pictures of articles for their social pictures. Decoding is half of the time of a social picture, and articles may share
// a picture, so the last ones are kept.
import sharp from "sharp";
import { CARD } from "./social-card.ts";

const ART = { width: CARD.width, height: 675, fit: "cover" } as const;
/** The upper edge is cropped, because faces are in the middle and the title covers the lower third. */
const ART_CROP = { left: 0, top: ART.height - CARD.height, ...CARD };
/** 2.3 MB each. The pages of articles with the same picture are rendered one after the other, so more are of no use. */
const KEPT = 4;

/** What the pixels are made by, besides the file. */
export const ART_SETTINGS = [ART, ART_CROP] as const;

/** Returns the raw pixels of a picture, cropped to the card, with three channels. Rejects where it cannot be decoded. */
export type ArtReader = (file: string) => Promise<Buffer>;

export function createArtReader(): ArtReader {
  const kept = new Map<string, Promise<Buffer>>();
  return (file) => {
    const pixels = kept.get(file) ?? decode(file);
    kept.delete(file);
    kept.set(file, pixels);
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
    return pixels;
  };
}

function decode(file: string): Promise<Buffer> {
  return sharp(file).resize(ART).extract(ART_CROP).toColorspace("srgb").removeAlpha().raw().toBuffer();
}
