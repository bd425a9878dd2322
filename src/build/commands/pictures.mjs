// Makes the sizes that pages show from one master picture, as AVIF and WebP, in public/pictures/.
//   npm run pictures -- <master> <group/name> <width> [<width> …]
// Prints the entry to paste into the content file. Encoding is slow, so the results are committed, not built.
import { mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import sharp from "sharp";

const AVIF = { quality: 52, effort: 6, chromaSubsampling: "4:4:4" };
const WEBP = { quality: 78, effort: 6, smartSubsample: true };

const [master, name, ...widthTexts] = process.argv.slice(2);
const widths = widthTexts.map(Number);
if (
  !master ||
  !/^[a-z0-9-]+\/[a-z0-9-]+$/.test(name ?? "") ||
  widths.length === 0 ||
  widths.some((width) => !(width > 0))
) {
  console.error(
    "Usage: npm run pictures -- <master file> <group/name> <width> [<width> …]\nExample: npm run pictures -- ~/pack.png product/pack 360 720",
  );
  process.exit(1);
}

const { width: masterWidth, height: masterHeight } = await sharp(master).metadata();
for (const width of widths) {
  if (width > masterWidth) {
    console.error(
      `${master} is ${masterWidth} px wide, so it cannot serve ${width} px without blur. Leave that width out.`,
    );
    process.exit(1);
  }
  const target = resolve("public/pictures", `${name}-${width}`);
  await mkdir(dirname(target), { recursive: true });
  const picture = sharp(master).resize({ width });
  await picture.clone().avif(AVIF).toFile(`${target}.avif`);
  await picture.clone().webp(WEBP).toFile(`${target}.webp`);
}

const largest = Math.max(...widths);
const height = Math.round((largest * masterHeight) / masterWidth);
console.log(
  `{ name: "${name}", widths: [${widths.join(", ")}], width: ${largest}, height: ${height}, alt: "" }`,
);
