import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { buttonClasses } from "@/components/button-link";
import { forgetReferral, isCreditBeingRemoved, subscribeToCredit } from "./forget-referral";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { useReferralCode } from "@/hooks/use-referral-code";

interface ReferralCreditWords {
  stored: string;
  none: string;
  forget: string;
  forgotten: string;
  /** The cart still carries the code. */
  removing: string;
  removed: string;
}

interface ReferralCreditProps {
  words: ReferralCreditWords;
  /** Connects to the shop, which then takes the code off the cart. */
  onCartToClear: () => void;
}

/** The bro's code that waits in this browser, and the button that forgets it. */
export function ReferralCredit({ words, onCartToClear }: ReferralCreditProps) {
  const code = useReferralCode();
  const hydrated = useIsHydrated();
  const removing = useSyncExternalStore(subscribeToCredit, isCreditBeingRemoved, () => false);
  const answer = useRef<HTMLParagraphElement>(null);
  const [forgotten, setForgotten] = useState<"not" | "alone" | "with-cart">("not");

  // Also a removal that an earlier visit could not finish.
  useEffect(() => {
    if (removing) onCartToClear();
  }, [removing, onCartToClear]);

  function said(): string {
    if (!hydrated) return "";
    if (code !== null) return `${words.stored} ${code}`;
    if (removing) return words.removing;
    return { not: words.none, alone: words.forgotten, "with-cart": words.removed }[forgotten];
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-tile bg-wall p-6">
      <p
        ref={answer}
        role="status"
        tabIndex={-1}
        className="min-h-6 grow basis-60 font-semibold outline-none"
      >
        {said()}
      </p>
      {code === null ? null : (
        <button
          type="button"
          className={buttonClasses("ink")}
          onClick={() => {
            // The button goes with the code.
            answer.current?.focus();
            setForgotten(forgetReferral() ? "with-cart" : "alone");
          }}
        >
          {words.forget}
        </button>
      )}
    </div>
  );
}
