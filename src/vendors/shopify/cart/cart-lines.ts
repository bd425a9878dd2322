// Changes the lines of a cart exactly once, also when the response to a change is lost.
import type { BuyCart, BuyClient, BuyLineInput } from "@shopify/buy-button-js";
import { quantityOf } from "@/lib/purchase/quantity-of";
import { mayHaveRun, problemOf } from "@/vendors/shopify/transport/cart-answers";

interface UnsureAdd {
  cartId: string;
  lines: readonly BuyLineInput[];
  before: BuyCart;
}

export interface CartLines {
  /**
   * Adds lines to a cart. `before` is the cart as it was last read, if it was. Resolves with null when the shop no longer
   * has the cart.
   */
  add: (cartId: string, lines: readonly BuyLineInput[], before: BuyCart | null) => Promise<BuyCart | null>;
  /** As `add`, these resolve with null when the shop no longer has the cart. */
  update: (cartId: string, lines: { id: string; quantity: number }[]) => Promise<BuyCart | null>;
  remove: (cartId: string, lineIds: string[]) => Promise<BuyCart | null>;
  /** Call when the shopper is shown the cart's lines: from now on, adding the same lines means to add them once more. */
  settle: () => void;
}

/** Keeps the client's own methods, so call this before they are replaced. */
export function createCartLines({ checkout }: BuyClient): CartLines {
  const fetchCart = checkout.fetch.bind(checkout);
  const raw = {
    add: checkout.addLineItems.bind(checkout),
    update: checkout.updateLineItems.bind(checkout),
    remove: checkout.removeLineItems.bind(checkout),
  };
  /** An addition that the page announces as failed, although the shop may have made it. */
  let unsure: UnsureAdd | null = null;

  async function addOnce(
    cartId: string,
    lines: readonly BuyLineInput[],
    before: BuyCart | null,
    retries: number,
  ): Promise<BuyCart | null> {
    try {
      return await raw.add(cartId, copyLines(lines));
    } catch (error) {
      if (!mayHaveRun(error)) throw error;
      unsure = before && { cartId, lines, before };
      const now = await fetchCart(cartId).catch(() => {
        throw error;
      });
      if (now === null || (before && hasAdded(before, now, lines))) return now;
      // A request that is only late may still run. And the library's own errors do not pass by trying again.
      if (!before || retries === 0 || !["down", "blocked", "garbled"].includes(problemOf(error))) throw error;
      return await addOnce(cartId, lines, now, retries - 1);
    }
  }

  /** Whatever the error of a change that may be repeated: the cart says whether it was made. */
  async function confirmed(
    cartId: string,
    change: Promise<BuyCart>,
    isMade: (now: BuyCart) => boolean,
  ): Promise<BuyCart | null> {
    try {
      return await change;
    } catch (error) {
      if (!mayHaveRun(error)) throw error;
      const now = await fetchCart(cartId).catch(() => {
        throw error;
      });
      if (now === null || isMade(now)) return now;
      throw error;
    }
  }

  return {
    async add(cartId, lines, before) {
      const earlier = unsure?.cartId === cartId && isSame(unsure.lines, lines) ? unsure : null;
      if (earlier) {
        const now = await fetchCart(cartId);
        if (now === null || hasAdded(earlier.before, now, lines)) return now;
        return addOnce(cartId, lines, now, 1);
      }
      return addOnce(cartId, lines, before, 1);
    },
    update: (cartId, lines) =>
      confirmed(cartId, raw.update(cartId, lines), (now) =>
        lines.every(({ id, quantity }) => quantity === (lineOf(now, id)?.quantity ?? 0)),
      ),
    remove: (cartId, lineIds) =>
      confirmed(cartId, raw.remove(cartId, lineIds), (now) => lineIds.every((id) => !lineOf(now, id))),
    settle: () => void (unsure = null),
  };
}

function lineOf({ lineItems }: BuyCart, id: string) {
  return lineItems.find((line) => line.id === id);
}

/**
 * The quantities that a shopper asked for while the page showed one cart, as changes of the current one, which may be another tab's.
 * Lines that it no longer has are left out.
 */
export function changesOf(
  asked: readonly { id: string; quantity: number }[],
  shown: BuyCart | null,
  current: BuyCart | null,
): { id: string; quantity: number }[] {
  return asked.flatMap((line) => {
    const quantity = wholeQuantity(line.quantity, 0);
    if (!shown || !current || shown === current) return [{ ...line, quantity }];
    const before = lineOf(shown, line.id);
    // A cart that was made again has the same variants in other lines.
    const now = lineOf(current, line.id) ?? lineWith(current, before?.variant?.id);
    if (!now) return [];
    // The library's plus and minus count from the quantity that this tab showed.
    const step = quantity - (before?.quantity ?? quantity);
    return [{ id: now.id, quantity: Math.abs(step) === 1 ? now.quantity + step : quantity }];
  });
}

function lineWith({ lineItems }: BuyCart, variantId: string | undefined) {
  return lineItems.find(({ variant }) => variant && variant.id === variantId);
}

/** The variants of these lines of a cart. */
export function variantsOf(cart: BuyCart | null, lines: readonly { id: string }[]): string[] {
  return lines.flatMap(({ id }) => (cart && lineOf(cart, id)?.variant?.id) ?? []);
}

/** The library changes the lines that it gets. */
export function copyLines(lines: readonly BuyLineInput[] = []): BuyLineInput[] {
  return lines.map((line) => ({ ...line, quantity: wholeQuantity(line.quantity, 1) }));
}

/**
 * The lines that would make this cart again, with changed quantities, and without those that are no longer sold. None when the cart
 * is not known.
 */
export function inputOf(
  cart: BuyCart | null,
  changes: readonly { id: string; quantity: number }[] = [],
): BuyLineInput[] {
  return (cart?.lineItems ?? []).flatMap(({ id, variant, quantity: before }) => {
    const quantity = changes.find((change) => change.id === id)?.quantity ?? before;
    return variant && quantity > 0 ? [{ variantId: variant.id, quantity }] : [];
  });
}

/** The library passes on the value of its number field unchecked. */
export function wholeQuantity(quantity: number, least: number): number {
  return Number.isFinite(quantity) ? Math.max(least, Math.floor(quantity)) : 1;
}

/** Other tabs may have added lines as well, so every quantity may have grown by more. */
function hasAdded(before: BuyCart, now: BuyCart, lines: readonly BuyLineInput[]): boolean {
  return lines.every(
    ({ variantId }) =>
      quantityOf(inputOf(now), variantId) >=
      quantityOf(inputOf(before), variantId) + quantityOf(lines, variantId),
  );
}

function isSame(one: readonly BuyLineInput[], other: readonly BuyLineInput[]): boolean {
  const text = (lines: readonly BuyLineInput[]): string =>
    JSON.stringify(lines.map(({ variantId, quantity }) => [variantId, quantity]));
  return text(one) === text(other);
}
