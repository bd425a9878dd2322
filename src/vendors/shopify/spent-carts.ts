// The carts whose lines must not be created again: the shopper took them to the checkout, or their lines went into a new cart. The shop
// answers null for the cart of a completed order and for one that expired. Only this tells the two apart.
import { numberOf } from "./ids";

/** A browser has one cart at a time. A tab that slept may still show an earlier one. */
const MAX_CARTS = 10;

export interface SpentCarts {
  add: (cartId: string) => void;
  has: (cartId: string) => boolean;
}

/** `memory` is shared by all tabs. The key in a cart's id lets its holder change the cart, so it is not kept a second time. */
export function createSpentCarts(memory: { get(): string | null; set(text: string): void }): SpentCarts {
  const kept = (): string[] => (memory.get() ?? "").split(" ").filter((token) => token !== "");
  return {
    has: (cartId) => kept().includes(numberOf(cartId)),
    add(cartId) {
      const token = numberOf(cartId);
      memory.set([token, ...kept().filter((other) => other !== token)].slice(0, MAX_CARTS).join(" "));
    },
  };
}
