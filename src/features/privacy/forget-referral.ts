import { creditMark, readCreditMark } from "@/lib/credit-mark";
import { localStore, STORAGE_KEYS, visitStore } from "@/lib/storage";

/**
 * Forgets the code and every note that holds it. Returns whether a cart carries it: then that cart is marked to lose
 * it, which happens as soon as the shop is connected, here or in any tab, and again before checkout if it failed.
 */
export function forgetReferral(): boolean {
  const mark = readCreditMark(localStore.get(STORAGE_KEYS.creditedCart));
  // Before the code goes: its going is what makes a connected tab look at the cart.
  if (mark) localStore.set(STORAGE_KEYS.creditedCart, creditMark(mark.cartId, null));
  localStore.remove(STORAGE_KEYS.popupShown);
  visitStore.remove(STORAGE_KEYS.discount);
  localStore.remove(STORAGE_KEYS.referralCode);
  return mark !== null;
}

/** Whether a cart still carries a code that was forgotten. */
export function isCreditBeingRemoved(): boolean {
  return readCreditMark(localStore.get(STORAGE_KEYS.creditedCart))?.code === null;
}

export function subscribeToCredit(onChange: () => void): () => void {
  return localStore.subscribe(STORAGE_KEYS.creditedCart, onChange);
}
