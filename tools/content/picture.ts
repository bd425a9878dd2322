// Makes the sizes of a picture below public/pictures/. Camera data, such as the place where a photo was taken, is not in them:
// sharp writes none of the original's metadata, turns the picture as its orientation says and converts its colors to sRGB.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { MIN_LISTING } from "../../plugins/content/check-media.ts";
import { BUNDLE_PICTURE } from "../../src/lib/purchase/bundle-picture.ts";
import { field } from "../../src/lib/field.ts";
import { sizeOf } from "../../src/lib/site/picture-path.ts";
import { QUOTED, Refusal } from "../refusal.ts";
import { showProgress } from "./progress.ts";

// 40: beside 52, no difference is visible on a screen of two pixels for each CSS pixel, and a picture has a third less bytes.
const AVIF = { quality: 40, effort: 6, chromaSubsampling: "4:4:4" };
const WEBP = { quality: 78, effort: 6, smartSubsample: true };

const FOLDER = "public/pictures";

/** The limit of sharp. */
const MAX_PIXELS = 0x3fff * 0x3fff;

/** The boxes at the beginning of MP4 and QuickTime files. A HEIC file has such a box, too, but sharp reads its header. */
const FILM = /^....ftyp(?:isom|iso\d|mp4|avc1|qt {2}|M4V|3gp)/s;

/** Returns the bytes of a file that has any. */
export async function readOriginal(file: string): Promise<Buffer> {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (field(error, "code") === "EISDIR") throw new Refusal(`${file} is a folder. Name the file in it.`);
    const lost = /^[A-Za-z]:[^\\/]/.test(file) ? ` ${QUOTED}` : "";
    throw new Refusal(`${file} could not be read. Check its name and folder.${lost}`);
  });
  if (bytes.length === 0)
    throw new Refusal(
      `${file} is empty: it was not copied completely. Copy it from the phone or camera again.`,
    );
  return bytes;
}

/** `other`: what to choose instead, such as another name. */
export function existsAlready(file: string, other: string): Refusal {
  return new Refusal(
    `${file} exists already, and nothing was changed: choose ${other}, or replace it on purpose with the same command and the word replace at its end.`,
  );
}

/**
 * Writes the widths that the picture has as AVIF and WebP, or none when one of them cannot be made. Returns the content entry,
 * the widths that were left out because the picture is too small, and what is wrong with its shape. `name` is `group/name`. Unless it `replaces`, there must be no
 * picture of this name. `square` is the part to show: its left and upper edge and its side; an empty list is the middle, and has the
 * largest width at least.
 */
export async function makePictures(
  file: string,
  name: string,
  widths: readonly number[],
  replaces: boolean,
  square?: readonly number[],
) {
  const folder = `${FOLDER}/${dirname(name)}`;
  const isOwn = new RegExp(`^${basename(name)}-\\d+\\.(avif|webp)$`);
  const existing = (await readdir(folder).catch(() => [])).filter((each) => isOwn.test(each)).sort();
  if (existing.length > 0 && !replaces) throw existsAlready(`${folder}/${existing[0]}`, "another name");
  const bytes = await readOriginal(file);
  const original = await openPicture(file, bytes);
  if (square) cropToSquare(original, file, square, Math.max(...widths));
  const made = widths.filter((width) => width <= original.width);
  if (made.length === 0)
    throw new Refusal(
      `${file} is only ${original.width} px wide: too small for ${Math.min(...widths)} px. Use a picture of at least ${Math.max(...widths)} px.`,
    );
  const files: [path: string, content: Buffer][] = [];
  for (const [index, width] of made.entries()) {
    showProgress(`${name}, ${width} px:`, index / made.length);
    const picture = original.picture.clone().resize({ width });
    files.push([`${name}-${width}.avif`, await pixelsOf(file, picture.clone().avif(AVIF))]);
    files.push([`${name}-${width}.webp`, await pixelsOf(file, picture.clone().webp(WEBP))]);
  }
  showProgress(name, 1);
  // Pages would show a width that is not made anew beside the new ones.
  for (const each of existing) await rm(join(folder, each));
  await mkdir(folder, { recursive: true });
  for (const [path, content] of files) await writeFile(join(FOLDER, path), content);
  const width = Math.max(...made);
  const height = Math.round((width * original.height) / original.width);
  return {
    entry: `{ name: "${name}", widths: [${made.join(", ")}], height: ${height}, alt: "" }`,
    originalWidth: original.width,
    shapeNote: shapeNoteOf(name, width, height),
    tooLarge: widths.filter((each) => each > original.width),
  };
}

