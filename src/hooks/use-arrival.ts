import { useSyncExternalStore } from "react";
import {
  type Arrival,
  arrivalOf,
  dayText,
  type DeliveryRule,
  isPlausibleClock,
} from "@/lib/purchase/delivery-dates";
import { matteUntil } from "@/lib/purchase/matte-until";
import { fillText } from "@/lib/text/fill-text";
import { warnOnce } from "@/lib/log";

declare const __BUILD_DAY__: string;

/** A page that was in the background may be shown again after the cut-off or midnight. */
function watchPageShown(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** The days as one text, which React compares; empty where they are not known. */
function readArrival(rule: DeliveryRule): string {
  const now = new Date();
  if (!isPlausibleClock(now, __BUILD_DAY__)) return "";
  try {
    const { today, first, last } = arrivalOf(now, rule, undefined);
    return `${today} ${first} ${last}`;
  } catch (error) {
    warnOnce("The browser could not compute the days of the delivery.", error);
    return "";
  }
}

/**
 * Null in prerendered HTML, while React hydrates it, with a clock that cannot be right, and in a browser that cannot compute the days,
 * such as one without the data of time zones.
 */
function useArrivalDays(rule: DeliveryRule): Arrival | null {
  const days = useSyncExternalStore(
    watchPageShown,
    () => readArrival(rule),
    () => "",
  );
  const [today, first, last] = days.split(" ").map(Number);
  return first === undefined || last === undefined ? null : { today: today ?? 0, first, last };
}

/** No line breaks between a month and its day. */
const joined = (text: string): string => text.replaceAll(/ (?=\d)/g, "\u00a0");

/** The days on which an order that is placed now arrives, such as 'Nov 25 to Dec 1' with the range '{first} to {last}', or null. */
export function useArrival(rule: DeliveryRule, range: string): string | null {
  const days = useArrivalDays(rule);
  if (days === null) return null;
  const [first, last] = [dayText(days.first), dayText(days.last)];
  return joined(first === last ? first : fillText(range, { first, last }));
}

/** Returns the function that says until when sheets last, such as 'Mar 19', or null where the days of the arrival are not known. */
export function useMatteUntil(rule: DeliveryRule): ((sheets: number, wipesPerDay: number) => string) | null {
  const days = useArrivalDays(rule);
  return days && ((sheets, wipesPerDay) => joined(matteUntil(days, sheets, wipesPerDay)));
}
