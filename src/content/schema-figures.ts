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

const landingDays = group({
  handlingDays: range.describe("Days until a pack leaves, as the landing page and search engines say."),
  transitDays: range.describe("Days that a pack is on its way, as the landing page and search engines say."),
  handling: text.describe("Computed from handlingDays."),
  transit: text.describe("Computed from transitDays."),
});

const policyDays = group({
  processingDays: range.describe(
    "Business days from the order until a pack leaves, as the shipping page says.",
  ),
  deliveryDays: range.describe(
    "Business days from the order until a pack arrives, as the shipping page says.",
  ),
  processing: text.describe("Computed from processingDays."),
  delivery: text.describe("Computed from deliveryDays."),
  tracking: text.describe('How a buyer gets the tracking number: "by email".'),
  cutOff: text.describe("Computed from cutOffHour and the name of the time zone."),
});

const arrival = group({
  businessDays: range.describe("Business days from the order: the dates of arrival are computed from them."),
  cutOffHour: cutOffHour.describe("From this hour on, an order counts as one of the next business day."),
  timeZone: timeZone.describe("The time zone of the warehouse."),
});

export const shipping = group({
  landing: landingDays.describe("What the landing page and search engines say."),
  policy: policyDays.describe("What the shipping page says."),
  arrival: arrival.describe("From what the dates of arrival are computed, such as 'Nov 25 to Dec 1'."),
  costUsd: costUsd.describe("What shipping costs a buyer."),
  country: z
    .string(COUNTRY)
    .regex(/^[A-Z]{2}$/, COUNTRY)
    .describe("The country that we ship to."),
  price: text.describe('Computed from costUsd: "free", or the price.'),
  area: text.describe("Computed from the country."),
  offer: text.describe("Computed from the price and the country."),
});

export const product = group({
  sheetsPerPack: wholeNumber("sheets, such as 100").describe(
    "Sheets in a pack: sizes and prices a day depend on it.",
  ),
  secondsPerWipe: wholeNumber("seconds, such as 3").describe("How long one wipe takes."),
  wipesPerDay: range.describe("At most this many wipes a day: from the first number to the second."),
  shineReduction: percent.describe('Less shine, in percent; pages say "up to".'),
  weightsInOil: wholeNumber("times its weight, such as 10").describe(
    'How many times its own weight in oil the charcoal takes up; pages say "up to".',
  ),
});

const returns = group({
  days: days.describe("Days from delivery in which a return can be asked for."),
  refundBusinessDays: businessDays.describe("Business days until a refund is paid."),
  costUsd: costUsd.describe("What a return costs the buyer."),
  price: text.describe('Computed from costUsd: "free", or the price.'),
  offer: text.describe("Computed from the cost and the days, with the condition."),
});

const support = group({ answerHours: hours.describe("We typically answer within these hours.") });

const optOutDeadlines = group({
  offListsHours: hours.describe("Hours from an opt-out by mail until the address is off all lists."),
  replyBusinessDays: range.describe("Business days from an opt-out by mail until we reply."),
  dataGoneDays: days.describe("Days from an opt-out by mail until the data is deleted."),
});

/** The exports of promises.ts. */
export const promises = { returns, support, optOutDeadlines, commissionPercent: percent };

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