/** The bundle may not be in the content yet, so its picture is known by the name that docs/marketers.md gives it. */
export function shapeNoteOf(name: string, width: number, height: number): string | null {
  const { width: wanted, height: high } = sizeOf(BUNDLE_PICTURE);
  if (!name.startsWith("product/bundle-")) return null;
  const isListing = name.endsWith("-listing");
  const isRight = isListing
    ? Math.min(width, height) >= MIN_LISTING
    : height === Math.round((width * high) / wanted);
  if (isRight) return null;
  const needed = isListing
    ? `for search results has at least ${MIN_LISTING} by ${MIN_LISTING} pixels`
    : `has the shape 5:4, which is ${wanted} by ${high}`;
  return `A bundle's picture ${needed}, and this one has ${width} by ${height}: the build will refuse it. Crop yours, and run the same command again with the word replace at its end.`;
}

function cropToSquare(
  original: { width: number; height: number; picture: Sharp },
  file: string,
  square: readonly number[],
  least: number,
): void {
  const { width, height, picture } = original;
  const shortest = Math.min(width, height);
  const middle = (length: number): number => Math.floor((length - shortest) / 2);
  const [left = middle(width), top = middle(height), side = shortest] = square;
  const isWithin = left + side <= width && top + side <= height;
  if (side < least || !isWithin)
    throw new Refusal(
      `${file} has ${width} by ${height} pixels${isWithin ? "" : ", and the square is not within it"}. The square needs ${least} pixels on a side: use a larger picture, or another square.`,
    );
  original.picture = picture.extract({ left, top, width: side, height: side });
  original.width = original.height = side;
}

/** The picture with its size as it is seen, because a phone stores an upright photo lying with a note to turn it. */
async function openPicture(file: string, bytes: Buffer) {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (metadata === null)
    throw new Refusal(
      FILM.test(bytes.subarray(0, 16).toString("latin1"))
        ? `${file} is a film. Make it smaller with: npm run content film ${file} <id>`
        : `${file} is no picture that can be read. Export it as JPEG, PNG, WebP or HEIC and try again.`,
    );
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS)
    throw new Refusal(
      `${file} has ${width} by ${height} pixels, more than can be read. Export it with at most ${Math.floor(Math.sqrt(MAX_PIXELS))} pixels on each side.`,
    );
  if (metadata.compression !== "hevc") return { width, height, picture: sharp(bytes).autoOrient() };
  const { pixels, raw } = await decodeHeic(file, bytes);
  const decoded = sharp(pixels, { raw });
  const picture = metadata.icc ? await withProfile(decoded, metadata.icc) : decoded;
  return { width: raw.width, height: raw.height, picture };
}

/** The length of the signature and the header of a PNG file. The profile of its colors follows them. */
const PNG_HEAD = 33;

/**
 * sharp converts colors by the profile of a file, and pixels alone have none: the photo of an iPhone, which is in Display P3, came out
 * pale. Source: "Color differences", issue 9 of catdad-experiments/heic-decode.
 */
async function withProfile(pixels: Sharp, profile: Buffer): Promise<Sharp> {
  const png = await pixels.png({ compressionLevel: 0 }).toBuffer();
  const chunk = Buffer.concat([Buffer.from("iCCPprofile\0\0", "latin1"), deflateSync(profile)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  checksum.writeUInt32BE(crc32(chunk));
  const parts = [png.subarray(0, PNG_HEAD), length, chunk, checksum, png.subarray(PNG_HEAD)];
  return sharp(Buffer.concat(parts), { limitInputPixels: false });
}

/**
 * The format of iPhones. The libraries that come with sharp decode AV1 in such a file, but not HEVC, which is patented.
 * libheif-js has a decoder in WebAssembly, so that nothing has to be installed. It turns the picture itself.
 */
async function decodeHeic(file: string, bytes: Buffer) {
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const [image] = new libheif.HeifDecoder().decode(bytes);
  if (!image) throw damaged(file);
  const [width, height] = [image.get_width(), image.get_height()];
  const pixels = new Uint8ClampedArray(width * height * 4);
  const isDecoded = await new Promise<boolean>((done) => {
    image.display({ data: pixels, width, height }, (result) => done(result !== null));
  });
  if (!isDecoded) throw damaged(file);
  return { pixels, raw: { width, height, channels: 4 as const } };
}

async function pixelsOf(file: string, picture: Sharp): Promise<Buffer> {
  try {
    return await picture.toBuffer();
  } catch {
    throw damaged(file);
  }
}

function damaged(file: string): Refusal {
  return new Refusal(`${file} is damaged: a part of it is missing. Copy it from the phone or camera again.`);
}
