// Loaded with the first search, because of minisearch's size: see use-answer-search.ts.
import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import { plainText } from "@/components/text-blocks";
import type { FaqItem, SearchedPage } from "@/content/schema";
import { isSubject, stemOf, stemsOf, wordsOf } from "./search-terms";

export interface Matches {
  /** The ids of the answers. */
  answers: ReadonlySet<string>;
  /** The best first. */
  pages: readonly SearchedPage[];
}

const MAX_PAGES = 4;

/** How many letters of a word may be wrong. In a short word, one wrong letter makes another word. */
const oneTypo = (word: string): number => (word.length > 3 ? 1 : 0);
const twoTypos = (word: string): number => (word.length > 4 ? 2 : oneTypo(word));

/**
 * The first of these that finds anything decides. The subject (the question or heading, and the search words) goes before
 * the text: "refund" is in several texts, but one answer is about it. All words go before some of them.
 */
const ATTEMPTS: readonly (SearchOptions & { respell?: (query: string) => Query })[] = [
  { fields: ["subject"] },
  {},
  { fields: ["subject"], respell: withSwappedLetters },
  { fields: ["subject"], fuzzy: oneTypo },
  { fields: ["subject"], fuzzy: twoTypos, filter: hasSameStart },
  { fields: ["subject"], combineWith: "OR" },
  { fields: ["subject"], fuzzy: twoTypos, filter: hasSameStart, combineWith: "OR" },
];

/** Returns a function that finds the answers and pages for a query. Words may be incomplete or misspelled. */
export function indexAnswers(
  items: readonly FaqItem[],
  pages: readonly SearchedPage[],
): (query: string) => Matches {
  const index = new MiniSearch({
    fields: ["subject", "text"],
    tokenize: wordsOf,
    // Both, because a misspelled ending has no stem: `shippng` is close to `shipping` only.
    processTerm: (word) => isSubject(word) && [word, stemOf(word)],
    searchOptions: { tokenize: stemsOf, processTerm: (stem) => stem, prefix: true, combineWith: "AND" },
  });
  index.addAll([
    ...items.map(({ id, question, answer, searchWords = [] }) => ({
      id: answerKey(id),
      subject: [question, ...searchWords].join(" "),
      text: plainText(answer),
    })),
    ...pages.map(({ to, heading, blocks, searchWords }) => ({
      id: to,
      subject: [heading, ...searchWords].join(" "),
      text: plainText(blocks),
    })),
  ]);

  return (query) => {
    if (stemsOf(query).length === 0) return { answers: new Set(items.map(({ id }) => id)), pages: [] };
    const keys = firstFound(index, query);
    return {
      answers: new Set(items.map(({ id }) => id).filter((id) => keys.includes(answerKey(id)))),
      pages: keys.flatMap((key) => pages.filter(({ to }) => to === key)).slice(0, MAX_PAGES),
    };
  };
}

/** The query with each word also spelled with two neighboring letters swapped, which `fuzzy` counts as two wrong ones: `csot`. */
function withSwappedLetters(query: string): Query {
  return {
    combineWith: "AND",
    queries: stemsOf(query).map((stem) => ({ combineWith: "OR", queries: [stem, ...swapsOf(stem)] })),
  };
}

function swapsOf(word: string): string[] {
  if (oneTypo(word) === 0) return [];
  return Array.from(
    { length: Math.max(word.length - 1, 0) },
    (_, i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2),
  );
}

/** The first letter is rarely wrong, and with it far fewer words are two letters from another: `sweat` from `qwerty`. */
function hasSameStart({ terms, queryTerms }: SearchResult): boolean {
  return terms.every((term) => queryTerms.some((word) => word.charAt(0) === term.charAt(0)));
}

/** The key of an answer in the index, where the key of a page is its address. */
function answerKey(id: string): string {
  return `#${id}`;
}

function firstFound(index: MiniSearch, query: string): string[] {
  for (const { respell, ...options } of ATTEMPTS) {
    const found = index.search(respell ? respell(query) : query, options);
    if (found.length > 0) return found.map(({ id }) => String(id));
  }
  return [];
}
