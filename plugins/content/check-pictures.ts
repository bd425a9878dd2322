// Checks that a picture that content names exists in each width and format, and has the size for which the page reserves space.
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import type { Picture } from "@/content/schema";
import { picturePath } from "@/lib/site/picture-path";
import { shown, type Finding, type FieldPath } from "./content-problem";
import { hasFile } from "../files";
import { isWholeAvif, isWholeWebp } from "./whole-files";

/** The picture that `npm run content article` writes, so that the page of a draft has one. */
const PLACEHOLDER_PICTURE = "articles/placeholder";
const LISTING_WIDTH = 1280;
/** Pixels on each side (src/page/structured-data.ts). */
export const MIN_LISTING = 1000;
const FORMATS = ["avif", "webp"] as const;

/** `path`: the path of the picture in the content. */
export async function checkPicture(picture: Picture, path: FieldPath, publicDir: string): Promise<Finding[]> {
  const { name, widths, width, height } = picture;
  const command = `npm run content picture <your picture> ${name.replace(/\/.*/, "")}/<its name> ${widths.join(" ")}`;
  const at = (key: string, found: string, expected: string): Finding[] => [
    { path: [...path, key], found, expected },
  ];
  if (name === PLACEHOLDER_PICTURE)
    return at("name", "the placeholder", `the article's own picture. Make it with: ${command}`);
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
    .filter((file) => !isWhole(readFileSync(join(publicDir, file)), file));
  if (broken.length > 0)
    return broken.flatMap((file) => at("name", `${shown(name)}, but ${damaged(file)}`, madeAgain(command)));
  if (Math.max(...widths) !== width)
    return at("width", shown(width), `the largest of the widths (${widths.join(", ") || "none"})`);
  const file = await sharp(join(publicDir, picturePath(name, width, "webp"))).metadata();
  if (file.width === width && file.height === height) return [];
  return at(
    "height",
    `${height} at a width of ${width}, but the file is ${file.width} by ${file.height} pixels`,
    `a picture of the shape ${width} by ${height}: crop yours, and make it with: ${command} replace. Where this line is about this picture alone, write height: ${file.height} instead`,
  );
}

function isWhole(content: Buffer, file: string): boolean {
  return file.endsWith(".avif") ? isWholeAvif(content) : isWholeWebp(content);
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
  if (!isWhole(file, address)) return finding(damaged(address), madeAgain(command));
  const { width, height } = await sharp(file).metadata();
  if (Math.min(width, height) >= MIN_LISTING) return [];
  return finding(
    `public${address} is ${width} by ${height} pixels`,
    `at least ${MIN_LISTING} by ${MIN_LISTING} pixels, which Google asks for. Make it with: ${command} replace`,
  );
}
