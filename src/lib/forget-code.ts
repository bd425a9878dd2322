import { readCartCodeRecord, removalRecord } from "./cart-code-record";
import type { StoredReferrals } from "./referral-code";
import { referralStore } from "./referral-store";
import { localStore, STORAGE_KEYS } from "./storage";

export interface ForgottenCode {
  /** The removed records, for an undo. Null if no code was live. */
  referrals: StoredReferrals | null;
  /** Whether a cart has the code. */
  isOnCart: boolean;
}

/**
 * Removes the live referral code. If a cart has it, the cart is recorded, and the code is removed from it as soon as the
 * shop is connected in any tab. If that fails, it is tried again before checkout.
 */
export function forgetCode(): ForgottenCode {
  const record = readCartCodeRecord(localStore.get(STORAGE_KEYS.cartCode));
  // The cart is recorded first, because removing the code makes connected tabs check the cart.
  if (record)
    localStore.set(STORAGE_KEYS.cartCode, removalRecord(record.cartId, record.code ?? record.removed));
  return { referrals: referralStore.forget(), isOnCart: record !== null };
}
