// When an order arrives: pure rules over business days. Callers hand in the clock, and the time zones by their IANA names.
import { formatShortDate, isoDay } from "../text/dates.ts";
import { DAY_MS } from "../text/day-ms.ts";

/** Those of src/content/shop-days.ts, as YYYY-MM-DD. Null where there is none, so that the build leaves out the code for them. */
declare const __CLOSED_DAYS__: readonly string[] | null;

export interface DeliveryRule {
  /** From the order to its delivery: the fewest and the most. */
  readonly businessDays: readonly [least: number, most: number];
  /** An order at this hour or later, in the shop's time zone, counts as one of the next business day. */
  readonly cutOffHour: number;
  /** The shop's. */
  readonly timeZone: string;
}

const NOON_MS = DAY_MS / 2;
/** A clock further ahead of the build is more likely wrong than the site is that old. */
const MAX_DAYS_SINCE_BUILD = 3 * 365;

/** `builtOn` is the day of the build, as YYYY-MM-DD. A correct clock never shows a time before it. */
export function isPlausibleClock(now: Date, builtOn: string): boolean {
  const days = (now.getTime() - Date.parse(builtOn)) / DAY_MS;
  return days >= 0 && days < MAX_DAYS_SINCE_BUILD;
}

/** Days of the shopper's calendar, each as the time of its beginning in UTC. */
export interface Arrival {
  readonly today: number;
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the first and the last day of the delivery of an order that is placed now. Business days are
 * counted in the shop's time zone. The pack arrives there around noon of such a day, and the day that is returned is the one
 * that the shopper's calendar shows at that moment, as Nov 26 on Kiritimati.
 */
export function arrivalOf(
  now: Date,
  { businessDays, cutOffHour, timeZone }: DeliveryRule,
  shopperZone: string | undefined,
): Arrival {
  const atShop = wallTime(now, timeZone);
  const today = dayAt(now, timeZone);
  const countsToday = isBusinessDay(today) && atShop - today < (cutOffHour / 24) * DAY_MS;
  const orderDay = countsToday ? today : addBusinessDays(today, 1);
  const dayAfter = (count: number): number =>
    dayAt(momentOf(addBusinessDays(orderDay, count) + NOON_MS, timeZone), shopperZone);
  return {
    today: dayAt(now, shopperZone),
    first: dayAfter(businessDays[0]),
    last: dayAfter(businessDays[1]),
  };
}

/** The same two days as 'Nov 25' and 'Dec 1'. */
export function arrivalDays(...order: Parameters<typeof arrivalOf>): [first: string, last: string] {
  const { first, last } = arrivalOf(...order);
  return [dayText(first), dayText(last)];
}

/** 'Nov 25'. */
export function dayText(day: number): string {
  return dateText(day).replace(/,.*/, "");
}

/** 'Nov 25, 2026'. */
export function dateText(day: number): string {
  return formatShortDate(isoDay(new Date(day)));
}

/** The day of a moment. */
function dayAt(moment: Date, timeZone: string | undefined): number {
  return Math.floor(wallTime(moment, timeZone) / DAY_MS) * DAY_MS;
}

/** From the beginning of the first day to the end of the last, at the shop, as times of a clock. */
export function momentsOf(
  { from, through }: { from: string; through: string },
  timeZone: string,
): [start: number, end: number] {
  const at = (day: number): number => momentOf(day, timeZone).getTime();
  return [at(Date.parse(from)), at(Date.parse(through) + DAY_MS)];
}

/** What a clock in the time zone shows at this moment, read as a time in UTC. So a day of the shop is a number, too. */
function wallTime(moment: Date, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(moment);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
}

/** The moment at which a clock in the time zone shows this, or an hour beside it on a day on which clocks are changed. */
function momentOf(wall: number, timeZone: string): Date {
  const offset = wallTime(new Date(wall), timeZone) - wall;
  return new Date(wall - offset);
}

function addBusinessDays(day: number, count: number): number {
  let [found, left] = [day, count];
  while (left > 0) {
    found += DAY_MS;
    if (isBusinessDay(found)) left -= 1;
  }
  return found;
}

function isBusinessDay(day: number): boolean {
  if (__CLOSED_DAYS__?.includes(isoDay(new Date(day)))) return false;
  const weekday = new Date(day).getUTCDay();
  // Sunday is 0.
  return weekday % 6 !== 0 && !isHoliday(day, weekday);
}

/** Month and day. */
const FIXED_HOLIDAYS = new Set(["1-1", "6-19", "7-4", "11-11", "12-25"]);
/** Month, which one of its weekdays (5 is the last), and the weekday (1 is Monday). */
const MOVING_HOLIDAYS = new Set(["1-3-1", "2-3-1", "5-5-1", "9-1-1", "10-2-1", "11-4-4"]);

/**
 * Whether federal offices are closed on this weekday. Source: 5 U.S.C. 6103, which also has the rule for a holiday on a
 * Saturday (the Friday before is kept) and, by Executive Order 11582, on a Sunday (the Monday after).
 */
function isHoliday(day: number, weekday: number): boolean {
  const isFixed = (one: number): boolean => {
    const date = new Date(one);
    return FIXED_HOLIDAYS.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`);
  };
  const date = new Date(day);
  const month = date.getUTCMonth();
  const isLast = new Date(day + 7 * DAY_MS).getUTCMonth() !== month;
  const ordinals = [Math.ceil(date.getUTCDate() / 7), ...(isLast ? [5] : [])];
  return (
    isFixed(day) ||
    (weekday === 5 && isFixed(day + DAY_MS)) ||
    (weekday === 1 && isFixed(day - DAY_MS)) ||
    ordinals.some((ordinal) => MOVING_HOLIDAYS.has(`${month + 1}-${ordinal}-${weekday}`))
  );
}
