import { plainText } from "@/components/text-blocks";
import type { FaqItem } from "@/content/schema";

/** Words that say nothing of the subject; a question is typed with them. */
const EMPTY_WORDS = new Set(
  "a an and are can could do does for from get has have how i if in is it me my of on or our should so than that the them there these they this to was we what when where which who why will with would you your".split(
    " ",
  ),
);

const ENDINGS = /(?:able|ible|ing|ed|es|s|y)$/;
const SHORTEST_STEM = 4;
const LONGEST_QUERY = 200;

/**
 * The ids of the answers that hold every word of the query, in their question, their text or their search words. A
 * word may be unfinished or in another form: `smells` finds `smell`. All ids where the query says nothing.
 */
export function findAnswers(items: readonly FaqItem[], query: string): ReadonlySet<string> {
  const stems = wordsOf(query.slice(0, LONGEST_QUERY))
    .filter((word) => !EMPTY_WORDS.has(word))
    .map(stemOf);
  const found = items.filter(({ question, answer, searchWords = [] }) => {
    const words = wordsOf([question, plainText(answer), ...searchWords].join(" "));
    return stems.every((stem) => words.some((word) => word.startsWith(stem)));
  });
  return new Set(found.map(({ id }) => id));
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, "");
  return stem.length >= SHORTEST_STEM ? stem : word.replace(/(..)s$/, "$1");
}
