/** Shorter paragraphs, such as 'Two rules.' or 'Here is how:', may be in several articles. */
const MIN_WORDS = 8;

export type FirstPlaceOf = (kind: string, text: string, place: () => string) => string | null;

/**
 * Finds texts of one kind, such as titles or paragraphs, that are in content more than once. The returned function takes the
 * texts one after another, and gives the place of an earlier one with the same words, or null. A place is computed only when it is returned.
 */
export function findRepeatedTexts(): FirstPlaceOf {
  const seen = new Map<string, () => string>();
  return (kind, text, place) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0 || (kind === "paragraph" && words.length < MIN_WORDS)) return null;
    const key = `${kind}:${words.join(" ")}`;
    const first = seen.get(key);
    if (!first) seen.set(key, place);
    return first?.() ?? null;
  };
}
