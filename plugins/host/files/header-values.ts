// The rules of `dist/_headers` by header instead of by path, for servers that cannot join rules.
import type { HeaderRule } from "../static-host.ts";

export interface HeaderValues {
  name: string;
  /** The value on every path that no other rule names; null when there the header is missing. */
  everywhere: string | null;
  /** Values on some paths. The first one that matches applies. */
  below: { folder: string; value: string }[];
}

const EVERYWHERE = "/*";

/** Throws on a pattern or a character that a server's configuration would read in another way. */
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
