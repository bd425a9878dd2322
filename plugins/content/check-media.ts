// Checks that the pictures and films that content names exist, are whole, and are what pages expect: a picture in each width and format, of
// the size for which the page reserves space; a film with its captions, which phones can load and play well.
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import type { Picture, TestimonialVideo } from "@/content/schema";
import { TO_WRITE } from "@/content/schema/fields";
import { captionsPath } from "@/lib/site/captions-path";
import { picturePath, sizeOf } from "@/lib/site/picture-path";
import { hasFile } from "../files";
import { type FieldPath, type Finding, shown } from "./content-problem";

const LISTING_WIDTH = 1280;
/** Pixels on each side (src/page/structured-data.ts). */
export const MIN_LISTING = 1000;
const FORMATS = ["avif", "webp"] as const;

export async function checkPicture(picture: Picture, path: FieldPath, publicDir: string): Promise<Finding[]> {
  const { name, widths } = picture;
  const { width, height } = sizeOf(picture);
  const command = `npm run content picture <your picture> ${name.replace(/\/.*/, "")}/<its name> ${widths.join(" ")}`;
  const at = (key: string, found: string, expected: string): Finding[] => [
    { path: [...path, key], found, expected },
  ];
  const filesOf = (size: number): string[] => FORMATS.map((format) => picturePath(name, size, format));
  const missingOf = (size: number): string[] => filesOf(size).filter((file) => !hasFile(publicDir, file));
  const missing = widths.filter((size) => missingOf(size).length > 0);
  if (missing.length > 0 && missing.length === widths.length)
    return at(
      "name",
      `${shown(name)}, but there is no file public${missingOf(missing[0] ?? 0)[0]}`,
      /\.\w+$/.test(name)
        ? `the name without the ending of a file: "${name.replace(/\.\w+$/, "")}"`
        : `the name of a picture below public/pictures, such as "articles/gym-bag". Make it with: ${command}`,
    );
  if (missing.length > 0)
    return missing.map((size) => ({
      path: [...path, "widths", widths.indexOf(size)],
      found: `${size}, but there is no public${missingOf(size).join(" and no public")}`,
      expected: `a width that was made. Make it with: ${command} replace`,
    }));
  const broken = widths
    .flatMap(filesOf)
    .filter((file) => !isWholePicture(readFileSync(join(publicDir, file)), file));
  if (broken.length > 0)
    return broken.flatMap((file) => at("name", `${shown(name)}, but ${damaged(file)}`, madeAgain(command)));
  const file = await sharp(join(publicDir, picturePath(name, width, "webp"))).metadata();
  if (file.width === width && file.height === height) return [];
  return at(
    "height",
    `${height} at a width of ${width}, but the file is ${file.width} by ${file.height} pixels`,
    `a picture of the shape ${width} by ${height}: crop yours, and make it with: ${command} replace${name.startsWith("articles/") ? "" : `. Where this line is about this picture alone, write height: ${file.height} instead`}`,
  );
}

const damaged = (file: string): string =>
  `public${file} is damaged, or no picture of the kind ${extname(file)}`;
const madeAgain = (command: string): string => `the picture made once more, with: ${command} replace`;

/** As src/page/structured-data.ts announces it, for search results and the product feed. `name`: of the bundle's picture. */
export function listingPath(name: string): string {
  return picturePath(`${name}-listing`, LISTING_WIDTH, "webp");
}

/** Checks that a bundle has its picture for search results. `path`: the path of the bundle's picture in the content. */
export async function checkListing(
  { name }: Picture,
  path: FieldPath,
  publicDir: string,
): Promise<Finding[]> {
  const address = listingPath(name);
  const command = `npm run content picture <your picture> ${name}-listing ${LISTING_WIDTH}`;
  const finding = (found: string, expected: string): Finding[] => [
    { path: [...path, "name"], found: `${shown(name)}, but ${found}`, expected },
  ];
  if (!hasFile(publicDir, address))
    return finding(
      `there is no file public${address}, which search results and the product feed show`,
      `a picture of the bundle without text, besides. Make it with: ${command}`,
    );
  const file = readFileSync(join(publicDir, address));
  if (!isWholePicture(file, address)) return finding(damaged(address), madeAgain(command));
  const { width, height } = await sharp(file).metadata();
  if (Math.min(width, height) >= MIN_LISTING) return [];
  return finding(
    `public${address} is ${width} by ${height} pixels`,
    `at least ${MIN_LISTING} by ${MIN_LISTING} pixels, which Google asks for. Make it with: ${command} replace`,
  );
}

export const MAX_FILM_BYTES = 600_000;
const MOVIE_HEADER_BYTES = 100;

