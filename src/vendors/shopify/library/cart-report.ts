// What the page is shown of the cart.
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { writeKeptCart } from "@/lib/purchase/kept-cart";
import type { CartFigures } from "@/lib/purchase/offer";
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
