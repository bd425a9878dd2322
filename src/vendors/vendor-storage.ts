// Removes what the vendors' scripts leave in this browser under our address. The names stand in each vendor's facts.
import { warnOnce } from "@/lib/log";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { removeCookies } from "./cookies";

/** Source and flags of each pattern: a constant of the build can only hold what JSON can. */
declare const __VENDOR_STORAGE__: readonly (readonly [source: string, flags: string])[];

const NAMES = __VENDOR_STORAGE__.map(([source, flags]) => new RegExp(source, flags));

/** Removes all of it, but nothing that is kept on the vendors' own domains or servers: no page of ours can reach that. */
export function forgetVendors(): void {
  const matches = (name: string): boolean => NAMES.some((pattern) => pattern.test(name));
  attempt("Storage", () => removeForeignKeys(window.localStorage, matches));
  attempt("Storage", () => removeForeignKeys(window.sessionStorage, matches));
  attempt("Cookies", () => removeCookies(document, matches));
}

/** Browsers that deny storage or cookies throw on the mere access. */
function attempt(what: string, remove: () => void): void {
  try {
    remove();
  } catch (error) {
    warnOnce(`${what} cannot be reached.`, error);
  }
}

const OWN_KEYS = new Set<string>(Object.values(STORAGE_KEYS));

/** The keys in `STORAGE_KEYS` are never passed to `matches`. The key of the cart's id is, so no vendor's pattern may match it. */
function removeForeignKeys(area: Storage, matches: (key: string) => boolean): void {
  const keys = Array.from({ length: area.length }, (_, index) => area.key(index));
  for (const key of keys) if (key !== null && !OWN_KEYS.has(key) && matches(key)) area.removeItem(key);
}
