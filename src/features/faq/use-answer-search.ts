import { useRef, useState } from "react";
import type { FaqItem } from "@/content/schema";
import { warnOnce } from "@/lib/log";
import type { Matches, SearchedPage } from "./answer-index";
import { findAnswers } from "./find-answers";

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
