import { countOf } from "./wording.ts";

/** Formats `2000` as '$20' and `2050` as '$20.50'. */
export const formatCents = (cents: number): string => formatUsd(cents / 100);

/** Formats `20` as '$20' and `20.5` as '$20.50'. */
export function formatUsd(amount: number): string {
  return write(amount, Number.isInteger(amount) ? 0 : 2);
}

/**
 * Not by `Intl.NumberFormat`: the first one of a page takes 14 ms, which was a quarter of the application's start on the landing
 * page.
 */
function write(amount: number, digits: number): string {
  const [dollars = "", cents] = Math.abs(amount).toFixed(digits).split(".");
  const grouped = dollars.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return `${amount < 0 ? "-" : ""}$${cents === undefined ? grouped : `${grouped}.${cents}`}`;
}

/** The price of one sheet, rounded to whole cents: '17 cents' for $100 and 600 sheets, and '$1.20' from a dollar on. */
export function formatPricePerSheet(price: number, sheets: number): string {
  const cents = centsPerSheet(price, sheets);
  return cents < 100 ? countOf(cents, "cent") : formatUsd(cents / 100);
}

/** The same in few characters: '17¢'. */
export function shortPricePerSheet(price: number, sheets: number): string {
  const cents = centsPerSheet(price, sheets);
  return cents < 100 ? `${cents}¢` : formatUsd(cents / 100);
}

function centsPerSheet(price: number, sheets: number): number {
  return Math.round(Math.round(price * 100) / sheets);
}
