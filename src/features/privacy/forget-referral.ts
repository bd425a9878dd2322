import { forgetCode } from "@/lib/referral/forget-code";
import { localStore, STORAGE_KEYS, visitStore } from "@/lib/browser/storage";

/**
 * Removes the referral code and all stored data that contains it, but for the record of a cart that has it: that one goes when the code is
 * off the cart. Returns whether a cart has the code.
 */
export function forgetReferral(): boolean {
  localStore.set(STORAGE_KEYS.popupShown, null);
  visitStore.set(STORAGE_KEYS.discount, null);
  return forgetCode().isOnCart;
}
