// The figures on which texts, policies and structured data depend: shipping, returns, the product.
import * as z from "zod";
import { countOfRange } from "../../lib/text/wording.ts";
import { group, refuse, text, wholeNumber } from "./fields.ts";

export type Days = number;
export const days = wholeNumber("days, such as 30");
export type BusinessDays = number;
export const businessDays = wholeNumber("business days, such as 5");
export type Hours = number;
export const hours = wholeNumber("hours, such as 24");
export type Seconds = number;
export const seconds = wholeNumber("seconds, such as 3");
export type Sheets = number;
export const sheets = wholeNumber("sheets, such as 100");
export type TimesWeight = number;
export const timesWeight = wholeNumber("times its weight, such as 10");

/** Percent, more than 0 and at most 100, such as 25. */
export type Percent = number;
const PERCENT = "percent, more than 0 and at most 100, such as 25";
export const percent = z.number(PERCENT).positive(PERCENT).max(100, PERCENT);

/** The fewest and the most. */
export type Range = readonly [number, number];
const RANGE = "the fewest and the most, such as [1, 2]";
export const range = z
  .tuple([wholeNumber("1 or more, such as 1"), wholeNumber("1 or more, such as 2")], RANGE)
  .refine(([least, most]) => least <= most, { error: `${RANGE}: the smaller number first`, abort: true })
  .readonly();
const COST = "US dollars, such as 4.5, or 0 where it is free, without quotes";
export type CostUsd = number;
export const costUsd = z.number(COST).nonnegative(COST).multipleOf(0.01, COST);
const CUT_OFF = "a whole hour from 1 to 23, such as 14 for 2 PM, without quotes";
export type CutOffHour = number;
export const cutOffHour = z.int(CUT_OFF).min(1, CUT_OFF).max(23, CUT_OFF);
const TIME_ZONE = 'the name of a time zone in the time zone database, such as "America/New_York"';
export type TimeZone = string;
export const timeZone = z.string(TIME_ZONE).refine(isTimeZone, TIME_ZONE);
const COUNTRY = 'the two capital letters of a country (ISO 3166), such as "US"';
export type Country = string;
export const country = z.string(COUNTRY).regex(/^[A-Z]{2}$/, COUNTRY);

export interface DeliveryDays {
  /** Business days from the order until a pack leaves. The fewest and the most, such as [1, 2]. */
  processingDays: Range;
  /** Business days from the order until a pack arrives. The fewest and the most, such as [1, 2]. */
  deliveryDays: Range;
  /** Computed: what is left of the delivery after the processing, for search engines. The fewest and the most, such as [1, 2]. */
  transitDays: Range;
  /** Computed from processingDays. */
  processing: string;
  /** Computed from deliveryDays. */
  delivery: string;
  /** How a buyer gets the tracking number: "by email". */
  tracking: string;
  /** Computed from cutOffHour and the name of the time zone. */
  cutOff: string;
}
export const deliveryDays = group({
  processingDays: range,
  deliveryDays: range,
  transitDays: range,
  processing: text,
  delivery: text,
  tracking: text,
  cutOff: text,
}).check((field) => {
  const { processingDays, deliveryDays: all, transitDays } = field.value;
  const sum: Range = [processingDays[0] + transitDays[0], processingDays[1] + transitDays[1]];
  // Texts are compared with figures that agree only: it would be wrong to have a text follow a wrong one.
  if (String(sum) !== String(all)) {
    const expected = `[${sum.join(", ")}], the sum of processingDays and transitDays`;
    return refuse(field, expected, `[${all.join(", ")}]`, ["deliveryDays"]);
  }
  for (const [name, figures] of [
    ["processing", processingDays],
    ["delivery", all],
  ] as const) {
    const expected = countOfRange(figures, "business day");
    const found = field.value[name];
    if (found !== expected) refuse(field, `"${expected}", as ${name}Days says`, `"${found}"`, [name]);
  }
});

export interface Shipping {
  /** What the shipping page says. */
  policy: DeliveryDays;
  /** When an order counts as one of the next business day. */
  arrival: {
    /** From this hour on, an order counts as one of the next business day. A whole hour from 1 to 23, such as 14 for 2 PM, without quotes. */
    cutOffHour: CutOffHour;
    /** The time zone of the warehouse. The name of a time zone in the time zone database, such as "America/New_York". */
    timeZone: TimeZone;
    /** Those of the delivery, from which every date is computed. The fewest and the most, such as [1, 2]. */
    businessDays: Range;
  };
  /** What shipping costs a buyer. US dollars, such as 4.5, or 0 where it is free, without quotes. */
  costUsd: CostUsd;
  /** The country that we ship to. The two capital letters of a country (ISO 3166), such as "US". */
  country: Country;
  /** Computed from costUsd: "free", or the price. */
  price: string;
  /** Computed from the country. */
  area: string;
  /** Computed from the price and the country. */
  offer: string;
}

export interface Product {
  /** Sheets in a pack: sizes and prices a day depend on it. A whole number of sheets, such as 100, without quotes. */
  sheetsPerPack: Sheets;
  /** How long one wipe takes. A whole number of seconds, such as 3, without quotes. */
  secondsPerWipe: Seconds;
  /** At most this many wipes a day: from the first number to the second. The fewest and the most, such as [1, 2]. */
  wipesPerDay: Range;
  /** Less shine, in percent; pages say "up to". Percent, more than 0 and at most 100, such as 25. */
  shineReduction: Percent;
  /** How many times its own weight in oil the charcoal takes up; pages say "up to". A whole number of times its weight, such as 10, without quotes. */
  weightsInOil: TimesWeight;
  /** All that a sheet is made of: FAQ and landing page list it. */
  ingredients: readonly string[];
  /** The size of one sheet, as the FAQ and the picker say it: "4 by 2.8 inches". */
  sheetSize: string;
  /** The report that proves each of these. With a shop, the build stops where one is missing. */
  source?: {
    /** What proves secondsPerWipe. */
    secondsPerWipe?: string;
    /** What proves shineReduction. */
    shineReduction?: string;
    /** What proves weightsInOil. */
    weightsInOil?: string;
  };
}

export interface Returns {
  /** Days from delivery in which a return can be asked for. A whole number of days, such as 30, without quotes. */
  days: Days;
  /** Business days until a refund is paid. A whole number of business days, such as 5, without quotes. */
  refundBusinessDays: BusinessDays;
  /** What a return costs the buyer. US dollars, such as 4.5, or 0 where it is free, without quotes. */
  costUsd: CostUsd;
  /** Computed from costUsd: "free", or the price. */
  price: string;
  /** Computed from the cost and the days, with the condition. */
  offer: string;
}

export interface Support {
  /** We typically answer within these hours. A whole number of hours, such as 24, without quotes. */
  answerHours: Hours;
}

export interface OptOutDeadlines {
  /** Hours from an opt-out by mail until the address is off all lists. A whole number of hours, such as 24, without quotes. */
  offListsHours: Hours;
  /** Business days from an opt-out by mail until we reply. The fewest and the most, such as [1, 2]. */
  replyBusinessDays: Range;
  /** Days from an opt-out by mail until the data is deleted. A whole number of days, such as 30, without quotes. */
  dataGoneDays: Days;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
