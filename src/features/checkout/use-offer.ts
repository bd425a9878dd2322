import { useCheckoutState } from "./checkout-context";
import { useCodeAnswer } from "@/hooks/use-code-answer";
import { useReferralCode } from "@/hooks/use-referral-code";
import { type Offer, offerOf } from "@/lib/purchase/offer";

/** Returns what the live referral code takes off; null without a code, and in prerendered HTML. */
export function useOffer(): Offer | null {
  const code = useReferralCode();
  const answer = useCodeAnswer(code);
  const figures = useCheckoutState((state) => state.figures);
  return code === null ? null : offerOf(code, answer, figures);
}
