import { type ReactNode, useEffect, useRef, useState } from "react";
import { buttonClasses } from "@/components/button-link";
import type { ReferralCreditLabels } from "@/content/schema";
import { forgetReferral } from "./forget-referral";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { useReferralCode } from "@/hooks/use-referral-code";
import { useIsCodeBeingRemoved } from "@/hooks/use-is-code-being-removed";

interface StoredReferralCodeProps {
  labels: ReferralCreditLabels;
  /** Connects to the shop, which removes the code from the cart. */
  onCartToClear: () => void;
}

/** Shows the referral code that is stored in this browser, and a button that removes it. */
export function StoredReferralCode({ labels, onCartToClear }: StoredReferralCodeProps) {
  const code = useReferralCode();
  const hydrated = useIsHydrated();
  const removing = useIsCodeBeingRemoved();
  const status = useRef<HTMLParagraphElement>(null);
  const [forgotten, setForgotten] = useState<"not" | "alone" | "with-cart">("not");

  // This also continues a removal that failed on an earlier visit.
  useEffect(() => {
    if (removing) onCartToClear();
  }, [removing, onCartToClear]);

  function statusText(): ReactNode {
    if (!hydrated) return null;
    if (code !== null)
      return (
        <span>
          {labels.stored} <span translate="no">{code}</span>
        </span>
      );
    if (removing) return labels.removing;
    return { not: labels.none, alone: labels.forgotten, "with-cart": labels.removed }[forgotten];
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-tile bg-wall p-6">
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="min-h-6 grow basis-60 font-semibold outline-none"
      >
        {statusText()}
      </p>
      {code === null ? null : (
        <button
          type="button"
          className={buttonClasses("ink")}
          onClick={() => {
            // The button is removed with the code, so the focus moves to the status message.
            status.current?.focus();
            setForgotten(forgetReferral() ? "with-cart" : "alone");
          }}
        >
          {labels.forget}
        </button>
      )}
    </div>
  );
}
