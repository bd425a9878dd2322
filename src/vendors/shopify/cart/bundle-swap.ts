// Puts one bundle into the cart in the place of another.
import type { BuyCart, BuyLineInput } from "@shopify/buy-button-js";
import { quantityOf } from "@/lib/purchase/quantity-of";
import { inputOf } from "./cart-lines";
import { numberOf, variantGid } from "@/vendors/shopify/ids";

/** The numbers of two variants. */
export interface Swap {
  from: string;
  to: string;
}

interface SwapParts {
  /** The cart at the time of the tap, and now. */
  shown: BuyCart | null;
  cart: BuyCart | null;
  add: (cartId: string, lines: BuyLineInput[]) => Promise<BuyCart>;
  update: (
    cartId: string,
    lines: { id: string; quantity: number }[],
    shown: BuyCart,
  ) => Promise<BuyCart | null>;
  draw: (cart: BuyCart) => void;
}

/**
 * Adds one of the variant, and takes the lines of the other one out when the shop has added it. Call it as one change of the cart: a
 * second tap then finds that the lines it was shown are gone, and resolves with null. These are two requests, because each of them is
 * made exactly once (cart-lines.ts). A failure of the second leaves a cart with both, which is drawn before.
 */
export async function swapBundles(
  { shown, cart, add, update, draw }: SwapParts,
  { from, to }: Swap,
): Promise<BuyCart | null> {
  const linesOf = ({ lineItems }: BuyCart) =>
    lineItems.filter(({ variant }) => variant && numberOf(variant.id) === from);
  const isShown = ({ id }: { id: string }) => shown?.lineItems.some((line) => line.id === id);
  if (!cart || !linesOf(cart).some(isShown)) return null;
  const gid = variantGid(to);
  const added = await add(cart.id, [{ variantId: gid, quantity: 1 }]);
  draw(added);
  const replaced = linesOf(added).map(({ id }) => ({ id, quantity: 0 }));
  return quantityOf(inputOf(added), gid) === 0 || replaced.length === 0
    ? added
    : update(added.id, replaced, added);
}
