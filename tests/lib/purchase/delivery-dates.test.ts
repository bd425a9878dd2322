import { describe, expect, it, vi } from "vitest";
import { arrivalDays, type DeliveryRule, isPlausibleClock, momentsOf } from "@/lib/purchase/delivery-dates";

const NEW_YORK = "America/New_York";
const rule: DeliveryRule = { businessDays: [1, 3], cutOffHour: 14, timeZone: NEW_YORK };

/** `now` has the offset of the shop's time zone, so that it reads as a clock there does. */
const arrives = (now: string, change: Partial<DeliveryRule> = {}, shopperZone = NEW_YORK): string =>
  arrivalDays(new Date(now), { ...rule, ...change }, shopperZone).join(" to ");

describe("business days", () => {
  it.each([
    ["on a Monday morning count from Monday", "2026-11-09T09:00-05:00", "Nov 10 to Nov 13"],
    ["a minute before the cut-off count from the same day", "2026-11-16T13:59-05:00", "Nov 17 to Nov 19"],
    ["at the cut-off count from the next day", "2026-11-16T14:00-05:00", "Nov 18 to Nov 20"],
    ["on Saturday morning count from Monday", "2026-11-14T08:00-05:00", "Nov 17 to Nov 19"],
    ["on a holiday count from the day after", "2026-11-11T08:00-05:00", "Nov 13 to Nov 17"],
    ["in the week of Thanksgiving leave out the Thursday", "2026-11-24T10:00-05:00", "Nov 25 to Nov 30"],
    ["after the cut-off on its eve count from Friday", "2026-11-25T15:00-05:00", "Nov 30 to Dec 2"],
    ["over the end of the year lead into January", "2026-12-29T10:00-05:00", "Dec 30 to Jan 4"],
    ["over a Monday in May that is not the last count it", "2026-05-15T10:00-04:00", "May 18 to May 20"],
    ["on a leap day count it", "2028-02-29T10:00-05:00", "Mar 1 to Mar 3"],
  ])("of an order %s", (_, now, expected) => expect(arrives(now)).toBe(expected));

  it.each([
    ["New Year's Day", "2026-12-31", "Jan 4"],
    ["New Year's Day on a Saturday, kept on December 31", "2027-12-30", "Jan 3"],
    ["New Year's Day on a Sunday, kept on January 2", "2022-12-30", "Jan 3"],
    ["Martin Luther King's birthday", "2027-01-15", "Jan 19"],
    ["Washington's birthday", "2027-02-12", "Feb 16"],
    ["Memorial Day, the fifth Monday", "2027-05-28", "Jun 1"],
    ["Memorial Day, the fourth Monday", "2026-05-22", "May 26"],
    ["Juneteenth on a Saturday, kept on the Friday", "2027-06-17", "Jun 21"],
    ["Independence Day on a Sunday, kept on the Monday", "2027-07-02", "Jul 6"],
    ["Labor Day", "2027-09-03", "Sep 7"],
    ["Columbus Day", "2027-10-08", "Oct 12"],
    ["Veterans Day", "2027-11-10", "Nov 12"],
    ["Thanksgiving, and not the fifth Thursday", "2028-11-29", "Nov 30"],
    ["Christmas on a Sunday, kept on the Monday", "2033-12-23", "Dec 27"],
  ])("leave out %s", (_, day, expected) => {
    const [first] = arrivalDays(new Date(`${day}T09:00-05:00`), rule, NEW_YORK);
    expect(first).toBe(expected);
  });

  it.each([
    ["the day of the order", "2026-12-22T10:00-05:00", ["2026-12-22"], "Dec 24 to Dec 29"],
    ["days on the way", "2026-12-22T10:00-05:00", ["2026-12-28", "2026-12-24"], "Dec 23 to Dec 30"],
    ["a holiday or Sunday once", "2026-12-22T10:00-05:00", ["2026-12-25", "2026-12-27"], "Dec 23 to Dec 28"],
    ["the day that follows the cut-off", "2026-12-22T15:00-05:00", ["2026-12-23"], "Dec 28 to Dec 30"],
  ])("leave out what the shop has closed: %s", (_, now, closed, expected) => {
    vi.stubGlobal("__CLOSED_DAYS__", closed);
    expect(arrives(now)).toBe(expected);
  });

  it("are one day where the fewest and the most are equal", () => {
    expect(arrives("2026-11-16T10:00-05:00", { businessDays: [2, 2] })).toBe("Nov 18 to Nov 18");
  });
});

