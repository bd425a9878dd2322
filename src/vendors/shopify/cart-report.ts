// The library's cart as it is drawn, and what the page is shown of it.
import type { BuyCart, BuyUi } from "@shopify/buy-button-js";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { formatCents } from "@/lib/text/money";
import { type CartFigures, isSameCode } from "@/lib/purchase/offer";
import type { CartAmounts, LinePrice } from "./buy-button-options";
import { numberOf } from "./ids";
import type { CartChange } from "./referral-carts";

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

/** The cart that the library shows. Its model is an empty object until it has read one. */
export function drawnCart({ components }: BuyUi): BuyCart | null {
  const drawn = components.cart[0]?.model;
  return isCart(drawn) ? drawn : null;
}

function isCart(drawn: Partial<BuyCart> | null | undefined): drawn is BuyCart {
  return drawn?.id !== undefined && drawn.lineItems !== undefined && drawn.webUrl !== undefined;
}

/** Draws a cart that the library has not requested itself, or an empty one. */
export function drawCart({ components }: BuyUi, cart: BuyCart | null): void {
  const [component] = components.cart;
  if (!component) return;
  component.model = cart;
  component.updateCache(cart?.lineItems ?? []);
  component.view.render();
}
