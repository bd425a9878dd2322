// The affiliate service's list as one text, small enough for a key-value store and fast enough to search as it is.
// Tried: a Map of 100,000 entries, which costs every new copy of the function some 40 ms to build. Searching the text
// for one line takes under a millisecond and needs no second copy of the list in memory.
import type { Affiliate } from "./affiliate-list.ts";

const VERSION = "affiliates-1";
/** `affiliates-1 1767225600000`, then one line for each affiliate: `BRO25 25`, without a number `BRO25 -`. */
const HEAD = /^affiliates-1 (\d{1,15})\n/;
const NO_PERCENT = "-";

export interface AffiliateIndex {
  /** When the list was read, in epoch milliseconds. */
  readAt: number;
  text: string;
}

export function createIndex(affiliates: readonly Affiliate[], readAt: number): AffiliateIndex {
  const lines = affiliates.map(({ code, percent }) => `${code} ${percent ?? NO_PERCENT}`);
  return { readAt, text: `${[`${VERSION} ${readAt}`, ...lines].join("\n")}\n` };
}

/** The index in a stored text; null where the text is of another version or no index. */
export function parseIndex(text: string | null): AffiliateIndex | null {
  const readAt = HEAD.exec(text ?? "")?.[1];
  return text !== null && readAt !== undefined && text.endsWith("\n")
    ? { readAt: Number(readAt), text }
    : null;
}

/**
 * The affiliate with this code, in the service's spelling; null where there is none. Where no code is spelled exactly
 * so, one that differs in letter case only is found; of several such, none: the commission could go to the wrong one.
 * `code` must match CODE_PATTERN.
 */
export function findAffiliate({ text }: AffiliateIndex, code: string): Affiliate | null {
  const exact = text.indexOf(`\n${code} `);
  if (exact !== -1) return affiliateAt(text, exact + 1);
  const folded = text.toLowerCase();
  const line = `\n${code.toLowerCase()} `;
  const found = folded.indexOf(line);
  const isOnlyOne = found !== -1 && folded.indexOf(line, found + 1) === -1;
  return isOnlyOne ? affiliateAt(text, found + 1) : null;
}

function affiliateAt(text: string, start: number): Affiliate {
  const [code = "", percent = NO_PERCENT] = text.slice(start, text.indexOf("\n", start)).split(" ");
  return { code, percent: percent === NO_PERCENT ? null : Number(percent) };
}
