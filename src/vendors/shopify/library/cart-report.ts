// What the page is shown of the cart.
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { writeKeptCart } from "@/lib/purchase/kept-cart";
import { formatUsd } from "@/lib/text/money";
import { type CartFigures, isSameCode } from "@/lib/purchase/offer";
import { numberOf } from "@/vendors/shopify/ids";
import type { Cart } from "@/vendors/shopify/transport/cart-figures";

export interface CartReport {
  lines: CartLinkItem[];
  /** Null where they cannot be read. */
  figures: CartFigures | null;
  /** Whether the shopper changed the lines in this tab. */
  isOwnChange: boolean;
  /** The variants that the shopper's change was about; all of them where that is not known. */
  asked?: readonly string[];
  /** What one of each variant in the cart costs before discounts, in dollars, by its number. */
  prices?: Readonly<Record<string, number>>;
}

/** `own` are the variants that the shopper changed in this tab; null where the change was not his. */
export function reportOfCart(cart: Cart | null, own: readonly string[] | null): CartReport {
  return {
    lines: linesOf(cart),
    figures: cart?.figures ?? null,
    isOwnChange: own !== null,
    asked: own ?? [],
    prices: Object.fromEntries((cart?.lines ?? []).map(({ variantId, price }) => [variantId, price])),
  };
}

export function linesOf(cart: Cart | null): CartLinkItem[] {
  return (cart?.lines ?? []).map(({ variantId, quantity }) => ({ variantId, quantity }));
}

/** What pages that do not ask the shop know of the cart; null of an empty one. */
export function keptTextOf(cart: Cart | null): string | null {
  const pieces = linesOf(cart).reduce((sum, { quantity }) => sum + quantity, 0);
  return cart && pieces > 0
    ? writeKeptCart({ id: numberOf(cart.id), pieces, cents: cart.figures?.totalCents ?? null })
    : null;
}

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
