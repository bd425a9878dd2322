// The adapter of the referral tracker. Its script may be loaded by this site or by a tag manager. It owns the global that the configuration names. A sale
// is credited without the tracker: the cart attribute is the attribution.
import { warnOnce } from "@/lib/log";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { loadWithCode } from "@/vendors/load-script";

const TRACKER_RETRY_MS = 800;

/**
 * Reports the code to the tracker, and tries once more later if the tracker has not loaded yet. A failure is one log line.
 * After an opt-out nothing is reported.
 */
export function reportToTracker(code: string, globalPath: string): void {
  if (callTracker(code, globalPath)) return;
  setTimeout(() => callTracker(code, globalPath), TRACKER_RETRY_MS);
}

/** Whether the call needs no second try: there was a function to call, or the visitor has opted out. */
function callTracker(code: string, globalPath: string): boolean {
  if (!privacyChoice.allowed()) return true;
  try {
    let owner: unknown;
    let report: unknown = window;
    for (const name of globalPath.split(".")) [owner, report] = [report, property(report, name)];
    if (typeof report !== "function") return false;
    // It may return a promise that rejects, which nothing else would handle.
    Promise.resolve(Reflect.apply(report, owner, [code])).catch(warnFailed);
  } catch {
    warnFailed();
  }
  return true;
}

function warnFailed(): void {
  warnOnce("The referral tracker failed.");
}

function property(owner: unknown, name: string): unknown {
  return (typeof owner === "object" && owner !== null) || typeof owner === "function"
    ? Reflect.get(owner, name)
    : undefined;
}

/**
 * Loads the tracker's script. The script follows the address's `redirect` parameter without checking it, and reads
 * `snowball_referrer`, so both are removed from the address first.
 */
export function loadTracker(address: string): void {
  if (!privacyChoice.allowed()) return;
  const url = new URL(window.location.href);
  url.searchParams.delete("redirect");
  url.searchParams.delete("snowball_referrer");
  // Where the history cannot be rewritten, an address without them needs no rewriting.
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
  // A page that Shopify does not host has to name its shop before the script runs (read in the vendor's bundle 1.0.0).
  const shop = new URL(address, url).searchParams.get("shop");
  if (shop !== null && !("SocialSnowball" in window)) Object.assign(window, { SocialSnowball: { shop } });
  loadWithCode(address).catch(() => warnOnce("The referral tracker did not load."));
}
