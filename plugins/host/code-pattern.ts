// The rule of a path `/{code}` (src/lib/referral/referral-code.ts) as regular expressions for servers, which have no module of ours.
import { PATH_CODE } from "../../src/lib/referral/referral-code.ts";

/** Where Shopify's own links to discounts are, `/discount/{code}`: SHOP_LINK of the module above. */
export const SHOP_FOLDER = "/discount";
export const CODE_PATTERN = PATH_CODE.source.slice(1, -1);

/**
 * What is no letter or digit. Servers match bytes, so a letter beyond ASCII is none here: a segment that begins or ends with one gets
 * the home page, and the script shows the 404 page in its place.
 */
const OTHER = "[^A-Za-z0-9/]";
/** The names of files for hosts begin with "_". */
const FIRST = "[^A-Za-z0-9/_]";
const ENCODED = "%[0-9A-Fa-f][0-9A-Fa-f]";

/** Matches a segment with a code, for servers that match the decoded path. `code` may name the group of the code. */
export function decodedSegmentPattern(code = CODE_PATTERN): string {
  return `(?:${FIRST}${OTHER}*)?${code}[^A-Za-z0-9/?&]*(?:[?&][^/]*)?`;
}

/** The same for servers that match the path as it was sent. */
export function encodedSegmentPattern(): string {
  return `(?:(?:${ENCODED}|${FIRST})(?:${ENCODED}|${OTHER})*)?${CODE_PATTERN}(?:${ENCODED}|[^A-Za-z0-9/?&])*(?:(?:[?&]|%26|%3[Ff])[^/]*)?`;
}
