// What a change makes of a cart's lines: pure rules.
import { quantityOf } from "@/lib/purchase/quantity-of";
import type { Cart, CartLine } from "@/vendors/shopify/transport/cart-figures";
import type { LineChange, LineInput } from "@/vendors/shopify/transport/operations";
import type { ShopReport } from "@/vendors/shopify/transport/shop-error";
import type { Want } from "./state";

/**
 * The quantities that a shopper asked for while the page showed one cart, as changes of the current one, which may be another tab's.
 * Lines that it no longer has are left out.
 */
export function changesOf(
  asked: readonly LineChange[],
  shown: Cart | null,
  current: Cart | null,
): LineChange[] {
  return asked.flatMap((line) => {
    const quantity = wholeQuantity(line.quantity, 0);
    if (!shown || !current || shown === current) return [{ ...line, quantity }];
    const before = lineOf(shown, line.id);
    // A cart that was made again has the same variants in other lines.
    const now =
      lineOf(current, line.id) ?? current.lines.find(({ variantId }) => variantId === before?.variantId);
    if (!now) return [];
    // Plus and minus count from the quantity that this tab showed.
    const step = quantity - (before?.quantity ?? quantity);
    return [{ id: now.id, quantity: Math.abs(step) === 1 ? now.quantity + step : quantity }];
  });
}

function lineOf({ lines }: Cart, id: string): CartLine | undefined {
  return lines.find((line) => line.id === id);
}

/** The lines that would make this cart again, with changed quantities. None when the cart is not known. */
export function inputOf(cart: Cart | null, changes: readonly LineChange[] = []): LineInput[] {
  return (cart?.lines ?? []).flatMap(({ id, variantId, quantity: before }) => {
    const quantity = changes.find((change) => change.id === id)?.quantity ?? before;
    return quantity > 0 ? [{ variantId, quantity }] : [];
  });
}

/** A number field may hold anything. */
export function wholeQuantity(quantity: number, least: number): number {
  return Number.isFinite(quantity) ? Math.max(least, Math.floor(quantity)) : 1;
}

/** Other tabs may have added lines as well, so every quantity may have grown by more. */
export function hasAdded(before: Cart, now: Cart, lines: readonly LineInput[]): boolean {
  return lines.every(
    ({ variantId }) =>
      quantityOf(now.lines, variantId) >= quantityOf(before.lines, variantId) + quantityOf(lines, variantId),
  );
}

export function isSameInput(one: readonly LineInput[], other: readonly LineInput[]): boolean {
  return textOf(one) === textOf(other);
}

function textOf(lines: readonly LineInput[]): string {
  return lines.map(({ variantId, quantity }) => `${variantId}:${quantity}`).join();
}

/** Whether both have the same quantities of the same variants, in whatever order. */
export function hasSameLines(one: Cart, other: Cart): boolean {
  const text = ({ lines }: Cart): string =>
    lines
      .map(({ variantId, quantity }) => `${variantId}:${quantity}`)
      .toSorted()
      .join();
  return text(one) === text(other);
}

/** What a change asked for: so many of each variant. A shop that has fewer may say nothing of it. */
export function shortageOf(cart: Cart, wanted: readonly LineInput[]): ShopReport | null {
  for (const { variantId, quantity: most } of wanted) {
    const quantity = quantityOf(cart.lines, variantId);
    if (quantity < most) return quantity === 0 ? { problem: "sold-out" } : { problem: "few-left", quantity };
  }
  return null;
}

/** What the tabs compare. The codes are left out: a code that the shopper removes must not stay in storage. */
export function contentOf({ id, lines, figures, codes }: Cart): string {
  return JSON.stringify([
    id,
    lines.map((line) => [line.id, line.quantity]),
    figures?.totalCents ?? null,
    codes.map(({ applicable }) => applicable),
  ]);
}

/** Whether a cart that is read later says that the change was made. */
export function isMade(want: Want, before: Cart, now: Cart): boolean {
  if (want.do === "add") return hasAdded(before, now, want.lines);
  if (want.do !== "set") return false;
  return changesOf(want.lines, want.shown, before).every(
    ({ id, quantity }) => quantity === (lineOf(now, id)?.quantity ?? 0),
  );
}

/** How many of each variant the cart shall have. */
export function wantedOf(want: Want, before: Cart | null): LineInput[] {
  if (want.do === "set") {
    return changesOf(want.lines, want.shown, before).flatMap(({ id, quantity }) => {
      const variantId = before && lineOf(before, id)?.variantId;
      return variantId ? [{ variantId, quantity }] : [];
    });
  }
  if (want.do !== "add") return [];
  const sums = new Map<string, number>();
  for (const { variantId } of want.lines)
    sums.set(variantId, quantityOf(before?.lines ?? [], variantId) + quantityOf(want.lines, variantId));
  return [...sums].map(([variantId, quantity]) => ({ variantId, quantity }));
}
