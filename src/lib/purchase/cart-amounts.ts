// The amounts of a cart, as a page shows them.
import { formatUsd } from "@/lib/text/money";
import { type CartFigures, isSameCode } from "./offer";

/** `live`: the live referral code, which the cart shows between lines and footer, with its percent. */
export function amountsOf(figures: CartFigures | null, live: string | null) {
  if (!figures) return null;
  const { lines, discounts, totalCents } = figures;
  const others = discounts.filter(({ name }) => live === null || !isSameCode(name, live));
  const full = lines.reduce((sum, { cents }) => sum + cents, 0);
  return {
    discounts: others.map(({ name, cents }) => ({ name, amount: `−${amountOf(cents)}` })),
    /** The sum before discounts, and what they take off; null where they take nothing off. */
    reduced: totalCents < full ? { before: amountOf(full), off: `−${amountOf(full - totalCents)}` } : null,
    total: amountOf(totalCents),
  };
}

/** What a line costs. Null where the price is unknown, and where several lines have the variant. */
export function linePriceOf(figures: CartFigures | null, variantId: string) {
  const [line, ...others] = figures?.lines.filter((candidate) => candidate.variantId === variantId) ?? [];
  if (!line || others.length > 0) return null;
  const { cents, paidCents } = line;
  /** `before` is null where no discount takes something off. */
  return { before: paidCents < cents ? amountOf(cents) : null, after: amountOf(paidCents) };
}

const amountOf = (cents: number): string => formatUsd(cents / 100);
