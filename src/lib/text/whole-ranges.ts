/**
 * Ranges of numbers, such as "1-2" in "1-2 days", and dates such as "2025-07-28". Chromium and WebKit break lines after the
 * hyphen between two digits, which Unicode's rules of line breaking forbid (UAX 14, LB25).
 */
const RANGE = String.raw`\d+(?:-\d+)+`;

/** Translators write prices in another currency, or with the sign behind. */
const PRICE = String.raw`\$\d+(?:,\d{3})*(?:\.\d+)?`;

/** Splits a text so that every second part is a range or a price. */
export function splitAtRanges(text: string): string[] {
  return text.split(new RegExp(`(${RANGE}|${PRICE})`));
}

export const isPrice = (part: string): boolean => part.startsWith("$");

const TAG_RANGE_OR_PRICE = new RegExp(String.raw`<(?:"[^"]*"|[^">])*>|${RANGE}|${PRICE}`, "g");

/**
 * Puts each range of sanitized HTML, in which attributes are quoted, into an element that does not break, and each price into one that
 * is not translated.
 */
export function keepRangesWhole(html: string): string {
  return html.replaceAll(TAG_RANGE_OR_PRICE, (found) => {
    if (found.startsWith("<")) return found;
    return `<span class="whitespace-nowrap"${isPrice(found) ? ' translate="no"' : ""}>${found}</span>`;
  });
}
