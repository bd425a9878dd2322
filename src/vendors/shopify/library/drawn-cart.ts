// The cart as the library draws it.
import type { BuyCart, BuyUi } from "@shopify/buy-button-js";

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
