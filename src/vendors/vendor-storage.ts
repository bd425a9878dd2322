// Removes what the vendors' scripts leave in this browser under our address. The names stand in each vendor's facts.
import { warnOnce } from "@/lib/log";
import { removeForeignKeys } from "@/lib/browser/foreign-keys";

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

/**
 * Removes cookies that scripts can reach, whichever of the page's own domains they were set for. The path is
 * assumed to be `/`, which vendors set: a script cannot read the path of a cookie.
 */
export function removeCookies(page: Document, matches: (name: string) => boolean): void {
  const names = page.cookie.split(";").map((pair) => pair.replace(/=.*/, "").trim());
  const labels = page.location.hostname.split(".");
  // mugworks.example and www.mugworks.example; a browser ignores a domain that is not the page's.
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`);
  for (const name of names) {
    if (name === "" || !matches(name)) continue;
    for (const domain of ["", ...domains]) page.cookie = `${name}=; Max-Age=0; path=/${domain}`;
  }
}
