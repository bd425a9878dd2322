import { useEffect } from "react";
import { useReferralCode } from "@/hooks/use-referral-code";
import { usePrivacyChoice } from "@/hooks/use-privacy-choice";
import { removeCodeCookie } from "@/lib/referral/code-cookie";
import type { LookUpOnPage } from "./code-lookup";
import { useHasPainted } from "@/hooks/use-has-painted";

/** Has the live code looked up on each page, once the first one is painted. */
export function useCodeLookup(lookUp: LookUpOnPage, page: string): void {
  const code = useReferralCode();
  const choice = usePrivacyChoice();
  const painted = useHasPainted();
  useEffect(() => {
    // The browser may send Global Privacy Control since the lookup set the cookie.
    if (choice !== "open") removeCodeCookie();
  }, [choice]);
  useEffect(() => {
    if (painted && code !== null) void lookUp(page);
  }, [lookUp, page, painted, code]);
}
