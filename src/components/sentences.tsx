/** A heading of short sentences: each on a line of its own on phones, side by side where there is room. */
export function Sentences({ text }: { text: string }) {
  return text
    .replaceAll(". ", ".\n")
    .split("\n")
    .map((sentence) => (
      <span key={sentence} className="block md:inline-block">
        {sentence}&nbsp;
      </span>
    ));
}
