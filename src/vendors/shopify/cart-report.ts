// What the page is shown of the library's cart.
import type { BuyCart } from "@shopify/buy-button-js";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { formatCents } from "@/lib/text/money";
import type { CartFigures } from "@/lib/purchase/offer";
import type { CartAmounts } from "./buy-button-options";
import { numberOf } from "./ids";

export interface CartReport {
  lines: CartLinkItem[];
  /** Null where the shop's figures cannot be read. */
  figures: CartFigures | null;
  /** Whether the shopper changed the lines in this tab. */
  isOwnChange: boolean;
}

export function linesOf(cart: BuyCart | null): CartLinkItem[] {
  return (cart?.lineItems ?? []).flatMap(({ variant, quantity }) =>
    variant ? [{ variantId: numberOf(variant.id), quantity }] : [],
  );
}

export function amountsOf(figures: CartFigures | null): CartAmounts | null {
  return (
    figures && {
      discounts: figures.discounts.map(({ name, cents }) => ({ name, amount: `−${formatCents(cents)}` })),
      subtotal: formatCents(figures.totalCents),
    }
  );
}
