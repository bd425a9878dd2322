/** Stop words: users type them in a question, but they do not describe its subject. */
const STOP_WORDS = new Set(
  "a an and are can could do does for from get has have how i if in is it me my of on or our should so than that the them there these they this to was we what when where which who why will with would you your".split(
    " ",
  ),
);

const ENDINGS = /(?:able|ible|ing|ed|es|s|y)$/;
const MIN_STEM_LENGTH = 4;
const MAX_QUERY_LENGTH = 200;

/** Returns the stems of the words that describe the subject of a query. */
export function stemsOf(query: string): string[] {
  return wordsOf(query.slice(0, MAX_QUERY_LENGTH)).filter(isSubject).map(stemOf);
}

export function isSubject(word: string): boolean {
  return !STOP_WORDS.has(word);
}

export function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** `smells` and `smelling` are `smell`, `shipping` is `ship`. */
export function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, "").replace(/([bdgmnprt])\1$/, "$1");
  return stem.length >= MIN_STEM_LENGTH ? stem : word.replace(/(..)s$/, "$1");
}
