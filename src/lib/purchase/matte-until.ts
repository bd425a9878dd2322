import { DAY_MS } from "../text/day-ms.ts";
import { type Arrival, dateText, dayText } from "./delivery-dates.ts";

/** A date that is further away than this has its year. */
const DAYS_WITHOUT_YEAR = 365;

/** For how many days so many sheets last. It says nothing of the skin. */
export function daysOf(sheets: number, wipesPerDay: number): number {
  return Math.floor(sheets / wipesPerDay);
}

/** The day on which the last of the sheets is used, counted from the last day of the arrival: 'Mar 19', 'Jul 31, 2028'. */
export function matteUntil({ today, last }: Arrival, sheets: number, wipesPerDay: number): string {
  const day = last + daysOf(sheets, wipesPerDay) * DAY_MS;
  return day - today > DAYS_WITHOUT_YEAR * DAY_MS ? dateText(day) : dayText(day);
}
