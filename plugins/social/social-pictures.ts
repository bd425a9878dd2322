import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join, relative } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { ArticleDocument } from "../../src/content/schema/articles.ts";
import { articlePath } from "../../src/lib/blog/blog-paths.ts";
import { largestPicturePath } from "../../src/lib/site/picture-path.ts";
import { socialPicturePath } from "../../src/lib/site/social-picture-path.ts";
import { writeWhole } from "../files.ts";
import { colors } from "../host/design-tokens.ts";
import { textOf } from "../entities.ts";
import { openOutlineFont } from "./outline-font.ts";
import { artCard, besideFace, brandCard, CARD, type CardTools, FACE, faceCard } from "./social-card.ts";

export interface SocialPicture {
  /** Its path below dist: `/social/muglife/gym-bag-essentials-men.jpg`. */
  file: string;
  title: string;
  /** The small text on the band: the article's category, or the site's host. */
  label: string;
  /** Absolute path of a picture, best 1200x675; others are cropped to that ratio. Null for the pack on charcoal. */
  art: string | null;
  /** For the link of an affiliate, whose face `art` is: what the code takes off, in two lines. */
  off?: readonly string[];
  /** What that picture says where a font lacks letters of his name. */
  nameless?: { title: string; label: string };
}

/** The social pictures that the prerendered pages name. `heads`: the head tags of each page, in the order of the pages. All pages of a list share the picture of its first page. */
export function pagePictures(
  heads: readonly string[],
  articles: readonly ArticleDocument[],
  site: { brandName: string; url: string },
  publicDir: string,
): SocialPicture[] {
  const byFile = new Map(articles.map((article) => [socialPicturePath(articlePath(article.slug)), article]));
  const pictures = new Map<string, SocialPicture>();
  for (const head of heads) {
    const [, file] = /property="og:image" content="https?:\/\/[^/"]+([^"]*\/social\/[^"]+)"/.exec(head) ?? [];
    if (file === undefined || pictures.has(file)) continue;
    const article = byFile.get(file);
    const [, title = ""] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
    pictures.set(file, {
      file,
      title: article?.title ?? textOf(title).replace(` | ${site.brandName}`, ""),
      label: article?.category ?? new URL(site.url).host,
      art: article ? join(publicDir, largestPicturePath(article.picture)) : null,
    });
  }
  return [...pictures.values()];
}

const LOGO = "public/brand/logo-on-light.svg";
const PACK = "public/pictures/product/pack-hero-720.webp";
const PACK_PLACE = { left: 748, top: 18, width: 392 };
const PACK_BESIDE_FACE = { ...PACK_PLACE, top: 120, left: FACE.left + CARD.height, width: FACE.left };
const ART = { width: CARD.width, height: 675, fit: "cover" } as const;
/** The upper edge is cropped, because faces are in the middle and the title covers the lower third. */
const ART_CROP = { left: 0, top: ART.height - CARD.height, ...CARD };
/**
 * A preview is shown some 600 px wide. At 40, MozJPEG halves the bytes of quality 80, and the small
 * print of the pack is legible: an affiliate adds 60 KB, his page as Brotli and his preview.
 */
const JPEG = { quality: 40, mozjpeg: true };
/** Red, green and blue. */
const CHANNELS = 3;
/** Encoders run on the four threads of libuv. More pictures at once would only use more memory, some 30 MB each. */
const PARALLEL_PICTURES = Math.min(4, availableParallelism());

interface Tools extends CardTools {
  cacheDir: string;
  dist: string;
  packOnCharcoal: Buffer;
  packBesideFace: Buffer;
  /** What is beside the faces, for each text of what a code takes off: the pixels. */
  grounds: Map<string, Promise<Buffer>>;
}

/**
 * Writes the given pictures as JPEG files of 1200x630, while the build makes the pages that name the next ones. Each picture is also
 * stored in `cacheDir`, under a hash of everything it is made from, and reused while that does not change; pictures that this call does not use are removed from `cacheDir`. When
 * some pictures cannot be made, the others are written, and then one error names all that failed. Returns the files without a title,
 * because the poster font lacks letters of it. They show the picture and the label only.
 */
