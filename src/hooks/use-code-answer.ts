import { useSyncExternalStore } from "react";
import { codeAnswers } from "@/lib/referral/code-answers";
import type { CodeAnswer } from "@/lib/purchase/offer";

/**
 * Returns the affiliate service's answer on a code; null without a code and while the answer is awaited. `LiveCode`
 * (page/live-parts.tsx) has the live code looked up on every page, after the first paint, once in a visit for all components.
 */
export function useCodeAnswer(code: string | null): CodeAnswer | null {
  const answers = useSyncExternalStore(codeAnswers.subscribe, codeAnswers.get, codeAnswers.get);
  return code === null ? null : (answers.get(code) ?? null);
}
