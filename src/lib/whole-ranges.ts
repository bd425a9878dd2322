/**
 * Ranges of numbers, such as "1-2" in "1-2 days", and dates such as "2025-07-28". Chromium and WebKit break lines after the
 * hyphen between two digits, which Unicode's rules of line breaking forbid (UAX 14, LB25).
 */
const RANGE = String.raw`\d+(?:-\d+)+`;

/** Splits a text so that every second part is a range. */
export function splitAtRanges(text: string): string[] {
  return text.split(new RegExp(`(${RANGE})`));
}

const TAG_OR_RANGE = new RegExp(String.raw`<(?:"[^"]*"|[^">])*>|${RANGE}`, "g");

/** Puts each range of sanitized HTML, in which attributes are quoted, into an element that does not break. */
export function keepRangesWhole(html: string): string {
  return html.replaceAll(TAG_OR_RANGE, (found) =>
    found.startsWith("<") ? found : `<span class="whitespace-nowrap">${found}</span>`,
  );
}
