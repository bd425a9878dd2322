import { useState } from "react";
import { Deferred } from "@/components/deferred";
import { ErrorBoundary } from "@/components/error-boundary";
import { useCheckoutState } from "@/features/checkout/checkout-context";
import { useReferralCode } from "@/hooks/use-referral-code";
import { warnOnce } from "@/lib/log";

const parts = {
  bar: { load: async () => ({ default: (await import("./live-code")).BarCode }) },
  checkout: { load: async () => ({ default: (await import("./live-code")).CheckoutCode }) },
};

const warnOfField = (): void =>
  warnOnce("The code field did not load. A referral code of a link still counts.");

/**
 * The referral code in the navigation bar, or in picker and cart with the field for another code. Its script is loaded when a
 * code is live; for the field, together with the buy button.
 */
export function CodeSlot({ place }: { place: keyof typeof parts }) {
  const code = useReferralCode();
  const isStarted = useCheckoutState(({ phase }) => phase !== "idle");
  const isWanted = code !== null || (place === "checkout" && isStarted);
  // It stays after the code is removed, because the removal can be undone in it.
  const [isLoaded, setLoaded] = useState(false);
  if (isWanted && !isLoaded) setLoaded(true);
  return isLoaded ? (
    <ErrorBoundary onFailure={warnOfField} renderFailure={() => null}>
      <Deferred part={parts[place]} onFailure={warnOfField} />
    </ErrorBoundary>
  ) : null;
}
