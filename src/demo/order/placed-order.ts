// An order of the demo store that was placed: where it is kept, and what says when.
import { demoStorage, type DemoCheckout } from "@/demo/demo-shop";
import { createCartShelf } from "@/demo/store/cart-shelf";

const PLACED_PARAMETER = "placed";

/**
 * Places the order of a checkout's address. Returns the query of the address that shows its receipt. A cart keeps it, so that the shop no
 * longer has the cart, as a real one. The order of a cart link is nowhere but in its address.
 */
export function placeOrder(query: string, now: Date): string {
  const parameters = new URLSearchParams(query);
  const cartId = parameters.get("cart");
  if (cartId === null) {
    parameters.set(PLACED_PARAMETER, now.toISOString());
    return parameters.toString();
  }
  const shelf = createCartShelf(demoStorage);
  const cart = shelf.findByBareId(cartId);
  if (cart) shelf.put({ ...cart, placedAt: now.toISOString() });
  return parameters.toString();
}

/** Null where the order is still to be placed, and where the address has no time that can be read. */
export function placedAt(order: DemoCheckout, query: string): Date | null {
  const text = order.placedAt ?? new URLSearchParams(query).get(PLACED_PARAMETER);
  const time = text ? new Date(text) : null;
  return time && !Number.isNaN(time.getTime()) ? time : null;
}
