// Removes what the vendors' scripts leave in this browser under our address. The names stand in each vendor's facts.
import { warnOnce } from "@/lib/log";
import { removeForeignKeys } from "@/lib/browser/foreign-keys";
import { removeCookies } from "./cookies";

/** Source and flags of each pattern: a constant of the build can only hold what JSON can. */
declare const __VENDOR_STORAGE__: readonly (readonly [source: string, flags: string])[];

const NAMES = __VENDOR_STORAGE__.map(([source, flags]) => new RegExp(source, flags));

/** Removes all of it, but nothing that is kept on the vendors' own domains or servers: no page of ours can reach that. */
export function forgetVendors(): void {
  const matches = (name: string): boolean => NAMES.some((pattern) => pattern.test(name));
  attempt("Storage", () => removeForeignKeys("localStorage", matches));
  attempt("Storage", () => removeForeignKeys("sessionStorage", matches));
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
