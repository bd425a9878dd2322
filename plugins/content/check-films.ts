// Checks that a film that content names exists with its captions, and that phones can load and play it well.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestimonialVideo } from "@/content/schema";
import { TO_WRITE } from "@/content/schema/fields";
import { captionsPath } from "@/lib/site/captions-path";
import { shown, type Finding, type FieldPath } from "./content-problem";
import { hasFile } from "../files";
import { boxesOf, isWholeIso } from "./whole-files";

/** The limit for one film. */
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
