// Small rules of English, for texts that depend on a number.

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** 3 is 'three', 42 'forty-two', 100 'a hundred'; other numbers stay digits. */
export function numberWord(number: number): string {
  if (number === 100) return "a hundred";
  const word = ONES[number];
  if (word !== undefined) return word;
  const tens = TENS[Math.floor(number / 10)];
  if (tens === undefined || !Number.isInteger(number)) return number.toLocaleString("en-US");
  return number % 10 === 0 ? tens : `${tens}-${ONES[number % 10]}`;
}

/** '1 pack', '3 packs'. */
export function countOf(number: number, one: string): string {
  return `${number.toLocaleString("en-US")} ${withPlural(number, one)}`;
}

/** '1-2 days', and '2 days' when both ends are equal. */
export function countOfRange([least, most]: readonly [number, number], one: string): string {
  return least === most ? countOf(most, one) : `${least}-${countOf(most, one)}`;
}

/** 'two or three wipes', 'two to four wipes', and 'three wipes' when both ends are equal. */
export function rangeInWords([least, most]: readonly [number, number], one?: string): string {
  const start = least === most ? "" : `${numberWord(least)} ${most - least === 1 ? "or" : "to"} `;
  return `${start}${one === undefined ? numberWord(most) : countInWords(most, one)}`;
}

/** 'one pack', 'three packs'. */
export function countInWords(number: number, one: string): string {
  return `${numberWord(number)} ${withPlural(number, one)}`;
}

function withPlural(number: number, one: string): string {
  return number === 1 ? one : `${one}s`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'one, three or six'. */
export function listWithOr(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} or ${items.at(-1)}`;
}

/** With a zero-width space after each dot, so that a narrow column breaks a handle there. */
export function breakAfterDots(handle: string): string {
  return handle.replaceAll(".", ".\u200B");
}
