// Our own events: every analytics vendor gets them, and a CustomEvent. They never hold a referral code or anything
// personal, and after an opt-out there are none.
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

/** What the folder of an analytics vendor exports from its `analytics.ts`. It may throw. */
export type ReportEvent = (event: SiteEvent) => void;

const adapters = import.meta.glob<ReportEvent>("./*/analytics.ts", { eager: true, import: "reportEvent" });

/** Never throws: a vendor that fails is logged, and the others still get the event. */
export function track(event: SiteEvent): void {
  if (!privacyChoice.allowed()) return;
  for (const reportEvent of Object.values(adapters)) {
    try {
      reportEvent(event);
    } catch (error) {
      warnOnce("An analytics vendor failed.", error);
    }
  }
  window.dispatchEvent(new CustomEvent(EVENT_NAME, { detail: event }));
}