export function* checkFilm(
  { src, seconds, uploaded }: TestimonialVideo,
  path: FieldPath,
  publicDir: string,
): Generator<Finding> {
  if (src === "") return;
  const at = (key: string, found: string, expected: string): Finding => ({
    path: [...path, key],
    found,
    expected,
  });
  if (!hasFile(publicDir, src))
    return yield at(
      "src",
      `${shown(src)}, but there is no file public${src}`,
      'a film below public/videos, or "" where it is still to come',
    );
  const film = readFileSync(join(publicDir, src));
  const length = isWholeIso(film, ["ftyp", "moov", "mdat"]) ? secondsOfFilm(film) : 0;
  if (length === 0)
    return yield at(
      "src",
      `${shown(src)}, but public${src} is damaged, or no MP4 film`,
      "a film that plays: make it with npm run content film",
    );
  if (uploaded === undefined)
    yield at(
      "uploaded",
      "nothing",
      "the day on which the film first stood on the public site, such as 2026-03-09: search engines list no film without it",
    );
  if (length !== seconds) yield at("seconds", shown(seconds), `${length}: the length of public${src}`);
  if (film.length > MAX_FILM_BYTES)
    yield at("src", `a film of ${film.length} bytes`, `at most ${MAX_FILM_BYTES} bytes: phones load it`);
  const order = boxesOf(film).map(({ type }) => type);
  if (order.indexOf("moov") > order.indexOf("mdat"))
    yield at(
      "src",
      "a film whose index comes after its pictures",
      "one that plays before all of it is loaded: make it with npm run content film",
    );
  const captions = captionsPath(src);
  const captionText = hasFile(publicDir, captions) ? readFileSync(join(publicDir, captions), "utf8") : "";
  // One mistake at a time: the first is often the reason for the others.
  const [mistake] = captionMistakes(captionText, `public${captions}`, length);
  if (mistake) yield at("src", ...mistake);
}

/** The length in seconds, from the header of the MP4 file; 0 where there is none. */
export function secondsOfFilm(film: Buffer): number {
  const movie = boxesOf(film).find(({ type }) => type === "moov");
  const header = movie && boxesOf(film, movie.start, movie.end).find(({ type }) => type === "mvhd");
  if (!header || header.end - header.start < MOVIE_HEADER_BYTES) return 0;
  // Version 1 writes times in eight bytes instead of four.
  const isLong = film[header.start] === 1;
  const scale = film.readUInt32BE(header.start + (isLong ? 20 : 12));
  const length = isLong
    ? Number(film.readBigUInt64BE(header.start + 24))
    : film.readUInt32BE(header.start + 16);
  return scale === 0 ? 0 : length / scale;
}

const TIME = String.raw`((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})`;
const CUE = new RegExp(`^${TIME} --> ${TIME}( .*)?$`);
const EXAMPLE = "00:00.250 --> 00:01.950 line:70%";
const SECONDS_PER_PART = 60;

/**
 * What is found in the captions of a film, and what is expected. A browser shows none of a file that it cannot read, and says nothing
 * of it. `file`: as messages name it. `seconds`: the length of the film.
 */
function* captionMistakes(
  text: string,
  file: string,
  seconds: number,
): Generator<[found: string, expected: string]> {
  const times = text.match(/^.*-->.*$/gm) ?? [];
  if (times.length === 0)
    yield [`no captions in ${file}`, "captions beside the film, for those who cannot hear it"];
  if (!/^\uFEFF?WEBVTT(?:[ \t].*)?\r?\n\r?\n/.test(text))
    yield [
      `no WEBVTT at the beginning of ${file}`,
      "WEBVTT as the first line and an empty line after it: without them no caption is shown",
    ];
  for (const time of times.map((line) => line.trimEnd())) {
    const [, start = "", end = "", place] = CUE.exec(time) ?? [];
    if (start === "") yield [`"${time}" in ${file}`, `a time with points, such as ${EXAMPLE}`];
    if (secondsOf(start) >= secondsOf(end) || secondsOf(start) >= seconds)
      yield [
        `"${time}" in ${file}`,
        `the beginning before the end, and within the ${seconds} seconds of the film`,
      ];
    if (place !== " line:70%")
      yield [
        `a caption without a place in ${file}`,
        "line:70% at the end of each time, so that it is above the text of the card",
      ];
  }
  if (text.includes(TO_WRITE))
    yield [`'${TO_WRITE}' in ${file}`, "captions with what is said and heard in the film"];
}

function secondsOf(time: string): number {
  return time.split(":").reduce((sum, part) => sum * SECONDS_PER_PART + Number(part), 0);
}

interface Box {
  type: string;
  /** The position of its content. */
  start: number;
  end: number;
}

const HEADER_BYTES = 8;

/** The boxes of an MP4 film or an AVIF picture (ISO 14496-12) up to the first that is not whole. */
function boxesOf(file: Buffer, from = 0, to = file.length): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + HEADER_BYTES <= to;) {
    const size = file.readUInt32BE(start);
    // 1 announces a length of eight bytes, 0 a box that lasts until the end: neither is in a small file that an encoder has finished.
    if (size < HEADER_BYTES || start + size > to) break;
    boxes.push({
      type: file.toString("latin1", start + 4, start + 8),
      start: start + HEADER_BYTES,
      end: start + size,
    });
    start += size;
  }
  return boxes;
}

/** Whether the boxes of these types are there, and the last one ends with the file. */
function isWholeIso(file: Buffer, types: readonly string[]): boolean {
  const boxes = boxesOf(file);
  return boxes.at(-1)?.end === file.length && types.every((type) => boxes.some((box) => box.type === type));
}

/** Whether a picture is whole and what its name says, by the lengths that its format writes into it: decoding each would take minutes. */
function isWholePicture(content: Buffer, file: string): boolean {
  const latin = (from: number, to: number): string => content.toString("latin1", from, to);
  if (file.endsWith(".avif")) return latin(8, 12) === "avif" && isWholeIso(content, ["ftyp", "meta", "mdat"]);
  // A WebP picture is a RIFF file, which begins with the length of what follows.
  const isWebp = latin(0, 4) === "RIFF" && latin(8, 12) === "WEBP";
  return isWebp && content.readUInt32LE(4) + HEADER_BYTES === content.length;
}
