// Checks that a film that content names exists, and that phones can load and play it well.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestimonialVideo } from "@/content/schema";
import { captionsPath } from "@/lib/site/captions-path";
import { captionMistake } from "./check-captions";
import { shown, type Finding } from "./content-problem";
import type { FieldPath } from "./content-source";
import { hasFile } from "./has-file";
import { boxesOf, isWholeIso } from "./whole-files";

/** The limit for one film. */
export const MAX_FILM_BYTES = 600_000;
const MOVIE_HEADER_BYTES = 100;

export function checkFilm(
  { src, seconds, uploaded }: TestimonialVideo,
  path: FieldPath,
  publicDir: string,
): Finding[] {
  if (src === "") return [];
  const file = join(publicDir, src);
  const at = (key: string, found: string, expected: string): Finding => ({
    path: [...path, key],
    found,
    expected,
  });
  if (!hasFile(publicDir, src))
    return [
      at(
        "src",
        `${shown(src)}, but there is no file public${src}`,
        'a film below public/videos, or "" where it is still to come',
      ),
    ];
  const film = readFileSync(file);
  const length = isWholeIso(film, ["ftyp", "moov", "mdat"]) ? secondsOfFilm(film) : 0;
  if (length === 0)
    return [
      at(
        "src",
        `${shown(src)}, but public${src} is damaged, or no MP4 film`,
        "a film that plays: make it with npm run content film",
      ),
    ];
  const findings: Finding[] = [];
  if (uploaded === undefined)
    findings.push(
      at(
        "uploaded",
        "nothing",
        "the day on which the film first stood on the public site, such as 2026-03-09: search engines list no film without it",
      ),
    );
  if (length !== seconds)
    findings.push(at("seconds", shown(seconds), `${length}: the length of public${src}`));
  if (film.length > MAX_FILM_BYTES)
    findings.push(
      at("src", `a film of ${film.length} bytes`, `at most ${MAX_FILM_BYTES} bytes: phones load it`),
    );
  const order = boxesOf(film).map(({ type }) => type);
  if (order.indexOf("moov") > order.indexOf("mdat"))
    findings.push(
      at(
        "src",
        "a film whose index comes after its pictures",
        "one that plays before all of it is loaded: make it with npm run content film",
      ),
    );
  const captions = captionsPath(src);
  const captionText = hasFile(publicDir, captions) ? readFileSync(join(publicDir, captions), "utf8") : "";
  const mistake = captionMistake(captionText, `public${captions}`, length);
  if (mistake) findings.push(at("src", mistake.found, mistake.expected));
  return findings;
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
