// Resizes one original picture to the widths that pages need, and writes AVIF and WebP files into public/pictures/.
//   npm run pictures -- <original> <group/name> <width> [<width> …]
// Prints the entry for the content file. The results are committed, because encoding them in each build would be slow.
import { makePictures, Refusal } from "./picture-files.mjs";

const [original, name, ...widthTexts] = process.argv.slice(2);
const widths = widthTexts.map(Number);
if (
  !original ||
  !/^[a-z0-9-]+\/[a-z0-9-]+$/.test(name ?? "") ||
  widths.length === 0 ||
  widths.some((width) => !(Number.isInteger(width) && width > 0))
) {
  console.error(
    "Usage: npm run pictures -- <original file> <group/name> <width> [<width> …]\nExample: npm run pictures -- ~/pack.png product/pack 360 720",
  );
  process.exit(1);
}

try {
  const { entry, originalWidth, tooLarge } = await makePictures(original, name, widths);
  if (tooLarge.length > 0)
    console.error(
      `${original} is only ${originalWidth} px wide, so ${tooLarge.join(" and ")} px is left out, and large screens show it blurred. Use a picture of ${Math.max(...tooLarge)} px if there is one.`,
    );
  console.log(entry);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
