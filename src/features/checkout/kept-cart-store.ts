import { localStore, STORAGE_KEYS } from "@/lib/browser/storage";
import { readKeptCart } from "@/lib/purchase/kept-cart";
import { isSpent } from "@/lib/purchase/spent-carts";

/** Whether the shopper took the kept cart to the checkout: it may be bought, which only the shop knows. */
export function isKeptCartSpent(): boolean {
  const cart = readKeptCart(localStore.get(STORAGE_KEYS.keptCart));
  return cart !== null && isSpent(localStore.get(STORAGE_KEYS.spentCarts), cart.id);
}

export function watchKeptCart(onChange: () => void): () => void {
  const ends = [STORAGE_KEYS.keptCart, STORAGE_KEYS.spentCarts].map((key) =>
    localStore.subscribe(key, onChange),
  );
  return () => ends.forEach((end) => end());
}

/** Null also where only the shop knows whether there still is one. */
export function keptCartText(): string | null {
  return isKeptCartSpent() ? null : localStore.get(STORAGE_KEYS.keptCart);
}