/** Monday, 2 PM in New York. */
const CUT_OFF = "2026-11-16T19:00Z";
const LOS_ANGELES = "America/Los_Angeles";
const HONOLULU = "Pacific/Honolulu";
/** On one side of the date line it is Tuesday already, on the other still Sunday. */
const DATE_LINE = "2026-11-16T10:30Z";

it.each([
  ["the hour of the order is the shop's", CUT_OFF, NEW_YORK, NEW_YORK, "Nov 18 to Nov 20"],
  ["the hour of the order is the shop's", CUT_OFF, LOS_ANGELES, LOS_ANGELES, "Nov 17 to Nov 19"],
  ["the shopper's zone changes nothing", CUT_OFF, NEW_YORK, LOS_ANGELES, "Nov 18 to Nov 20"],
  ["the shopper's zone changes nothing", CUT_OFF, NEW_YORK, "America/Anchorage", "Nov 18 to Nov 20"],
  ["the shopper's zone changes nothing", CUT_OFF, NEW_YORK, HONOLULU, "Nov 18 to Nov 20"],
  ["the shopper's zone changes nothing", CUT_OFF, NEW_YORK, "America/Puerto_Rico", "Nov 18 to Nov 20"],
  ["it is Tuesday, 00:30", DATE_LINE, "Pacific/Kiritimati", "Pacific/Kiritimati", "Nov 18 to Nov 20"],
  ["it is Sunday, 23:30", DATE_LINE, "Pacific/Pago_Pago", "Pacific/Pago_Pago", "Nov 17 to Nov 19"],
  ["clocks change in March", "2026-03-06T13:30-05:00", NEW_YORK, NEW_YORK, "Mar 9 to Mar 11"],
  ["clocks change in March", "2026-03-06T13:30-05:00", NEW_YORK, HONOLULU, "Mar 9 to Mar 11"],
  ["clocks change in November", "2026-10-30T13:30-04:00", NEW_YORK, NEW_YORK, "Nov 2 to Nov 4"],
  ["clocks change in November", "2026-10-30T13:30-04:00", NEW_YORK, HONOLULU, "Nov 2 to Nov 4"],
])("%s: an order at %s, to a shop in %s, from %s", (_, now, timeZone, shopperZone, expected) =>
  expect(arrives(now, { timeZone }, shopperZone)).toBe(expected),
);

it.each([
  ["in 1999", "1999-12-31T12:00Z", false],
  ["on the day before the build", "2026-11-21T23:59Z", false],
  ["on the day of the build", "2026-11-22T00:00Z", true],
  ["a year after the build", "2027-11-22T12:00Z", true],
  ["a minute before the end of three years", "2029-11-20T23:59Z", true],
  ["three years after the build", "2029-11-21T00:00Z", false],
  ["at the end of what dates can be", "+275760-09-13T00:00Z", false],
  ["that shows no time", "never", false],
])("a clock %s can be right: %o", (_, now, expected) => {
  expect(isPlausibleClock(new Date(now), "2026-11-22")).toBe(expected);
});

it.each([
  [NEW_YORK, "2026-12-24T05:00Z", "2027-01-04T05:00Z"],
  ["Pacific/Kiritimati", "2026-12-23T10:00Z", "2027-01-03T10:00Z"],
])("a pause lasts from midnight to midnight at a shop in %s", (timeZone, start, end) => {
  const moments = momentsOf({ from: "2026-12-24", through: "2027-01-03" }, timeZone);
  expect(moments).toEqual([Date.parse(start), Date.parse(end)]);
});
