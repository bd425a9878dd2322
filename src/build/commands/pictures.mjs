// Resizes one original picture to the widths that pages need, and writes AVIF and WebP files into public/pictures/.
//   npm run pictures -- <original> <group/name> <width> [<width> …]
// Prints the entry for the content file. The results are committed, because encoding them in each build would be slow.
import { mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import sharp from "sharp";

// 40: beside 52, no difference is visible on a screen of two pixels for each CSS pixel, and a picture has a third less bytes.
const AVIF = { quality: 40, effort: 6, chromaSubsampling: "4:4:4" };
const WEBP = { quality: 78, effort: 6, smartSubsample: true };

const [original, name, ...widthTexts] = process.argv.slice(2);
const widths = widthTexts.map(Number);
if (
  !original ||
  !/^[a-z0-9-]+\/[a-z0-9-]+$/.test(name ?? "") ||
  widths.length === 0 ||
  widths.some((width) => !(width > 0))
) {
  console.error(
    "Usage: npm run pictures -- <original file> <group/name> <width> [<width> …]\nExample: npm run pictures -- ~/pack.png product/pack 360 720",
  );
  process.exit(1);
}

/** The size as it is seen: a phone stores an upright photo lying, with a note that it has to be turned. */
async function sizeOf(file) {
  try {
    return (await sharp(file).metadata()).autoOrient;
  } catch (error) {
    console.error(`${file} could not be read: ${error.message}`);
    process.exit(1);
  }
}

const { width: originalWidth, height: originalHeight } = await sizeOf(original);
const tooWide = widths.find((width) => width > originalWidth);
if (tooWide !== undefined) {
  console.error(
    `${original} is only ${originalWidth} px wide, so a picture of ${tooWide} px would be blurred. Leave that width out.`,
  );
  process.exit(1);
}
for (const width of widths) {
  const target = resolve("public/pictures", `${name}-${width}`);
  await mkdir(dirname(target), { recursive: true });
  const picture = sharp(original).autoOrient().resize({ width });
  await picture.clone().avif(AVIF).toFile(`${target}.avif`);
  await picture.clone().webp(WEBP).toFile(`${target}.webp`);
}

const largest = Math.max(...widths);
const height = Math.round((largest * originalHeight) / originalWidth);
console.log(
  `{ name: "${name}", widths: [${widths.join(", ")}], width: ${largest}, height: ${height}, alt: "" }`,
);