export async function writeSocialPictures(
  pictures: AsyncGenerator<SocialPicture>,
  brandName: string,
  dist: string,
  cacheDir: string,
): Promise<string[]> {
  await mkdir(cacheDir, { recursive: true });
  const tools: Tools = {
    poster: openOutlineFont("poster"),
    mono: openOutlineFont("mono"),
    logo: await readFile(LOGO, "utf8"),
    brandName,
    packOnCharcoal: await drawPackOnCharcoal(PACK_PLACE),
    packBesideFace: await drawPackOnCharcoal(PACK_BESIDE_FACE),
    grounds: new Map(),
    cacheDir,
    dist,
  };
  const untitled: string[] = [];
  const used = new Set<string>();
  const problems: string[] = [];

  const worker = async (): Promise<void> => {
    for await (const picture of pictures) {
      try {
        const { cacheFile, hasTitle } = await writePicture(picture, tools);
        used.add(cacheFile);
        if (!hasTitle) untitled.push(picture.file);
      } catch (error) {
        problems.push(describeProblem(picture, error));
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_PICTURES }, worker));

  if (problems.length > 0) throw new Error(problems.sort().join("\n"));
  for (const file of await readdir(cacheDir))
    if (file.endsWith(".jpg") && !used.has(file)) await rm(join(cacheDir, file), { force: true });
  return untitled.sort();
}

async function writePicture(picture: SocialPicture, tools: Tools) {
  const { off, nameless } = picture;
  const poster = (text: string): string | null => tools.poster.drawable(text.toUpperCase());
  const title = poster(picture.title) ?? (nameless ? poster(nameless.title) : null);
  const mono = (text: string): string | null => tools.mono.drawable(off ? text : text.toUpperCase());
  const text = { title, label: mono(picture.label) ?? (nameless ? mono(nameless.label) : null) };
  const card = off ? faceCard(text, tools) : picture.art ? artCard(text, tools) : brandCard(text, tools);
  const art = picture.art === null ? tools.packOnCharcoal : await readFile(picture.art);

  const beside = off ? besideFace(off, tools) : "";
  const settings = JSON.stringify([card, beside, JPEG, ART, ART_CROP, sharp.versions]);
  const cacheFile = `${createHash("sha256").update(settings).update(art).digest("hex").slice(0, 32)}.jpg`;
  const target = join(tools.dist, picture.file);
  await mkdir(dirname(target), { recursive: true });
  const outcome = { cacheFile, hasTitle: title !== null };
  if (await copyIfExists(join(tools.cacheDir, cacheFile), target)) return outcome;

  const background = picture.art === null ? sharp(art) : sharp(art).resize(ART).extract(ART_CROP);
  const drawn = off ? await drawFace(art, card, beside, tools) : drawOver(background, card);
  const jpeg = await drawn.jpeg(JPEG).toBuffer();
  await writeFile(target, jpeg);
  writeWhole(join(tools.cacheDir, cacheFile), jpeg);
  return outcome;
}

function drawOver(background: Sharp, card: string): Sharp {
  return background.composite([{ input: Buffer.from(card), gravity: "south" }]);
}

/** A layer of the whole card takes 15 ms, for each of up to 1,000 faces: so what is beside them is drawn once, and their rows are copied into it. */
async function drawFace(face: Buffer, card: string, beside: string, tools: Tools): Promise<Sharp> {
  const background = colors.slate;
  const { side, bar } = FACE;
  const edge = (CARD.height - side) / 2;
  const square = { top: CARD.height - bar - side, bottom: bar, left: edge, right: edge, background };
  const ground = tools.grounds.get(beside) ?? pixelsOf(drawOver(sharp(tools.packBesideFace), beside));
  tools.grounds.set(beside, ground);
  const drawn = drawOver(sharp(face).resize(side, side).flatten({ background }).extend(square), card);
  const rows = await pixelsOf(drawn);
  const pixels = Buffer.from(await ground);
  const rowLength = CARD.height * CHANNELS;
  for (let row = 0; row < CARD.height; row++)
    rows.copy(pixels, (row * CARD.width + FACE.left) * CHANNELS, row * rowLength, (row + 1) * rowLength);
  return sharp(pixels, { raw: { ...CARD, channels: CHANNELS } });
}

const pixelsOf = (drawn: Sharp): Promise<Buffer> => drawn.removeAlpha().raw().toBuffer();

/** The band hides the lower part of the pack, as on the brand's own card. */
async function drawPackOnCharcoal({ left, top, width }: typeof PACK_PLACE): Promise<Buffer> {
  const pack = await sharp(PACK)
    .resize({ width, height: CARD.height - top, fit: "cover", position: "left top" })
    .toBuffer();
  return sharp({ create: { ...CARD, channels: 3, background: colors.charcoal } })
    .composite([{ input: pack, left, top }])
    .png()
    .toBuffer();
}

async function copyIfExists(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    return true;
  } catch {
    // The file was not made yet, or another build has removed it meanwhile.
    return false;
  }
}

function describeProblem({ file, art }: SocialPicture, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (art === null) return `${file} could not be made: ${reason}`;
  return `${file} could not be made from ${relative(process.cwd(), art)}: ${reason}. If that picture is missing or damaged, make it again with: npm run content picture <original file> <group/name> 400 800 1200`;
}
