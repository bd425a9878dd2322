// What discount codes take off a cart: the rules of the demo store, by Shopify's documentation.
import { isSameCode } from "@/lib/purchase/offer";

/** The answer on a code that takes nothing off, in the names of the schema's CartWarningCode. */
export type Refusal =
  | "DISCOUNT_NOT_FOUND"
  | "DISCOUNT_CURRENTLY_INACTIVE"
  | "DISCOUNT_PURCHASE_NOT_IN_RANGE"
  | "DISCOUNT_CODE_NOT_HONOURED";

export interface DemoDiscount {
  /** In the store's spelling. Buyers may use any letter case. */
  readonly code: string;
  /** From 0 to 100. */
  readonly percent: number;
  /** Whether it applies beside others that combine as well. Of those that do not, one applies. */
  readonly combines: boolean;
  /** As after its last day. */
  readonly isExpired?: boolean;
  readonly minimumSubtotalCents?: number;
  /** Whether Shopify reports it with the cart or with each line; 'order' if left out. */
  readonly level?: "order" | "line";
}

export interface Allocation {
  readonly discount: DemoDiscount;
  readonly cents: number;
}

export type AppliedCodes = ReturnType<typeof applyCodes>;

/** The codes on lines of these amounts in cents. Nothing is remembered: each answer has the current lines and discounts. */
export function applyCodes(
  discounts: readonly DemoDiscount[],
  codes: readonly string[],
  lines: readonly number[],
) {
  const subtotal = sum(lines);
  const entries = codes.map((code) => {
    const discount = discounts.find((candidate) => isSameCode(candidate.code, code));
    return { code: discount?.code ?? code, discount, refusal: refusalOf(discount, subtotal) };
  });
  const eligible = entries.flatMap(({ discount, refusal }) => (discount && !refusal ? [discount] : []));
  const applied = bestCombination(eligible, lines);
  return {
    /** The codes of the cart in their order, and in the store's spelling where it knows them. */
    codes: entries.map(({ code, discount, refusal }) => ({
      code,
      refusal: refusal ?? (discount && applied.includes(discount) ? null : "DISCOUNT_CODE_NOT_HONOURED"),
    })),
    /** For each line, what each discount that applies takes off it. */
    allocations: lines.map((cents) => allocate(applied, cents)),
  };
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function refusalOf(discount: DemoDiscount | undefined, subtotal: number): Refusal | null {
  if (!discount) return "DISCOUNT_NOT_FOUND";
  if (discount.isExpired) return "DISCOUNT_CURRENTLY_INACTIVE";
  if (subtotal === 0) return "DISCOUNT_CODE_NOT_HONOURED";
  if (subtotal < (discount.minimumSubtotalCents ?? 0)) return "DISCOUNT_PURCHASE_NOT_IN_RANGE";
  return null;
}

/**
 * All that combine, or a single one: what takes more off. One of those that combine never takes more than all of them. Source:
 * "Combining discounts" in Shopify's help center.
 */
function bestCombination(
  discounts: readonly DemoDiscount[],
  lines: readonly number[],
): readonly DemoDiscount[] {
  const combining = discounts.filter(({ combines }) => combines);
  const combinations = [combining, ...discounts.map((discount) => [discount])];
  const amountOff = (combination: readonly DemoDiscount[]) =>
    sum(lines.flatMap((cents) => allocate(combination, cents).map((allocation) => allocation.cents)));
  return combinations.reduce<readonly DemoDiscount[]>(
    (best, combination) =>
      best.length === 0 || amountOff(combination) > amountOff(best) ? combination : best,
    [],
  );
}

/**
 * Discounts of lines come first. Those of the order are each computed from what these leave, and not one after the other
 * ("Combining discounts" in Shopify's help center). Together they never take more than there is.
 */
function allocate(discounts: readonly DemoDiscount[], lineCents: number): Allocation[] {
  const allocations: Allocation[] = [];
  let left = lineCents;
  for (const level of ["line", "order"] as const) {
    const base = left;
    for (const discount of discounts.filter((candidate) => (candidate.level ?? "order") === level)) {
      const cents = Math.min(left, centsOff(base, discount.percent));
      left -= cents;
      allocations.push({ discount, cents });
    }
  }
  return allocations;
}

/** Rounded down, so that the price is rounded up like the pages' price in lib/purchase/offer.ts, and both are the same for one item. */
function centsOff(cents: number, percent: number): number {
  // Rounding first removes the error of binary fractions, which would remove a cent.
  return Math.floor(Math.round(cents * percent * 10) / 1000);
}
