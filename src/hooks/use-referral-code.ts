import { useSyncExternalStore } from "react";
import { localStore, STORAGE_KEYS } from "@/lib/browser/storage";
import { forgetCode } from "@/lib/referral/forget-code";
import { referralStore } from "@/lib/referral/referral-store";

/** Returns the live referral code or null, also when another tab changes it; null in prerendered HTML. */
export function useReferralCode(): string | null {
  return useSyncExternalStore(subscribe, referralStore.current, () => null);
}

function subscribe(onChange: () => void): () => void {
  // A code that another tab removes would otherwise stay in this tab's copy: see createCopiedStorage in lib/referral/referral-store.ts.
  // A cart that this tab made meanwhile may have it. A function of its own, because a browser adds the same one only once.
  const onOtherTab = ({ key }: StorageEvent): void => {
    const isMeant = key === null || key === STORAGE_KEYS.referralCode;
    if (isMeant && localStore.get(STORAGE_KEYS.referralCode) === null) forgetCode();
  };
  window.addEventListener("storage", onOtherTab);
  const unsubscribe = referralStore.subscribe(onChange);
  return () => {
    window.removeEventListener("storage", onOtherTab);
    unsubscribe();
  };
}
