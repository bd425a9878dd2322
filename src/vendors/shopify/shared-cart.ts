// Lets the tabs of one browser notice each other's changes of their cart.
import type { BuyCart } from "@shopify/buy-button-js";
import type { CartFigures } from "@/lib/purchase/offer";

export interface SharedCartOptions {
  /** Storage of all tabs, for the cart's content after its last change. */
  changes: { get(): string | null; set(text: string): void };
}

export interface SharedCart {
  /** Call after a change by this tab, and never after only reading: two tabs that answer each other would not stop. */
  announce: (cart: BuyCart, figures: CartFigures | null) => void;
  /** Call when the cart was bought. */
  announceEnd: (cartId: string) => void;
  /** Whether another tab has changed the cart since this tab changed or read it. */
  isBehind: () => boolean;
  /** Call before reading the cart. The function that it returns says that the cart was read. */
  startReading: () => () => void;
}

export function createSharedCart({ changes }: SharedCartOptions): SharedCart {
  let handled = changes.get();
  function write(content: readonly unknown[]): void {
    handled = JSON.stringify(content);
    if (changes.get() !== handled) changes.set(handled);
  }
  return {
    // The content, and not a counter, which two tabs could raise to the same number. The codes are left out: a code that
    // the shopper removes must not stay in storage.
    announce: (cart, figures) =>
      write([
        cart.id,
        cart.lineItems.map(({ id, quantity }) => [id, quantity]),
        figures?.totalCents ?? null,
        figures?.codes.map(({ applicable }) => applicable) ?? null,
      ]),
    announceEnd: (cartId) => write([cartId]),
    isBehind: () => changes.get() !== handled,
    startReading() {
      const read = changes.get();
      return () => void (handled = read);
    },
  };
}
