// The cart as the library draws it, and the library's client as the way to the machine.
import type { BuyCart, BuyClient, BuyUi } from "@shopify/buy-button-js";
import type { CartRunner } from "@/vendors/shopify/cart/runner";
import { numberOf, variantGid } from "@/vendors/shopify/ids";
import type { Cart } from "@/vendors/shopify/transport/cart-figures";

/** The shape that the library's templates read. Without discounts: it throws for one without a name, and adds up amounts that are strings. */
function drawableCart(cart: Cart | null): BuyCart {
  const lines = cart?.lines ?? [];
  return {
    // The library drops the stored id, and so the cart, where it gets no cart.
    id: cart?.id ?? "",
    lineItems: lines.map(({ id, variantId, quantity, price, title, product, image }) => ({
      id,
      title: product,
      quantity,
      discountAllocations: [],
      variant: {
        id: variantGid(variantId),
        title,
        priceV2: { amount: price },
        image: image === null ? null : { src: image },
        product: { id: "" },
      },
    })),
    lineItemsSubtotalPrice: { amount: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0) },
  };
}

/** A number field may hold anything. */
export function wholeQuantity(quantity: number, least: number): number {
  return Number.isFinite(quantity) ? Math.max(least, Math.floor(quantity)) : 1;
}

/** Draws a cart that the library has not asked for itself, or an empty one. */
export function drawCart({ components }: BuyUi, cart: Cart | null): void {
  const [component] = components.cart;
  if (!component) return;
  const drawable = cart && drawableCart(cart);
  component.model = drawable;
  component.updateCache(drawable?.lineItems ?? []);
  component.view.render();
}

/**
 * Replaces the methods of the client with which the library changes its cart: each becomes an event of the machine. Call once, before
 * the library's interface is made. `isRestored` resolves when the cart of an earlier visit was read; `redraw`
 * draws a cart with what the library has taken off the page.
 */
export function replaceCartMethods(
  { checkout }: BuyClient,
  cart: CartRunner,
  isRestored: Promise<void>,
  redraw: (cart: Cart) => void,
): void {
  /** The library handles no rejection, so a change that fails, or has nothing to draw, stays open. */
  const drawn = (answered: Cart | null): BuyCart | Promise<never> =>
    answered ? drawableCart(answered) : new Promise(() => undefined);
  const add = async (inputs: readonly { variantId: string; quantity: number }[]): Promise<BuyCart> => {
    const lines = inputs.map(({ variantId, quantity }) => ({
      variantId: numberOf(variantId),
      quantity: wholeQuantity(quantity, 1),
    }));
    return drawn(await cart.click({ do: "add", lines }));
  };
  checkout.fetch = async () => {
    await isRestored;
    return drawableCart(cart.shown());
  };
  checkout.create = ({ lineItems = [] }) => add(lineItems);
  checkout.addLineItems = (_, lines) => add(lines);
  checkout.updateLineItems = async (_, changes) => {
    const lines = changes.map(({ id, quantity }) => ({ id, quantity: wholeQuantity(quantity, 0) }));
    const answered = await cart.click({ do: "set", lines });
    // The library takes a removed line off the page without looking whether the cart still has it, because the shop refused.
    const isRemoved = (line: string): boolean =>
      lines.some(({ id, quantity }) => id === line && quantity === 0);
    if (!answered?.lines.some(({ id }) => isRemoved(id))) return drawn(answered);
    redraw(answered);
    return drawn(null);
  };
}
