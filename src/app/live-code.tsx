// What a referral code adds to the pages, in one file, which is loaded when a code is live or the buy button starts. The file's
// name does not say referral or popup, because content blockers refuse such names.
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { codeLabels } from "@/content/code-labels";
import { referralPopup } from "@/content/code-offer";
import { useCheckout, useCheckoutState, useOffer } from "@/features/checkout/checkout-context";
import { CodeArea, RemovableCode } from "@/features/referral/code-area";
import { createPageLookup } from "@/features/referral/code-lookup";
import { ReferralPopup } from "@/features/referral/referral-popup";
import { useCarriedCode } from "@/features/referral/use-carried-code";
import { useCodeLookup } from "@/features/referral/use-code-lookup";
import { isSameCode } from "@/lib/purchase/offer";
import { keptCampaign } from "@/lib/referral/kept-campaign";
import { checkoutPath } from "@/lib/site/paths";
import { SignalNote } from "./signal-note";

// The variable is compared here and not in a function, so that a build with a shop leaves out the demo store's answers.
const lookUpOnPage = createPageLookup(
  import.meta.env.SHOP_DOMAIN ? null : async () => (await import("@/demo/demo-affiliates")).demoAffiliates(),
);

/**
 * On every page while a code is live: its lookup, its place in the address of an app's browser, and the popup. Also where the browser
 * sends Global Privacy Control: the note on it.
 */
export function LiveCode() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { closeCart } = useCheckout();
  useCodeLookup(lookUpOnPage, pathname);
  useCarriedCode();
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
      <ReferralPopup labels={referralPopup} onRedeem={leadToPicker} />
    </>
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
  return <CodeArea labels={codeLabels} offer={offer} reason={reason} betterDiscount={better} />;
}
