import { plainText } from "@/components/text-blocks";
import type { FaqItem } from "@/content/schema";
import { stemsOf, wordsOf } from "./search-terms";

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
