// Reads and changes the HTML of an article by patterns. This is safe because the sanitizer writes it: attributes are
// quoted, names are in lower case, and tags are balanced.
import type { ArticleHeading } from "@/content/schema";
import { mediaAddress } from "@/lib/site/media-address";
import { textOf } from "../entities";

/** The content check asks for the id. Drafts, which `npm run dev` shows, may lack it. */
const HEADING = /<h2 id="([^"]*)">([\s\S]*?)<\/h2>/g;

/** Gives the addresses of pictures their version. */
export function withMediaAddresses(html: string): string {
  return html.replaceAll(/(?<= src=")\/pictures\/[^"]*/g, mediaAddress);
}

export function headingsOf(html: string): ArticleHeading[] {
  return [...html.matchAll(HEADING)].map(([, id = "", inner = ""]) => ({ id, text: textOf(inner).trim() }));
}

export function countWordsInHtml(html: string): number {
  return textOf(html.replaceAll("<", " <")).split(/\s+/).filter(Boolean).length;
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
