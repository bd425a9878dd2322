// What the tabs of one browser know of their cart: each other's changes of it, and which carts are spent.
import type { BuyCart } from "@shopify/buy-button-js";
import type { CartFigures } from "@/lib/purchase/offer";
import { numberOf } from "@/vendors/shopify/ids";

/** Storage of all tabs. */
interface Memory {
  get(): string | null;
  set(text: string): void;
}

/** `changes` has the cart's content after its last change. */
export function createSharedCart({ changes }: { changes: Memory }) {
  let handled = changes.get();
  function write(content: readonly unknown[]): void {
    handled = JSON.stringify(content);
    if (changes.get() !== handled) changes.set(handled);
  }
  return {
    /**
     * Call after a change by this tab, and never after only reading: two tabs that answer each other would not stop. Written is the content,
     * and not a counter, which two tabs could raise to the same number. The codes are left out: a code that the shopper removes must not
     * stay in storage.
     */
    announce: (cart: BuyCart, figures: CartFigures | null) =>
      write([
        cart.id,
        cart.lineItems.map(({ id, quantity }) => [id, quantity]),
        figures?.totalCents ?? null,
        figures?.codes.map(({ applicable }) => applicable) ?? null,
      ]),
    /** Call when the cart was bought. */
    announceEnd: (cartId: string) => write([cartId]),
    /** Whether another tab has changed the cart since this tab changed or read it. */
    isBehind: () => changes.get() !== handled,
    /** Call before reading the cart. The function that it returns says that the cart was read. */
    startReading() {
      const read = changes.get();
      return () => void (handled = read);
    },
  };
}

/** A browser has one cart at a time. A tab that slept may still show an earlier one. */
const MAX_CARTS = 10;

export type SpentCarts = ReturnType<typeof createSpentCarts>;

/**
 * The carts whose lines must not be created again: the shopper took them to the checkout, or their lines went into a new cart. The shop
 * answers null for the cart of a completed order and for one that expired. Only this tells the two apart. The key in a cart's id lets its
 * holder change the cart, so it is not kept a second time.
 */
export function createSpentCarts(memory: Memory) {
  const kept = (): string[] => (memory.get() ?? "").split(" ").filter((token) => token !== "");
  return {
    has: (cartId: string) => kept().includes(numberOf(cartId)),
    add: (cartId: string): void => {
      const token = numberOf(cartId);
      memory.set([token, ...kept().filter((other) => other !== token)].slice(0, MAX_CARTS).join(" "));
    },
  };
}
