// Puts one bundle into the cart in the place of another.
import type { BuyCart, BuyClient } from "@shopify/buy-button-js";
import { quantityOf } from "@/lib/purchase/quantity-of";
import { inputOf } from "./cart-lines";
import { numberOf, variantGid } from "./ids";

/** The numbers of two variants. */
export interface Swap {
  from: string;
  to: string;
}

/**
 * Adds one of the variant, and takes the lines of the other one out when the shop has added it. These are two requests, because each of
 * them is made exactly once (cart-lines.ts), and a failure of the second leaves a cart with both, which the shopper sees. Resolves with
 * the cart to draw. Like the client's own methods, it stays open after a failure, which is reported there.
 */
export async function swapBundles(
  { checkout }: Pick<BuyClient, "checkout">,
  cartId: string,
  { from, to }: Swap,
): Promise<BuyCart> {
  const gid = variantGid(to);
  const added = await checkout.addLineItems(cartId, [{ variantId: gid, quantity: 1 }]);
  if (quantityOf(inputOf(added), gid) === 0) return added;
  const replaced = added.lineItems.filter(({ variant }) => variant && numberOf(variant.id) === from);
  if (replaced.length === 0) return added;
  return checkout.updateLineItems(
    added.id,
    replaced.map(({ id }) => ({ id, quantity: 0 })),
  );
}
