// What the page is shown of the library's cart.
import type { BuyCart } from "@shopify/buy-button-js";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { formatCents } from "@/lib/text/money";
import { type CartFigures, isSameCode } from "@/lib/purchase/offer";
import type { CartAmounts, LinePrice } from "./buy-button-options";
import { numberOf } from "@/vendors/shopify/ids";
import type { CartChange } from "@/vendors/shopify/cart/referral-carts";

export interface CartReport extends CartChange {
  lines: CartLinkItem[];
}

export function linesOf(cart: BuyCart | null): CartLinkItem[] {
  return (cart?.lineItems ?? []).flatMap(({ variant, quantity }) =>
    variant ? [{ variantId: numberOf(variant.id), quantity }] : [],
  );
}

/** `live`: the live referral code, which the cart shows between lines and footer, with its percent. */
export function amountsOf(figures: CartFigures | null, live: string | null): CartAmounts | null {
  if (!figures) return null;
  const { discounts, totalCents } = figures;
  const others = discounts.filter(({ name }) => live === null || !isSameCode(name, live));
  return {
    discounts: others.map(({ name, cents }) => ({ name, amount: `−${formatCents(cents)}` })),
    isReduced: discounts.length > 0,
    total: formatCents(totalCents),
  };
}

/** Null where the price is unknown, or is the full one, and where several lines have the variant. */
export function linePriceOf(figures: CartFigures | null, variantId: string): LinePrice | null {
  const [line, ...others] = figures?.lines.filter((candidate) => candidate.variantId === variantId) ?? [];
  if (!line || others.length > 0 || line.paidCents >= line.cents) return null;
  return { before: formatCents(line.cents), after: formatCents(line.paidCents) };
}
