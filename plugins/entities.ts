// Text in HTML, XML and addresses.
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for an element or an attribute. Characters that XML does not allow are left out. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The text that HTML shows. */
export function textOf(html: string): string {
  const textIn = (node: DefaultTreeAdapterTypes.Node): string =>
    "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textIn).join("") : "";
  return textIn(parseFragment(html));
}

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
