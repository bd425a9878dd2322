import { useSyncExternalStore } from "react";
import { privacyChoice, type PrivacyChoice } from "@/lib/privacy-choice";

/** "open" in the HTML of the build. Follows other tabs. */
export function usePrivacyChoice(): PrivacyChoice {
  return useSyncExternalStore(privacyChoice.subscribe, privacyChoice.current, () => "open");
}
