import { readCartCodeRecord, removalRecord } from "@/lib/cart-code-record";
import { referralStore } from "@/lib/referral-store";
import { localStore, STORAGE_KEYS, visitStore } from "@/lib/storage";

/**
 * Removes the referral code and all stored data that contains it. Returns whether a cart has the code as an attribute.
 * If so, the cart is recorded, and the code is removed from it as soon as the shop is connected in any tab. If that
 * fails, it is tried again before checkout.
 */
export function forgetReferral(): boolean {
  const record = readCartCodeRecord(localStore.get(STORAGE_KEYS.cartCode));
  // The cart is recorded first, because removing the code makes connected tabs check the cart.
  if (record)
    localStore.set(STORAGE_KEYS.cartCode, removalRecord(record.cartId, record.code ?? record.removed));
  localStore.remove(STORAGE_KEYS.popupShown);
  visitStore.remove(STORAGE_KEYS.discount);
  referralStore.forget();
  return record !== null;
}

/** Returns whether a cart still has a code that the visitor has removed. */
export function isCodeBeingRemovedFromCart(): boolean {
  return readCartCodeRecord(localStore.get(STORAGE_KEYS.cartCode))?.code === null;
}

export function subscribeToCartCode(onChange: () => void): () => void {
  return localStore.subscribe(STORAGE_KEYS.cartCode, onChange);
}
