import { useEffect } from "react";
import { useReferralCode } from "@/hooks/use-referral-code";
import type { LookUpOnPage } from "./code-lookup";
import { useHasPainted } from "@/hooks/use-has-painted";

/** Has the live code looked up on each page, once the first one is painted. */
export function useCodeLookup(lookUp: LookUpOnPage, page: string): void {
  const code = useReferralCode();
  const painted = useHasPainted();
  useEffect(() => {
    if (painted && code !== null) void lookUp(page);
  }, [lookUp, page, painted, code]);
}
