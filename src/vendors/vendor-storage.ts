// Removes what the vendors' scripts leave in this browser under our address. The names stand in each vendor's facts.
import { warnOnce } from "@/lib/log";
import { localStore, visitStore } from "@/lib/browser/storage";
import { removeCookies } from "./cookies";

/** Source and flags of each pattern: a constant of the build can only hold what JSON can. */
declare const __VENDOR_STORAGE__: readonly (readonly [source: string, flags: string])[];

const NAMES = __VENDOR_STORAGE__.map(([source, flags]) => new RegExp(source, flags));

/** Removes all of it, but nothing that is kept on the vendors' own domains or servers: no page of ours can reach that. */
export function forgetVendors(): void {
  const matches = (name: string): boolean => NAMES.some((pattern) => pattern.test(name));
  localStore.removeForeign(matches);
  visitStore.removeForeign(matches);
  try {
    removeCookies(document, matches);
  } catch (error) {
    warnOnce("Cookies cannot be reached.", error);
  }
}
