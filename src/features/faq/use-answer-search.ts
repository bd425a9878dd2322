import { useRef, useState } from "react";
import { plainText } from "@/components/text-blocks";
import type { FaqItem, SearchedPage } from "@/content/schema";
import { warnOnce } from "@/lib/log";
import type { Matches } from "./answer-index";
import { stemsOf, wordsOf } from "./search-terms";

export type LoadPages = () => Promise<readonly SearchedPage[]>;

/**
 * What a query finds, and a function that loads the index. Until the index has loaded, and where it does not load, answers
 * are found by their words, and misspelled words and other pages are not.
 */
export function useAnswerSearch(
  items: readonly FaqItem[],
  loadPages: LoadPages,
  query: string,
): Matches & { loadIndex: () => void } {
  const [index, setIndex] = useState<{ find: (text: string) => Matches } | null>(null);
  const loading = useRef<Promise<void> | null>(null);

  const loadIndex = (): void => {
    loading.current ??= Promise.all([import("./answer-index"), loadPages()]).then(
      ([{ indexAnswers }, pages]) => setIndex({ find: indexAnswers(items, pages) }),
      (error: unknown) => {
        loading.current = null;
        warnOnce(
          "The index of the answers did not load. The search finds no misspelled words and no pages.",
          error,
        );
      },
    );
  };
  const matches = index?.find(query) ?? { answers: findAnswers(items, query), pages: [] };
  return { ...matches, loadIndex };
}

/**
 * Returns the ids of the answers that contain every word of the query in their question, text or search words. A word
 * may be incomplete or in another form: `smells` finds `smell`. A query without such words finds all answers.
 */
export function findAnswers(items: readonly FaqItem[], query: string): ReadonlySet<string> {
  const stems = stemsOf(query);
  const found = items.filter(({ question, answer, searchWords = [] }) => {
    const words = wordsOf([question, plainText(answer), ...searchWords].join(" "));
    return stems.every((stem) => words.some((word) => word.startsWith(stem)));
  });
  return new Set(found.map(({ id }) => id));
}
