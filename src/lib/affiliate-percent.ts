// The discount in the affiliate service's answers. The edge functions read it too, and they import by relative paths only.
import { field } from "./field.ts";

export function isPercent(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 100;
}

/** Null where an affiliate has no percent that can be read. */
export function percentOfAffiliate(affiliate: unknown): number | null {
  const percent = field(field(affiliate, "current_segment"), "discount_payout_value");
  return isPercent(percent) ? percent : null;
}
