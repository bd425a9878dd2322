// The discount in the affiliate service's answers. The edge functions read it too, and they import by relative paths only.
import { field } from "../field.ts";

export function isPercent(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 100;
}

/** As all pages show it: 33.333333 is 33.3. Prices are computed with the exact one. */
export function shownPercent(percent: number): number {
  return Math.round(percent * 10) / 10;
}

/** No space, sign, exponent or unit: such a text is a mistake that we cannot read. */
const WRITTEN_NUMBER = /^\d{1,3}(?:\.\d+)?$/;

/**
 * Null where an affiliate has no percent that can be read. Services of PHP, whose databases return decimals as text, send "12.50"
 * for 12.5. One that pages would show as 0% is 0, so that no price is struck through for it.
 */
export function percentOfAffiliate(affiliate: unknown): number | null {
  const sent = field(field(affiliate, "current_segment"), "discount_payout_value");
  const percent = typeof sent === "string" && WRITTEN_NUMBER.test(sent) ? Number(sent) : sent;
  if (!isPercent(percent)) return null;
  return shownPercent(percent) === 0 ? 0 : percent;
}
