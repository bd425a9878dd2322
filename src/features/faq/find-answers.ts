import { plainText } from "@/components/text-blocks";
import type { FaqItem } from "@/content/schema";

/** Stop words: users type them in a question, but they do not describe its subject. */
const STOP_WORDS = new Set(
  "a an and are can could do does for from get has have how i if in is it me my of on or our should so than that the them there these they this to was we what when where which who why will with would you your".split(
    " ",
  ),
);

const ENDINGS = /(?:able|ible|ing|ed|es|s|y)$/;
const MIN_STEM_LENGTH = 4;
const MAX_QUERY_LENGTH = 200;

/**
 * Returns the ids of the answers that contain every word of the query in their question, text or search words. A word
 * may be incomplete or in another form: `smells` finds `smell`. A query without such words finds all answers.
 */
export function findAnswers(items: readonly FaqItem[], query: string): ReadonlySet<string> {
  const stems = wordsOf(query.slice(0, MAX_QUERY_LENGTH))
    .filter((word) => !STOP_WORDS.has(word))
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
  return stem.length >= MIN_STEM_LENGTH ? stem : word.replace(/(..)s$/, "$1");
}
