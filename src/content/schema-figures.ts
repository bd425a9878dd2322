// The figures on which texts, policies and structured data depend: shipping, returns, the product.
import * as z from "zod";
import { group, text, wholeNumber } from "./schema-fields.ts";

const days = wholeNumber("days, such as 30");
const businessDays = wholeNumber("business days, such as 5");
const hours = wholeNumber("hours, such as 24");

const PERCENT = "percent, more than 0 and at most 100, such as 25";
const percent = z.number(PERCENT).positive(PERCENT).max(100, PERCENT);

const RANGE = "the fewest and the most, such as [1, 2]";
const range = z
  .tuple([wholeNumber("1 or more, such as 1"), wholeNumber("1 or more, such as 2")], RANGE)
  .refine(([least, most]) => least <= most, `${RANGE}: the smaller number first`)
  .readonly();

const COST = "US dollars, such as 4.5, or 0 where it is free, without quotes";
const costUsd = z.number(COST).nonnegative(COST).multipleOf(0.01, COST);

const CUT_OFF = "a whole hour from 1 to 23, such as 14 for 2 PM, without quotes";
const cutOffHour = z.int(CUT_OFF).min(1, CUT_OFF).max(23, CUT_OFF);

const TIME_ZONE = 'the name of a time zone in the time zone database, such as "America/New_York"';
const timeZone = z.string(TIME_ZONE).refine(isTimeZone, TIME_ZONE);

const COUNTRY = 'the two capital letters of a country (ISO 3166), such as "US"';

export const shipping = group({
  landing: group({ handlingDays: range, transitDays: range, handling: text, transit: text }),
  policy: group({
    processingDays: range,
    deliveryDays: range,
    processing: text,
    delivery: text,
    tracking: text,
    cutOff: text,
  }),
  arrival: group({ businessDays: range, cutOffHour, timeZone }),
  costUsd,
  country: z.string(COUNTRY).regex(/^[A-Z]{2}$/, COUNTRY),
  price: text,
  area: text,
  offer: text,
});

export const product = group({
  sheetsPerPack: wholeNumber("sheets, such as 100"),
  secondsPerWipe: wholeNumber("seconds, such as 3"),
  wipesPerDay: range,
  shineReduction: percent,
  weightsInOil: wholeNumber("times its weight, such as 10"),
});

/** The exports of promises.ts. */
export const promises = {
  returns: group({ days, refundBusinessDays: businessDays, costUsd, price: text, offer: text }),
  support: group({ answerHours: hours }),
  optOutDeadlines: group({ offListsHours: hours, replyBusinessDays: range, dataGoneDays: days }),
  commissionPercent: percent,
};

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
