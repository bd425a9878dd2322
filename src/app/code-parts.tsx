// What needs the referral code on every page. These components read it themselves, so that the page around them is not rendered again:
// prerendered HTML has no code, so it changes right after hydration.
import { Deferred } from "@/components/deferred";
import { ErrorBoundary } from "@/components/error-boundary";
import { cartLabels, shopProblems } from "@/content/interface";
import { CartDrawer } from "@/features/checkout/cart-drawer";
import { useReferralCode } from "@/hooks/use-referral-code";
import { cartLink } from "@/lib/purchase/cart-link";
import { warn } from "@/lib/log";
import { CodeSlot } from "./code-slot";
import { linkBase } from "@/vendors/shopify/link-base";

const liveCode = { load: async () => ({ default: (await import("./live-code")).LiveCode }) };

const warnOfPopup = (): void => warn("The referral popup did not load. The referral code still counts.");

/** The lookup of the code and the popup. */
export function CodeParts() {
  if (useReferralCode() === null) return null;
  return (
    <ErrorBoundary onFailure={warnOfPopup} renderFailure={() => null}>
      <Deferred part={liveCode} onFailure={warnOfPopup} />
    </ErrorBoundary>
  );
}

export function Cart() {
  const code = useReferralCode();
  return (
    <CartDrawer
      labels={cartLabels}
      problems={shopProblems}
      cartLinkFor={(items) => cartLink(linkBase, items, code)}
      codeArea={<CodeSlot place="checkout" />}
    />
  );
}
