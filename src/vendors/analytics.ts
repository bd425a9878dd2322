// Our own events: every analytics vendor gets them, and a CustomEvent. They never hold a referral code or anything
// personal, and after an opt-out there are none.
import { warnOnce } from "@/lib/log";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import type { ScrollDepth } from "@/lib/browser/scroll-depth";

export type SiteEvent =
  /** Views are reported only in a build with a vendor for them. `page` is the path of a known page, `*` of any other: that path may be a mistyped referral link. */
  | { event: "page_view"; page: string }
  | { event: "referral_visit" }
  | { event: "scroll_depth"; percent: ScrollDepth }
  | { event: "bundle_chosen"; bundle: string }
  /** The picker has come into view. */
  | ({ event: "offer_viewed"; variantId: string } & Named & Valued)
  /** `cart` is the whole cart after the change. */
  | ({ event: "add_to_cart"; quantity: number; variantId: string; cart: readonly CartLinkItem[] } & Named &
      Valued)
  /** The shopper leaves for the shop's checkout, with these lines. */
  | ({ event: "checkout"; cart: readonly CartLinkItem[] } & Valued)
  /** `matte`: how many of the suspects are matte now. */
  | { event: "suspect_wiped"; matte: number }
  /** The visitor follows the line-up's link to the picker. */
  | { event: "line_up_followed"; matte: number }
  | { event: "popup_shown" }
  | { event: "code_copied" }
  /** `article` is the slug. */
  | { event: "article_shared"; article: string; way: ShareWay }
  /** How fast the visit was. `page` is the route's pattern, which holds neither a referral code nor a query. */
  | { event: "web_vital"; metric: VitalName; value: number; rating: VitalRating; page: string }
  /** The milliseconds from a tap on a link until the first paint of the next page, where the application shows it. */
  | { event: "soft_navigation"; value: number; page: string };

/** Neither is there where the shop sells something that is no bundle of ours. */
interface Named {
  bundle: string | null;
  name: string | undefined;
}

/** US dollars: what the shopper pays, after discounts, by the shop's last answer. Null where it shows none: before the shop's answer, and for a shop with another currency. */
interface Valued {
  value: number | null;
}

export type ShareWay = "tweet" | "facebook" | "linkedin" | "device" | "copy";

/** Milliseconds for LCP and INP, a share of the window for CLS. */
export type VitalName = "LCP" | "INP" | "CLS";
export type VitalRating = "good" | "needs-improvement" | "poor";

export const EVENT_NAME = "mugworks:event";

/** What the folder of an analytics vendor exports from its `analytics.ts`, as `analytics`; null where it is not in this build. */
export interface AnalyticsAdapter {
  /** It may throw. */
  report: (event: SiteEvent) => void;
  /** Whether the vendor is there, and takes the measurements of visits. */
  isListening: () => boolean;
}

const adapters = Object.values(
  import.meta.glob<AnalyticsAdapter | null>("./*/analytics.ts", { eager: true, import: "analytics" }),
);

/** Whether an analytics vendor gets events now. */
export function isTracking(): boolean {
  return privacyChoice.allowed() && adapters.some((adapter) => adapter?.isListening());
}

/** Never throws: a vendor that fails is logged, and the others still get the event. */
export function track(event: SiteEvent): void {
  if (!privacyChoice.allowed()) return;
  for (const adapter of adapters) {
    try {
      adapter?.report(event);
    } catch (error) {
      warnOnce("An analytics vendor failed.", error);
    }
  }
  window.dispatchEvent(new CustomEvent(EVENT_NAME, { detail: event }));
}
