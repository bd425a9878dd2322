import { cartCodeRecord, readCartCodeRecord } from "@/lib/purchase/cart-code-record";
import { removeCodeCookie } from "./code-cookie";
import { referralStore, type ReferralStore } from "./referral-store";
import { removeParameter } from "@/lib/browser/address";
import { REFERRAL_PARAMETER } from "./referral-code";
import { localStore, STORAGE_KEYS, type SafeStorage } from "@/lib/browser/storage";

/**
 * Removes the live referral code. If a cart has it, the cart is recorded, and the code is removed from it as soon as the
 * shop is connected in any tab. If that fails, it is tried again before checkout. Returns the removed records, for an undo, and whether a
 * cart has the code.
 */
export function forgetCode(
  referrals: Pick<ReferralStore, "forget"> = referralStore,
  storage: Pick<SafeStorage, "get" | "set"> = localStore,
) {
  const record = readCartCodeRecord(storage.get(STORAGE_KEYS.cartCode));
  // The cart is recorded first, because removing the code makes connected tabs check the cart.
  if (record)
    storage.set(STORAGE_KEYS.cartCode, cartCodeRecord(record.cartId, null, [record.code, ...record.others]));
  removeCodeCookie();
  // At once: an opt-out reloads the page, and the next load would store the code of its address again.
  removeParameter(REFERRAL_PARAMETER);
  return { referrals: referrals.forget(), isOnCart: record !== null };
}
