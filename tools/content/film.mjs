// Makes a testimonial film of a film from a phone: upright (9:16), small enough for phones, without the place where it was taken.
//   npm run film -- <original> <id>
// Writes public/videos/testimonial-<id>.mp4, a file for its captions and its poster, and prints the entry for the content file.
import { Refusal } from "./picture-files.mjs";
import { ensureFfmpeg, makeFilm } from "./film-files.mjs";

const [original, id] = process.argv.slice(2);
if (!original || !/^[1-9]\d*$/.test(id ?? "")) {
  console.error(
    "Usage: npm run film -- <original file> <id>\nExample: npm run film -- ~/leg-day.mov 7   (the id of the film in src/content/home-story.ts)",
  );
  process.exit(1);
}

try {
  console.log(await makeFilm(await ensureFfmpeg(), original, Number(id)));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
