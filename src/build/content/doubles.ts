/** 'Two rules.' or 'Here is how:' may be in many articles. */
const FEWEST_WORDS = 8;

export type Doubles = (kind: string, text: string, place: () => string) => string | null;

/**
 * Texts of one kind that are in content more than once, such as titles or paragraphs. Returns where the same words were
 * before; the first place is remembered, and worked out only when it is told.
 */
export function createDoubles(): Doubles {
  const seen = new Map<string, () => string>();
  return (kind, text, place) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0 || (kind === "paragraph" && words.length < FEWEST_WORDS)) return null;
    const key = `${kind}:${words.join(" ")}`;
    const first = seen.get(key);
    if (!first) seen.set(key, place);
    return first?.() ?? null;
  };
}
