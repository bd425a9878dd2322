import { useSyncExternalStore } from "react";
import { privacyChoice, type PrivacyChoice } from "@/lib/consent/privacy-choice";

/** Returns the visitor's choice, also when another tab changes it; "open" in prerendered HTML. */
export function usePrivacyChoice(): PrivacyChoice {
  return useSyncExternalStore(privacyChoice.subscribe, privacyChoice.current, () => "open");
}
