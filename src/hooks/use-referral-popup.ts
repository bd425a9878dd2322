import { useSyncExternalStore } from "react";
import { useCodeAnswer } from "./use-code-answer";
import { useReferralCode } from "./use-referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { popupFlags } from "@/lib/referral/popup-flags";
import { useHasPainted } from "./use-has-painted";

/** Browsers without modal dialogs show the code in the bar and at the picker only. */
const opensDialogs = (): boolean => "showModal" in document.createElement("dialog");

/**
 * While the service is asked, a code that this one replaced may become the live one again. If the visitor has dismissed that
 * one's popup, the popup waits for the answer: otherwise it would open and close by itself.
 */
const mayGiveWay = (): boolean =>
  referralStore.referrals()?.replaced.some(({ code }) => popupFlags.wasShown(code)) ?? false;

/**
 * Returns the live code for which the popup must be shown, null until the first paint, and what the affiliate service says of it; null
 * while it is looked up.
 */
export function useReferralPopup() {
  const live = useReferralCode();
  const answer = useCodeAnswer(live);
  const painted = useHasPainted();
  const hidden = useSyncExternalStore(
    popupFlags.subscribe,
    () => live === null || popupFlags.wasShown(live) || (answer === null && mayGiveWay()),
    () => true,
  );
  const code = painted && !hidden && opensDialogs() ? live : null;
  return {
    code,
    answer,
    /** Marks the popup as shown for this code, which hides it permanently. */
    dismiss: () => (code === null ? undefined : popupFlags.markShown(code)),
  };
}
