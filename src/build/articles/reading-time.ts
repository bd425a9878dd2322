// How many minutes an article may say that it takes.
import { shown, type Finding } from "../content/content-problem";

const WORDS_A_MINUTE = { fewest: 200, usual: 230, most: 260 };

/** Words have a letter or a digit: a dash between spaces is none. */
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
      expected: `${fitting.length > 2 ? `${fitting[0]} to ${fitting.at(-1)}` : fitting.join(" or ")}: the text has ${words} words (${WORDS_A_MINUTE.fewest} to ${WORDS_A_MINUTE.most} words a minute)`,
    },
  ];
}

/** Every whole number of minutes at 200 to 260 words each; between two of them (261 to 399 words, 521 to 599) the nearest at 230. */
export function fittingMinutes(words: number): readonly number[] {
  const fewest = Math.max(1, Math.ceil(words / WORDS_A_MINUTE.most));
  const most = Math.floor(words / WORDS_A_MINUTE.fewest);
  return most < fewest
    ? [Math.max(1, Math.round(words / WORDS_A_MINUTE.usual))]
    : Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
}
