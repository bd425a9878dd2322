// What a referral code adds to the pages, in one file, which is loaded when a code is live or the buy button starts. The file's
// name does not say referral or popup, because content blockers refuse such names.
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Late, type LoadPart } from "@/components/late";
import { codeLabels } from "@/content/code-labels";
import { referralPopup } from "@/content/code-offer";
import { signalNote } from "@/content/signal-note";
import { useCheckout, useCheckoutState, useOffer } from "@/features/checkout/checkout-context";
import { CodeArea, RemovableCode } from "@/features/referral/code-area";
import { askService, createPageLookup } from "@/features/referral/code-lookup";
import { useCodeLookup } from "@/features/referral/use-code-lookup";
import { ReferralPopup } from "@/features/referral/referral-popup";
import { useCarriedCode } from "@/features/referral/use-carried-code";
import { usePrivacyChoice } from "@/hooks/use-privacy-choice";
import { useReferralCode } from "@/hooks/use-referral-code";
import { sent, useSent } from "@/hooks/use-sent";
import { STORAGE_KEYS, visitStore } from "@/lib/browser/storage";
import { warnOnce } from "@/lib/log";
import { isSameCode } from "@/lib/purchase/offer";
import type { LookupAnswer } from "@/lib/referral/code-answers";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { keptCampaign } from "@/lib/referral/kept-campaign";
import { referralStore } from "@/lib/referral/referral-store";
import { keepsSender } from "@/lib/referral/sender";
import { checkoutPath } from "@/lib/site/paths";
import { loadSender } from "./referral-parts";

// The variable is compared here and not in a function, so that a build with a shop leaves out the demo store's answers.
const fetchFromDemo = import.meta.env.SHOP_DOMAIN
  ? null
  : async () => (await import("@/demo/demo-affiliates")).demoAffiliates();
/** His card comes first, so that a page that is navigated to has it in its hero from the start. */
const senderOfCode: LoadPart = async () => {
  await loadSender();
  return (await import("./sender-part")).SenderOfCode;
};
const goOnWithoutSender = (): void => {
  warnOnce("Who sent the visitor cannot be shown. The referral code still counts.");
  sent.set(null);
};
const lookUpOnPage = createPageLookup(fetchFromDemo);

/** What the affiliate service says of a code that is not the visitor's own: of the link kit. After an opt-out nobody is asked. */
export async function askAboutCode(code: string): Promise<LookupAnswer> {
  return privacyChoice.current() === "opted-out" ? { state: "unread" } : askService(code, fetchFromDemo);
}

/**
 * On every page while a code is live: its lookup, its place in the address of an app's browser, and the popup. Also where the browser
 * sends Global Privacy Control: the note on it.
 */
export function LiveParts() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { closeCart } = useCheckout();
  useCodeLookup(lookUpOnPage, pathname);
  useCarriedCode();
  const sender = useSent();
  const hasCode = useReferralCode() !== null;
  useEffect(() => {
    keptCampaign.keep();
    // Also when the code is removed, and with it this part of the page.
    return keptCampaign.keep;
  }, []);
  const leadToPicker = (): void => {
    // The popup may be over the cart, which would cover the picker.
    closeCart();
    navigate(checkoutPath);
  };
  return (
    <>
      <SignalNote />
      {hasCode && (import.meta.env.BROS || keepsSender(referralStore.referrals())) ? (
        <Late load={senderOfCode} onFailure={goOnWithoutSender} />
      ) : null}
      <ReferralPopup
        labels={{ ...referralPopup, ...sender?.texts }}
        isSenderAwaited={Boolean(import.meta.env.BROS) && sender === undefined}
        onRedeem={leadToPicker}
      />
    </>
  );
}

/**
 * Says once in a visit that Global Privacy Control is honored (11 CCR § 7025). It is the end of the page: nothing is below it that would
 * move, and it covers nothing. It stays until the page is loaded anew.
 */
function SignalNote() {
  const [isNew, setNew] = useState(false);
  const isSignaled = usePrivacyChoice() === "signal";
  useEffect(() => {
    if (!isSignaled || visitStore.get(STORAGE_KEYS.privacyShown) !== null) return;
    // Screen readers announce only text that changes after its element is there.
    const timer = setTimeout(() => {
      visitStore.set(STORAGE_KEYS.privacyShown, "1");
      setNew(true);
    });
    return () => clearTimeout(timer);
  }, [isSignaled]);
  return (
    <p role="status" className="bg-charcoal px-edge font-mono text-mono font-semibold text-ash">
      {/* Where the buy bar is above it, a line says that it is no part of the bar. */}
      {isNew ? (
        <span className="mx-auto block max-w-page pb-10 max-lg:border-t max-lg:border-rule-dark max-lg:pt-4">
          {signalNote}
        </span>
      ) : null}
    </p>
  );
}

/** In the navigation bar. */
export function BarCode() {
  return <RemovableCode labels={codeLabels} offer={useOffer()} />;
}

/** In the picker and in the cart. */
export function CheckoutCode() {
  const offer = useOffer();
  const figures = useCheckoutState((state) => state.figures);
  // The shop takes nothing off for a refused code, so what it takes off is another discount.
  const better = offer?.refused ? (figures?.discounts[0]?.name ?? null) : null;
  const reason = figures?.codes.find(({ code }) => offer && isSameCode(code, offer.code))?.reason ?? null;
  const note = useSent()?.texts.note;
  return (
    <>
      <CodeArea labels={codeLabels} offer={offer} reason={reason} betterDiscount={better} />
      {note === undefined ? null : <p className="code-note">{note}</p>}
    </>
  );
}
