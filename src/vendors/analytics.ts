// Our own events, for whoever listens: `window.dataLayer` where the page has one, and a CustomEvent. Never a code,
// never anything personal, and nothing at all after an opt-out.
import { warnOnce } from "@/lib/log";
import { privacyChoice } from "@/lib/privacy-choice";
import type { ScrollDepth } from "@/lib/scroll-depth";

export type SiteEvent =
  | { event: "referral_visit" }
  | { event: "scroll_depth"; percent: ScrollDepth }
  | { event: "bundle_chosen"; bundle: string }
  /** Null where the shop sells something that is no bundle of ours. */
  | { event: "add_to_cart"; bundle: string | null; quantity: number }
  /** The shopper leaves for the shop's checkout. */
  | { event: "checkout" }
  | { event: "popup_shown" }
  | { event: "code_copied" }
  /** `article` is the slug. */
  | { event: "article_shared"; article: string; way: ShareWay };

export type ShareWay = "tweet" | "facebook" | "linkedin" | "device" | "copy";

export const EVENT_NAME = "mugworks:event";

/** Never throws: a listener's failure is its own. */
export function track(detail: SiteEvent): void {
  if (!privacyChoice.allowed()) return;
  try {
    const layer = "dataLayer" in window ? window.dataLayer : undefined;
    if (Array.isArray(layer)) layer.push({ ...detail });
  } catch (error) {
    warnOnce("The data layer failed.", error);
  }
  window.dispatchEvent(new CustomEvent(EVENT_NAME, { detail }));
}
