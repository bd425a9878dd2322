import { expect, it } from "vitest";
import { matteUntil } from "@/lib/purchase/matte-until";

const today = Date.UTC(2026, 10, 28);
const arrival = { today, first: today, last: Date.UTC(2026, 11, 9) };

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
])(
  "the sheets of an order that arrives on December 9 last until a day: %s",
  (_, sheets, wipesPerDay, expected) => {
    expect(matteUntil(arrival, sheets, wipesPerDay)).toBe(expected);
  },
);
