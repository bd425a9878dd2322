// Checks the captions of a film. A browser shows none of a file that it cannot read, and says nothing of it.
import { TO_WRITE } from "./to-write";

const TIME = String.raw`((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})`;
const CUE = new RegExp(`^${TIME} --> ${TIME}( .*)?$`);
const EXAMPLE = "00:00.250 --> 00:01.950 line:70%";
const SECONDS_PER_PART = 60;

export interface CaptionMistake {
  found: string;
  expected: string;
}

/** `file`: as messages name it. `seconds`: the length of the film. Returns the first mistake; null when there is none. */
export function captionMistake(text: string, file: string, seconds: number): CaptionMistake | null {
  const times = text.match(/^.*-->.*$/gm) ?? [];
  if (times.length === 0)
    return {
      found: `no captions in ${file}`,
      expected: "captions beside the film, for those who cannot hear it",
    };
  if (!/^\uFEFF?WEBVTT(?:[ \t].*)?\r?\n\r?\n/.test(text))
    return {
      found: `no WEBVTT at the beginning of ${file}`,
      expected: "WEBVTT as the first line and an empty line after it: without them no caption is shown",
    };
  for (const time of times.map((line) => line.trimEnd())) {
    const [, start, end, place] = CUE.exec(time) ?? [];
    if (start === undefined || end === undefined)
      return { found: `"${time}" in ${file}`, expected: `a time with points, such as ${EXAMPLE}` };
    if (secondsOf(start) >= secondsOf(end) || secondsOf(start) >= seconds)
      return {
        found: `"${time}" in ${file}`,
        expected: `the beginning before the end, and within the ${seconds} seconds of the film`,
      };
    if (place !== " line:70%")
      return {
        found: `a caption without a place in ${file}`,
        expected: "line:70% at the end of each time, so that it is above the text of the card",
      };
  }
  if (text.includes(TO_WRITE))
    return {
      found: `'${TO_WRITE}' in ${file}`,
      expected: "captions with what is said and heard in the film",
    };
  return null;
}

function secondsOf(time: string): number {
  return time.split(":").reduce((sum, part) => sum * SECONDS_PER_PART + Number(part), 0);
}
