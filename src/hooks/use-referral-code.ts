import { useSyncExternalStore } from "react";
import { referralStore } from "@/lib/referral-store";

/** The live referral code, or null; null in the HTML of the build. Follows other tabs. */
export function useReferralCode(): string | null {
  return useSyncExternalStore(referralStore.subscribe, referralStore.current, () => null);
}
