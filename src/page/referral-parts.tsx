// What needs the referral code on every page. These components read it themselves, so that the page around them is not rendered again:
// prerendered HTML has no code, so it changes right after hydration. Their script is one file, live-parts.tsx.
import { useState } from "react";
import { Late, type LoadPart, parts } from "@/components/late";
import { useCheckoutState } from "@/features/checkout/checkout-context";
import { usePrivacyChoice } from "@/hooks/use-privacy-choice";
import { useReferralCode } from "@/hooks/use-referral-code";
import { warnOnce } from "@/lib/log";

const liveParts: LoadPart = async () => (await import("./live-parts")).LiveParts;
const places = {
  bar: async () => (await import("./live-parts")).BarCode,
  checkout: async () => (await import("./live-parts")).CheckoutCode,
  hero: async () => (await import("./sender-part")).SenderPart,
} satisfies Record<string, LoadPart>;

const warnOfPopup = (): void => warnOnce("The referral popup did not load. The referral code still counts.");
const warnOfField = (): void =>
  warnOnce("The code field did not load. A referral code of a link still counts.");

/** Before the HTML of an affiliate's page is hydrated, which has him. */
export const loadSender = () => parts.load(places.hero);

/** The lookup of the code and the popup, and the note on Global Privacy Control. */
export function ReferralParts() {
  const choice = usePrivacyChoice();
  return useReferralCode() === null && choice !== "signal" ? null : (
    <Late load={liveParts} onFailure={warnOfPopup} />
  );
}

/**
 * The referral code in the navigation bar, or in picker and cart with the field for another code, or who sent it, in the hero. Its script is loaded when a
 * code is live; for the field, together with the buy button.
 */
export function CodeSlot({ place }: { place: keyof typeof places }) {
  const code = useReferralCode();
  const isStarted = useCheckoutState(({ button }) => button.phase !== "idle");
  const isWanted = code !== null || (place === "checkout" && isStarted);
  // It stays after the code is removed, because the removal can be undone in it.
  const [isLoaded, setLoaded] = useState(() => place === "hero" && parts.loaded(places.hero) !== null);
  if (isWanted && !isLoaded) setLoaded(true);
  return isLoaded ? <Late load={places[place]} onFailure={warnOfField} /> : null;
}
