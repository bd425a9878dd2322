import { useSyncExternalStore } from "react";
import { referralStore } from "@/lib/referral/referral-store";

/** Returns the live referral code or null, also when another tab changes it; null in prerendered HTML. */
export function useReferralCode(): string | null {
  return useSyncExternalStore(referralStore.subscribe, referralStore.current, () => null);
}
