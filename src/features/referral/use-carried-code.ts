import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { usePrivacyChoice } from "@/hooks/use-privacy-choice";
import { useReferralCode } from "@/hooks/use-referral-code";
import { removeParameter, replaceAddress } from "@/lib/browser/address";
import { isAppBrowser } from "@/lib/browser/app-browser";
import { hashWithCode } from "@/lib/referral/code-in-hash";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { PARAMETER_REMOVAL_DELAY_MS, REFERRAL_PARAMETER } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { hasReadingScripts } from "@/lib/browser/reading-scripts";
import { markEntry, WRITTEN_CODE } from "./capture-referral";

/**
 * Moves the live code to the hash of the address, which "Open in browser" hands over. Without one, after an opt-out, or
 * where a vendor's script could read it there, the hash has none. No history entry is added, and the router's state of the entry stays.
 */
function carryCode(): void {
  const code = privacyChoice.allowed() && !hasReadingScripts() ? referralStore.current() : null;
  removeParameterOfQuery();
  const url = new URL(window.location.href);
  const hash = hashWithCode(url.hash, code);
  const state: object | null = window.history.state;
  if (hash === url.hash && (code === null || WRITTEN_CODE in Object(state))) return;
  url.hash = hash;
  if (code === null) replaceAddress(url, state);
  else markEntry(url);
}

function removeParameterOfQuery(): void {
  if (window.location.search.includes(REFERRAL_PARAMETER)) removeParameter(REFERRAL_PARAMETER);
}

/**
 * In an app's browser, keeps the live code in the address after each navigation, until it is removed. The delay is that of
 * `captureReferral`, which reads the address of the same navigation first.
 */
export function useCarriedCode(): void {
  useLocation();
  useReferralCode();
  usePrivacyChoice();
  // After each rendering, which the three above cause.
  useEffect(() => {
    if (!isAppBrowser()) return;
    const timer = setTimeout(carryCode, PARAMETER_REMOVAL_DELAY_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => (isAppBrowser() ? carryCode : undefined), []);
}
