import { creditMark, readCreditMark } from "@/lib/credit-mark";
import { localStore, STORAGE_KEYS, visitStore } from "@/lib/storage";

/**
 * Removes the referral code and all stored data that contains it. Returns whether a cart has the code as an attribute.
 * If so, the cart is marked, and the code is removed from it as soon as the shop is connected in any tab. If that
 * fails, it is tried again before checkout.
 */
export function forgetReferral(): boolean {
  const mark = readCreditMark(localStore.get(STORAGE_KEYS.creditedCart));
  // The cart is marked first, because removing the code makes connected tabs check the cart.
  if (mark) localStore.set(STORAGE_KEYS.creditedCart, creditMark(mark.cartId, null));
  localStore.remove(STORAGE_KEYS.popupShown);
  visitStore.remove(STORAGE_KEYS.discount);
  localStore.remove(STORAGE_KEYS.referralCode);
  return mark !== null;
}

/** Returns whether a cart still has a code that the visitor has removed. */
export function isCodeBeingRemovedFromCart(): boolean {
  return readCreditMark(localStore.get(STORAGE_KEYS.creditedCart))?.code === null;
}

export function subscribeToCartCode(onChange: () => void): () => void {
  return localStore.subscribe(STORAGE_KEYS.creditedCart, onChange);
}
