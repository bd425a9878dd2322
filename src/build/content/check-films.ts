// Checks that a film that content names exists, and that phones can load and play it well.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestimonialVideo } from "@/content/schema";
import { shown, type Finding } from "./content-problem";
import type { FieldPath } from "./content-source";

/** The limit for one of the six films on the landing page. */
export const MAX_FILM_BYTES = 600_000;

export function checkFilm({ src, seconds }: TestimonialVideo, path: FieldPath, publicDir: string): Finding[] {
  if (src === "") return [];
  const file = join(publicDir, src);
  const at = (key: string, found: string, expected: string): Finding => ({
    path: [...path, key],
    found,
    expected,
  });
  if (!existsSync(file))
    return [
      at(
        "src",
        `${shown(src)}, but there is no file public${src}`,
        'a film below public/videos, or "" where it is still to come',
      ),
    ];
  const findings: Finding[] = [];
  const film = readFileSync(file);
  const length = secondsOfFilm(film);
  if (length !== seconds)
    findings.push(at("seconds", shown(seconds), `${length}: the length of public${src}`));
  if (film.length > MAX_FILM_BYTES)
    findings.push(
      at("src", `a film of ${film.length} bytes`, `at most ${MAX_FILM_BYTES} bytes: phones load it`),
    );
  if (film.indexOf("moov") > film.indexOf("mdat"))
    findings.push(
      at(
        "src",
        "a film whose index comes after its pictures",
        "one that plays before all of it is loaded: make it with npm run film",
      ),
    );
  const captions = src.replace(/\.mp4$/, ".vtt");
  const captionText = existsSync(join(publicDir, captions))
    ? readFileSync(join(publicDir, captions), "utf8")
    : "";
  const cues = captionText.match(/^.* --> .*$/gm) ?? [];
  if (cues.length === 0)
    findings.push(
      at("src", `no captions in public${captions}`, "captions beside the film, for those who cannot hear it"),
    );
  else if (cues.some((cue) => !cue.endsWith(" line:70%")))
    findings.push(
      at(
        "src",
        `a caption without a place in public${captions}`,
        "line:70% at the end of each time, so that it is above the text of the card",
      ),
    );
  if (captionText.includes("Write here:"))
    findings.push(
      at("src", `'Write here:' in public${captions}`, "captions with what is said and heard in the film"),
    );
  return findings;
}

/** The length in seconds, from the header of the MP4 file. */
export function secondsOfFilm(film: Buffer): number {
  const header = film.indexOf("mvhd");
  return header === -1 ? 0 : film.readUInt32BE(header + 20) / film.readUInt32BE(header + 16);
}
