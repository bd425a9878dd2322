// The site promises a delivery three times: in the copy at the picker, by dates, and in the structured data of the landing page.
import { expect, it } from "vitest";
import { productData } from "@/page/structured-data";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { checkout } from "@/content/home";
import { returns } from "@/content/promises";
import { shipping } from "@/content/shipping";
import { field, listField } from "@/lib/field";
import { arrivalDays } from "@/lib/purchase/delivery-dates";
import { DAY_MS } from "@/lib/text/day-ms";

/** Source: opm.gov, federal holidays of 2026 to 2028, written down rather than computed. */
const HOLIDAYS = new Set(
  `2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25
   2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-24
   2027-12-31 2028-01-17 2028-02-21`.split(/\s+/),
);
const FIRST_DAY = Date.parse("2026-11-01");
const DAYS = 400;
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const isoOf = (day: number): string => new Date(day).toISOString().slice(0, 10);
const textOf = (day: number): string =>
  new Date(day).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

const [variant] = listField(
  productData({ brand, description: "Wipes.", bundles, shipping, returns }, "https://shop.example"),
  "hasVariant",
  (one) => one,
);
const delivery = field(field(field(variant, "offers"), "shippingDetails"), "deliveryTime");
/** The weekdays of business; behind them, the days on which the shop is closed, where there are any. */
const opening = [field(delivery, "businessDays")].flat();
const isClosed = (day: string): boolean => opening.slice(1).some((one) => field(one, "validFrom") === day);
const businessDays = listField(opening[0], "dayOfWeek", String).map((address) =>
  address.replace("https://schema.org/", ""),
);
const cutOffHour = Number(/^\d+/.exec(String(field(delivery, "cutoffTime")))?.[0]);

/** The sums of the days that the structured data has: the fewest and the most. */
const daysInData = ["minValue", "maxValue"].map(
  (end) =>
    Number(field(field(delivery, "handlingTime"), end)) + Number(field(field(delivery, "transitTime"), end)),
);
/** The business days in the copy, from the order to the delivery. */
function daysInCopy(): number[] {
  const [, least, most] = /(\d+)(?:-(\d+))? business days?/.exec(checkout.text) ?? [];
  return [Number(least), Number(most ?? least)];
}

/** Counts business days one by one, from the day that an order of the day counts as. */
function countedOn(day: number, isLate: boolean, count: number): string {
  const counts = (one: number): boolean =>
    businessDays.includes(WEEKDAYS[new Date(one).getUTCDay()] ?? "") &&
    !HOLIDAYS.has(isoOf(one)) &&
    !isClosed(isoOf(one));
  let [found, left] = [day, count + (counts(day) && !isLate ? 0 : 1)];
  for (; left > 0; left -= counts(found) ? 1 : 0) found += DAY_MS;
  return textOf(found);
}

/** The moment at which a clock at the shop shows this hour of the day, less a minute where it is before the cut-off. */
function momentAt(day: number, isLate: boolean): Date {
  const wall = day + cutOffHour * 60 * 60 * 1000 - (isLate ? 0 : 60_000);
  const offset = new Date(wall).toLocaleString("en-US", {
    timeZone: shipping.arrival.timeZone,
    timeZoneName: "longOffset",
  });
  return new Date(`${new Date(wall).toISOString().slice(0, 19)}${/GMT(.+)$/.exec(offset)?.[1]}`);
}

it("the copy and the structured data promise the same business days", () => {
  expect(daysInCopy()).toEqual(daysInData);
  expect(businessDays).toEqual(WEEKDAYS.slice(1, 6));
});

it("the dates beside the picker are those that the copy and the structured data promise, for 400 days", () => {
  const rule = shipping.arrival;
  for (let day = FIRST_DAY; day < FIRST_DAY + DAYS * DAY_MS; day += DAY_MS)
    for (const isLate of [false, true]) {
      const shown = arrivalDays(momentAt(day, isLate), rule, rule.timeZone);
      const at = `${isoOf(day)} ${isLate ? "at" : "before"} the cut-off`;
      expect(shown, at).toEqual(daysInData.map((count) => countedOn(day, isLate, count)));
    }
});
