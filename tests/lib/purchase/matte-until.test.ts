import { expect, it } from "vitest";
import { arrivalOf } from "@/lib/purchase/delivery-dates";
import { matteUntil } from "@/lib/purchase/matte-until";

const rule = { businessDays: [3, 7], cutOffHour: 14, timeZone: "America/New_York" } as const;

/** Ordered at noon in New York on November 28, 2026, a Saturday, it arrives on December 9 at the latest. */
const until = (
  sheets: number,
  wipesPerDay: number,
  now = "2026-11-28T12:00-05:00",
  zone: string = rule.timeZone,
) => matteUntil(arrivalOf(new Date(now), rule, zone), sheets, wipesPerDay);

it.each([
  ["one pack", 100, 1, "Mar 19"],
  ["three packs", 300, 1, "Oct 5"],
  ["six packs, with the year", 600, 1, "Jul 31, 2028"],
  ["one pack at two a day", 100, 2, "Jan 28"],
  ["a last day that is not whole left out", 100, 3, "Jan 11"],
  ["six packs at three a day", 600, 3, "Jun 27"],
  ["nine times six packs", 5_400, 1, "Sep 21, 2041"],
  ["365 days off, without the year", 354, 1, "Nov 28"],
  ["366 days off", 355, 1, "Nov 29, 2027"],
])("the sheets of an order last until a day: %s", (_, sheets, wipesPerDay, expected) => {
  expect(until(sheets, wipesPerDay)).toBe(expected);
});

it("days are those of the shopper's calendar, over changes of the clock", () => {
  expect(until(100, 1, "2026-11-28T12:00-05:00", "Pacific/Kiritimati")).toBe("Mar 20");
  expect(until(100, 1, "2026-11-28T12:00-05:00", "Pacific/Pago_Pago")).toBe("Mar 19");
});
