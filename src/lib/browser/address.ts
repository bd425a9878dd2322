// Changes the address of the current history entry, without the router and without loading anything.
import { warnOnce } from "@/lib/log";
import { parametersOf } from "@/lib/referral/parameters";

/**
 * Removes each copy of a parameter, and from a hash such as `#the-drop?offset=50&snowball=BRO25`, where it is the last one. Keeps the
 * other parameters, the rest of the hash and the router's history state.
 */
export function removeParameter(name: string): void {
  const url = new URL(window.location.href);
  const parameters = parametersOf(url.search);
  if (parameters.has(name)) {
    parameters.delete(name);
    url.search = parameters.toString();
  }
  url.hash = url.hash.replace(new RegExp(`[#?&;]${name}=.*`), "");
  if (url.href !== window.location.href) replaceAddress(url);
}

/** Safari throws if a page does this too often, and the address stays. Returns whether it changed. */
export function replaceAddress(address: string | URL, state: unknown = window.history.state): boolean {
  try {
    window.history.replaceState(state, "", address);
    return true;
  } catch {
    warnOnce("The address could not be changed.");
    return false;
  }
}
