import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import sharp from "sharp";
import { colors } from "../host/design-tokens.ts";
import { openLetters } from "./letters.ts";
import { artCard, brandCard, CARD, type CardTools } from "./social-card.ts";

export interface SocialPicture {
  /** Where it goes below dist: `/social/muglife/gym-bag-essentials-men.jpg`. */
  file: string;
  title: string;
  /** Small line: category or section. */
  label: string;
  /** Absolute path of a picture, best 1200x675: the middle of other forms is shown. Null for the pack on charcoal. */
  art: string | null;
}

export interface SocialPictureCount {
  made: number;
  reused: number;
  /** Files whose title has letters that the poster font lacks: they carry the picture and the label only. */
  untitled: string[];
}

const LOGO = "public/brand/logo-on-light.svg";
const PACK = "public/pictures/product/pack-hero-720.webp";
const PACK_PLACE = { left: 748, top: 18, width: 392 };
const ART = { width: CARD.width, height: 675, fit: "cover" } as const;
/** Faces stand in the middle, the title covers the lower third: what can be spared is taken off above. */
const ART_CUT = { left: 0, top: ART.height - CARD.height, ...CARD };
const JPEG = { quality: 80 };
/** Encoders run on libuv's four threads; more at once would only hold more memory, some 12 MB each. */
const AT_ONCE = 4;

interface Tools extends CardTools {
  cacheDir: string;
  dist: string;
  /** Raw pixels: charcoal with the pack. */
  plain: Buffer;
}

/**
 * Writes the 1200x630 JPEG of every page that is asked for. Finished pictures are kept in `cacheDir` under a
 * hash of all that they are made of; what this call does not use is removed there. Pictures that cannot be
 * made are named in one error, after the others are written.
 */
export async function writeSocialPictures(
  pictures: readonly SocialPicture[],
  brandName: string,
  dist: string,
  cacheDir: string,
): Promise<SocialPictureCount> {
  await mkdir(cacheDir, { recursive: true });
  const tools: Tools = {
    poster: openLetters("poster"),
    mono: openLetters("mono"),
    logo: await readFile(LOGO, "utf8"),
    brandName,
    plain: await packOnCharcoal(),
    cacheDir,
    dist,
  };
  const count: SocialPictureCount = { made: 0, reused: 0, untitled: [] };
  const used = new Set<string>();
  const problems: string[] = [];
  const waiting = pictures.values();

  const work = async (): Promise<void> => {
    for (const picture of waiting) {
      try {
        const { kept, isNew, hasTitle } = await writePicture(picture, tools);
        used.add(kept);
        count[isNew ? "made" : "reused"] += 1;
        if (!hasTitle) count.untitled.push(picture.file);
      } catch (error) {
        problems.push(problem(picture, error));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  if (problems.length > 0) throw new Error(problems.sort().join("\n"));
  for (const file of await readdir(cacheDir))
    if (file.endsWith(".jpg") && !used.has(file)) await rm(join(cacheDir, file), { force: true });
  count.untitled.sort();
  return count;
}

async function writePicture(
  picture: SocialPicture,
  tools: Tools,
): Promise<{ kept: string; isNew: boolean; hasTitle: boolean }> {
  const title = tools.poster.drawable(picture.title.toUpperCase());
  const text = { title, label: tools.mono.drawable(picture.label.toUpperCase()) };
  const card = picture.art === null ? brandCard(text, tools) : artCard(text, tools);
  const art = picture.art === null ? tools.plain : await readFile(picture.art);

  const recipe = JSON.stringify([card, JPEG, ART, ART_CUT, sharp.versions]);
  const kept = `${createHash("sha256").update(recipe).update(art).digest("hex").slice(0, 32)}.jpg`;
  const target = join(tools.dist, picture.file);
  await mkdir(dirname(target), { recursive: true });
  const outcome = { kept, hasTitle: title !== null };
  if (await copied(join(tools.cacheDir, kept), target)) return { ...outcome, isNew: false };

  const below =
    picture.art === null
      ? sharp(art, { raw: { ...CARD, channels: 3 } })
      : sharp(art).resize(ART).extract(ART_CUT);
  const jpeg = await below
    .composite([{ input: Buffer.from(card.svg), left: 0, top: card.top }])
    .jpeg(JPEG)
    .toBuffer();
  await writeFile(target, jpeg);
  // Builds of the demo and of the shop may run side by side: nobody must read half a file.
  const half = join(tools.cacheDir, `${randomUUID()}.half`);
  await writeFile(half, jpeg);
  await rename(half, join(tools.cacheDir, kept));
  return { ...outcome, isNew: true };
}

/** 1200x630, three channels of raw pixels. The pack stands half behind the band, as on the brand's own card. */
async function packOnCharcoal(): Promise<Buffer> {
  const { left, top, width } = PACK_PLACE;
  const standing = await sharp(PACK)
    .resize({ width, height: CARD.height - top, fit: "cover", position: "top" })
    .toBuffer();
  return sharp({ create: { ...CARD, channels: 3, background: colors.charcoal } })
    .composite([{ input: standing, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function copied(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    return true;
  } catch {
    // Not made yet, or removed by a build that runs beside this one.
    return false;
  }
}

function problem({ file, art }: SocialPicture, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (art === null) return `${file} could not be made: ${reason}`;
  return `${file} could not be made from ${relative(process.cwd(), art)}: ${reason}. If that picture is missing or damaged, make it with: npm run pictures -- <master file> <group/name> 400 800 1200`;
}
