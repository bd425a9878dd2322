// What a change makes of a cart's lines: pure rules.
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { shortageOf } from "@/lib/purchase/cart-lines";
import { quantityOf } from "@/lib/purchase/quantity-of";
import type { Cart, CartLine } from "@/vendors/shopify/transport/cart-figures";
import type { LineChange } from "@/vendors/shopify/transport/operations";
import type { Want } from "./state";

/**
 * The quantities that a shopper asked for while the page showed one cart, as changes of the current one, which may be another tab's.
 * Lines that it no longer has are left out.
 */
export function changesOf(
  { lines, shown }: { lines: readonly LineChange[]; shown: Cart | null },
  current: Cart | null,
): LineChange[] {
  return lines.flatMap(({ id, quantity }) => {
    const before = lineOf(shown, id);
    // A cart that was made again has the same variants in other lines.
    const now =
      lineOf(current, id) ?? current?.lines.find(({ variantId }) => variantId === before?.variantId);
    if (!now) return [];
    // Plus and minus count from the quantity that this tab showed.
    const step = quantity - (before?.quantity ?? quantity);
    return [{ id: now.id, quantity: Math.abs(step) === 1 ? now.quantity + step : quantity }];
  });
}

function lineOf(cart: Cart | null, id: string): CartLine | undefined {
  return cart?.lines.find((line) => line.id === id);
}

export function linesOf(cart: Cart | null, changes: readonly LineChange[] = []): CartLinkItem[] {
  return (cart?.lines ?? []).map(({ id, variantId, quantity }) => ({
    variantId,
    quantity: changes.find((change) => change.id === id)?.quantity ?? quantity,
  }));
}

/** The lines that would make this cart again, with changed quantities. None when the cart is not known. */
export function inputOf(cart: Cart | null, changes?: readonly LineChange[]): CartLinkItem[] {
  return linesOf(cart, changes).filter(({ quantity }) => quantity > 0);
}

/** What the tabs compare. The codes are left out: a code that the shopper removes must not stay in storage. */
export function contentOf({ id, lines, figures, codes }: Cart): string {
  const quantities = lines.map((line) => [line.id, line.quantity]);
  const applied = codes.map(({ applicable }) => applicable);
  return JSON.stringify([id, quantities, figures?.totalCents ?? null, applied]);
}

/** Whether a cart that is read later has the change. Other tabs may have added lines as well. */
export function isMade(want: Want, before: Cart, now: Cart): boolean {
  if (want.do === "add") return shortageOf(now.lines, wantedOf(want, before)) === null;
  if (want.do !== "set") return false;
  return changesOf(want, before).every(({ id, quantity }) => quantity === (lineOf(now, id)?.quantity ?? 0));
}

/** How many of each variant the cart shall have. */
export function wantedOf(want: Want, before: Cart | null): CartLinkItem[] {
  if (want.do === "set") {
    return changesOf(want, before).flatMap(({ id, quantity }) => {
      const variantId = lineOf(before, id)?.variantId;
      return variantId ? [{ variantId, quantity }] : [];
    });
  }
  if (want.do !== "add") return [];
  const { lines } = want;
  return [...new Set(lines.map(({ variantId }) => variantId))].map((variantId) => ({
    variantId,
    quantity: quantityOf(before?.lines ?? [], variantId) + quantityOf(lines, variantId),
  }));
}
