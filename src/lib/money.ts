import { countOf } from "./wording";

const format = (digits: number) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const whole = format(0);
const withCents = format(2);

/** Formats `2000` as '$20.00'. */
export function formatCents(cents: number): string {
  return withCents.format(cents / 100);
}

/** Formats `20` as '$20' and `20.5` as '$20.50'. */
export function formatUsd(amount: number): string {
  return (Number.isInteger(amount) ? whole : withCents).format(amount);
}

/** The price of one sheet, rounded to whole cents: '17 cents' for $100 and 600 sheets, and '$1.20' from a dollar on. */
export function formatPricePerSheet(price: number, sheets: number): string {
  const cents = Math.round(Math.round(price * 100) / sheets);
  return cents < 100 ? countOf(cents, "cent") : formatUsd(cents / 100);
}
