// What discount codes take off a cart: the rules of the demo store, by Shopify's documentation. Its codes do not combine.
import { isSameCode } from "@/lib/purchase/offer";

/** The answer on a code that takes nothing off, in the names of the schema's CartWarningCode. */
export type Refusal = "DISCOUNT_NOT_FOUND" | "DISCOUNT_CODE_NOT_HONOURED";

export interface DemoDiscount {
  /** In the store's spelling. Buyers may use any letter case. */
  readonly code: string;
  /** From 0 to 100. */
  readonly percent: number;
}

/**
 * The codes on lines of these amounts in cents: the one that takes most off applies, and of equal ones the first. Nothing is remembered:
 * each answer has the current lines and discounts.
 */
export function applyCodes(
  discounts: readonly DemoDiscount[],
  codes: readonly string[],
  lines: readonly number[],
) {
  const entries = codes.map((code) => {
    const discount = discounts.find((candidate) => isSameCode(candidate.code, code));
    return { code: discount?.code ?? code, discount };
  });
  const known = sum(lines) === 0 ? [] : entries.flatMap(({ discount }) => discount ?? []);
  const [applied = null] = known.toSorted((one, other) => other.percent - one.percent);
  return {
    applied,
    /** The codes of the cart in their order, and in the store's spelling where it knows them. */
    codes: entries.map(({ code, discount }) => ({ code, refusal: refusalOf(discount, applied) })),
    /** What is taken off each line. */
    centsOff: lines.map((cents) => (applied ? centsOff(cents, applied.percent) : 0)),
  };
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function refusalOf(discount: DemoDiscount | undefined, applied: DemoDiscount | null): Refusal | null {
  if (!discount) return "DISCOUNT_NOT_FOUND";
  return discount === applied ? null : "DISCOUNT_CODE_NOT_HONOURED";
}

/** Rounded down, so that the price is rounded up like the pages' price in lib/purchase/offer.ts, and both are the same for one item. */
function centsOff(cents: number, percent: number): number {
  // Rounding first removes the error of binary fractions, which would remove a cent.
  return Math.floor(Math.round(cents * percent * 10) / 1000);
}
