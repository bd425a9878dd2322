// The library's restoring of the cart of an earlier visit. When it fails, the library drops the stored id, also a newer one of another tab.
import type { BuyCart, BuyClient } from "@shopify/buy-button-js";
import type { CartLines } from "./cart-lines";
import type { OnProblem } from "./cart-turns";
import { ShopError } from "@/vendors/shopify/transport/shop-error";

interface Options {
  client: BuyClient;
  storedCartId: { get(): string | null; set(id: string | null): void };
  cartLines: CartLines;
  /** Reads a cart, and makes it the page's. */
  read: (cartId: string) => Promise<BuyCart | null>;
  onCart: (cart: BuyCart) => void;
  /** Called when the shop has no such cart. Returns whether its lines must not be created again. */
  ended: (cartId: string) => boolean;
  onProblem: OnProblem;
}

/** Replaces the client's methods that the library calls while it restores a cart. */
export function restoreCarts({ client, storedCartId, cartLines, read, onCart, ended, onProblem }: Options) {
  const { checkout } = client;
  /** A cart of an earlier visit that could not be fetched, but may be there. */
  let unrestored: string | null = null;

  /** A failure that may pass must not lose the cart. */
  async function whileRestoring<T>(id: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ShopError) || error.passing) unrestored = storedCartId.get() ?? id;
      throw error;
    }
  }

  // The library sends this only while it restores a cart, for lines that are no longer sold.
  checkout.removeLineItems = (id, lineIds) =>
    whileRestoring(id, async () => {
      const cart = await cartLines.remove(id, lineIds);
      if (cart) onCart(cart);
      // The shop has deleted the cart meanwhile.
      return cart ?? (await checkout.fetch(id)) ?? Promise.reject(new ShopError("cart-gone"));
    });
  checkout.fetch = (id) =>
    whileRestoring(id, async () => {
      const cart = await read(id);
      if (cart) return cart;
      const isSpent = ended(id);
      const stored = storedCartId.get();
      if (stored && stored !== id) return checkout.fetch(stored);
      if (!isSpent) onProblem("cart-gone");
      return null;
    });

  return {
    /** Call when the library has tried to restore its cart: stores the id again that the library dropped on a failure that may pass. */
    keepUnrestored: (): void => {
      if (unrestored === null) return;
      storedCartId.set(unrestored);
      // The library shows an empty cart instead of the stored one.
      onProblem("cart-late");
    },
  };
}
