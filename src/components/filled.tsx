import type { FilledValues } from "@/lib/text/fill-text";

/**
 * A text with prices and referral codes in the places of its placeholders, which no translator may change, and a reason, which one may.
 * Each part is an element of its own, because another text may follow in the same place (see features/recovery/translated-page).
 */
export function Filled({ text, values }: { text: string; values: FilledValues }) {
  const texts = new Map(Object.entries(values));
  return text.split(/\{(\w+)\}/).map((part, index) => {
    const isValue = index % 2 === 1;
    return (
      <span key={index} translate={isValue && part !== "reason" ? "no" : undefined}>
        {isValue ? texts.get(part) : part}
      </span>
    );
  });
}
