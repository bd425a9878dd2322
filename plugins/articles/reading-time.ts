// Checks the reading time that an article states.
import { shown, type Finding } from "../content/content-problem";

const WORDS_PER_MINUTE = { min: 200, usual: 230, max: 260 };

/** Counts words, which contain a letter or a digit. A dash between spaces is not a word. */
export function countTextWords(text: string): number {
  return text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function checkReadMinutes(minutes: unknown, words: number): readonly Finding[] {
  const fitting = fittingMinutes(words);
  if (typeof minutes !== "number" || fitting.includes(minutes)) return [];
  return [
    {
      path: ["meta", "readMinutes"],
      found: shown(minutes),
      expected: `${fitting.length > 2 ? `${fitting[0]} to ${fitting.at(-1)}` : fitting.join(" or ")}: the text has ${words} words (${WORDS_PER_MINUTE.min} to ${WORDS_PER_MINUTE.max} words per minute)`,
    },
  ];
}

/**
 * All whole numbers of minutes at which the reading speed is 200 to 260 words per minute. When there is none (261 to 399 and 521
 * to 599 words), the nearest number at 230 words per minute.
 */
export function fittingMinutes(words: number): readonly number[] {
  const fewest = Math.max(1, Math.ceil(words / WORDS_PER_MINUTE.max));
  const most = Math.floor(words / WORDS_PER_MINUTE.min);
  return most < fewest
    ? [Math.max(1, Math.round(words / WORDS_PER_MINUTE.usual))]
    : Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
}
