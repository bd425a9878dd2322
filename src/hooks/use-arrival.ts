import { useSyncExternalStore } from "react";
import { arrivalDays, type DeliveryRule, isPlausibleClock } from "@/lib/purchase/delivery-dates";
import { fillText } from "@/lib/text/fill-text";
import { warnOnce } from "@/lib/log";

declare const __BUILD_DAY__: string;

/** A page that was in the background may be shown again after the cut-off or midnight. */
function watchPageShown(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/**
 * Returns the days on which an order that is placed now arrives, such as 'Nov 25 to Dec 1' with the range '{first} to {last}'.
 * Null in prerendered HTML, while React hydrates it, with a clock that cannot be right, and in a browser that cannot compute them, such as one
 * without the data of time zones.
 */
export function useArrival(rule: DeliveryRule, range: string): string | null {
  const textNow = (): string | null => {
    const now = new Date();
    if (!isPlausibleClock(now, __BUILD_DAY__)) return null;
    try {
      const [first, last] = arrivalDays(now, rule, undefined);
      const days = first === last ? first : fillText(range, { first, last });
      // No line breaks between a month and its day.
      return days.replaceAll(/ (?=\d)/g, "\u00a0");
    } catch (error) {
      warnOnce("The browser could not compute the days of the delivery.", error);
      return null;
    }
  };
  return useSyncExternalStore(watchPageShown, textNow, () => null);
}
