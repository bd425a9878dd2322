/** Letters that Unicode does not decompose into a Latin letter and a combining mark. */
const LATIN_LETTERS = new Map(
  Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" }),
);

/**
 * The text as an address or an id: lower-case Latin letters and digits, joined by single hyphens. A valid one is returned unchanged.
 * Empty for a text without Latin letters and digits.
 */
export function hyphenated(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => LATIN_LETTERS.get(letter) ?? letter)
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’‘]/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
