import { isPrice, splitAtRanges } from "@/lib/text/whole-ranges";

/** A text in which no range of numbers breaks, and no price is translated. Elements, because a word joiner would be copied and found by no search. */
export function WholeRanges({ text }: { text: string }) {
  return splitAtRanges(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap" translate={isPrice(part) ? "no" : undefined}>
        {part}
      </span>
    ),
  );
}
