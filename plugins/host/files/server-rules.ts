// The rules for referral links and headers in the forms that servers read, which have no module of ours.
import { PATH_CODE } from "../../../src/lib/referral/referral-code.ts";
import type { HeaderRule } from "../static-host.ts";

/** Where Shopify's own links to discounts are, `/discount/{code}`: SHOP_LINK of the module above. */
export const SHOP_FOLDER = "/discount";
/** The rule of a path `/{code}` (src/lib/referral/referral-code.ts). */
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

/** The codes of affiliates with a page of their own, in capitals, of the built files. */
export function ownCodes(files: readonly string[]): string[] {
  return files.flatMap((file) => /^\/(?!404\.)([A-Z0-9]+)\.html$/.exec(file)?.[1] ?? []);
}

export interface HeaderValues {
  name: string;
  /** The value on every path that no other rule names; null when there the header is missing. */
  everywhere: string | null;
  /** Values on some paths. The first one that matches applies. */
  below: { folder: string; value: string }[];
}

const EVERYWHERE = "/*";

/**
 * The rules of `dist/_headers` by header instead of by path, for servers that cannot join rules. Throws on a pattern or a character that a server's configuration would read in another way.
 */
export function headerValues(rules: readonly HeaderRule[]): HeaderValues[] {
  // A browser keeps a response without this header for a time that it guesses.
  const values = new Map<string, HeaderValues>([
    ["Cache-Control", { name: "Cache-Control", everywhere: "no-cache", below: [] }],
  ]);
  for (const { pattern, headers } of rules) {
    for (const [name, value] of headers) {
      if (/["$\\{}]/.test(value))
        throw new Error(`The header ${name} has a character that servers would read: ${value}`);
      const entry = values.get(name) ?? { name, everywhere: null, below: [] };
      values.set(name, entry);
      if (pattern === EVERYWHERE) entry.everywhere = value;
      // In `_headers` the last rule wins.
      else entry.below.unshift({ folder: folderOf(pattern), value });
    }
  }
  return [...values.values()];
}

/** `/assets/` of `/assets/*`, and the address of a page or a file in the root as it is. */
function folderOf(pattern: string): string {
  const [, folder] = /^((?:\/[\w-]+)+(?:\.\w+$|\/(?=\*$))?)\*?$/.exec(pattern) ?? [];
  if (folder === undefined || (pattern.endsWith("*") && !folder.endsWith("/")))
    throw new Error(
      `Only /*, /folder/*, /page and /file.png can be written for every server, and this is ${pattern}`,
    );
  return folder;
}

/** The name that visitors type instead of the site's: with `www.`, or without it. */
export function otherName(host: string): string {
  return host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;
}
