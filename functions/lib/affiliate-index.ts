// The affiliate service's list as one string, which fits into a key-value store and is searched without parsing it.
// Tried: a Map of 100,000 entries, which every new copy of the function needs some 40 ms to build. Searching the string for
// one line takes less than a millisecond. The text in lower case is kept as well: to make it for each unknown code took 1.6 ms
// and a megabyte.
import type { Affiliate } from "./affiliate-list.ts";

const VERSION = "affiliates-1";
/** The first line is `affiliates-1 1767225600000`. Each affiliate has one line: `BRO25 25`, or `BRO25 -` without a percentage. */
const HEAD = /^affiliates-1 (\d{1,15})\n/;
const NO_PERCENT = "-";

export interface AffiliateIndex {
  /** When the list was read, in epoch milliseconds. */
  readAt: number;
  text: string;
  lowerCaseText: string;
}

function indexOf(text: string, readAt: number): AffiliateIndex {
  return { readAt, text, lowerCaseText: text.toLowerCase() };
}

/**
 * Of an affiliate that is listed twice, the first entry counts: one who signs up while the list is read moves the others on, so that the last
 * of a page is the first of the next one as well.
 */
export function createIndex(affiliates: readonly Affiliate[], readAt: number): AffiliateIndex {
  const percents = new Map<string, number | null>();
  for (const { code, percent } of affiliates) if (!percents.has(code)) percents.set(code, percent);
  const lines = Array.from(percents, ([code, percent]) => `${code} ${percent ?? NO_PERCENT}`);
  return indexOf(`${[`${VERSION} ${readAt}`, ...lines].join("\n")}\n`, readAt);
}

export function hasEntries({ text }: AffiliateIndex): boolean {
  return text.indexOf("\n") < text.length - 1;
}

/** Reads the index from a stored text. Null when the text is not an index of this version. */
export function parseIndex(text: string | null): AffiliateIndex | null {
  const readAt = HEAD.exec(text ?? "")?.[1];
  return text !== null && readAt !== undefined && text.endsWith("\n") ? indexOf(text, Number(readAt)) : null;
}

/**
 * Finds the affiliate with this code, in the service's spelling; null when there is none. When no code matches exactly, a code
 * that differs only in letter case matches, unless there are several: then the commission could go to the wrong affiliate.
 * `code` must be one by `isCode`.
 */
export function findAffiliate({ text, lowerCaseText }: AffiliateIndex, code: string): Affiliate | null {
  const exact = text.indexOf(`\n${code} `);
  if (exact !== -1) return affiliateAt(text, exact + 1);
  const line = `\n${code.toLowerCase()} `;
  const found = lowerCaseText.indexOf(line);
  const isOnlyOne = found !== -1 && lowerCaseText.indexOf(line, found + 1) === -1;
  return isOnlyOne ? affiliateAt(text, found + 1) : null;
}

function affiliateAt(text: string, start: number): Affiliate {
  const [code = "", percent = NO_PERCENT] = text.slice(start, text.indexOf("\n", start)).split(" ");
  return { code, percent: percent === NO_PERCENT ? null : Number(percent) };
}
