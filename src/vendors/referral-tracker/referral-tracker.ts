// The door to the referral tracker, whoever loaded it. Owns the global that the configuration names. If it never
// comes, nothing is missing: the cart attribute is the attribution.
import { warnOnce } from "@/lib/log";
import { privacyChoice } from "@/lib/privacy-choice";
import { loadScript } from "@/vendors/load-script";

export const TRACKER_RETRY_MS = 800;

/**
 * Tells the tracker the code; once more after a while if it is not there yet. Its failure is one log line. Nothing is
 * told after an opt-out.
 */
export function reportToTracker(code: string, globalPath: string): void {
  if (callTracker(code, globalPath)) return;
  setTimeout(() => callTracker(code, globalPath), TRACKER_RETRY_MS);
}

/** Whether there was a function to call. */
function callTracker(code: string, globalPath: string): boolean {
  if (!privacyChoice.allowed()) return true;
  try {
    const names = globalPath.split(".");
    const owner = names.slice(0, -1).reduce<unknown>(property, window);
    const report = property(owner, names.at(-1) ?? "");
    if (typeof report !== "function") return false;
    // It may fail later, too: nobody else would handle that.
    Promise.resolve(Reflect.apply(report, owner, [code])).catch(sayFailed);
  } catch {
    sayFailed();
  }
  return true;
}

function sayFailed(): void {
  warnOnce("The referral tracker failed.");
}

function property(owner: unknown, name: string): unknown {
  return (typeof owner === "object" && owner !== null) || typeof owner === "function"
    ? Reflect.get(owner, name)
    : undefined;
}

/**
 * Loads the tracker's script. It follows an unvalidated `redirect` and reads `snowball_referrer` from the address, so
 * both are taken away first.
 */
export function loadTracker(address: string): void {
  if (!privacyChoice.allowed()) return;
  const url = new URL(window.location.href);
  url.searchParams.delete("redirect");
  url.searchParams.delete("snowball_referrer");
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
  // A page that is not hosted by Shopify names its shop before the script runs (read in the vendor's bundle 1.0.0).
  const shop = new URL(address, url).searchParams.get("shop");
  if (shop !== null && !("SocialSnowball" in window)) Object.assign(window, { SocialSnowball: { shop } });
  loadScript(address).catch(() => warnOnce("The referral tracker did not load."));
}
