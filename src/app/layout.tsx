import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { BackToTop } from "@/components/back-to-top";
import { Late, type LoadPart } from "@/components/late";
import { SiteFooter } from "@/components/site-footer";
import { brand, sellerLine } from "@/content/brand";
import { buyButtonLabels, cartLabels, layoutLabels, shopProblems } from "@/content/interface";
import { footer } from "@/content/site";
import { CartDrawer } from "@/features/checkout/cart-drawer";
import { CheckoutProvider, useLinkedBundle } from "@/features/checkout/checkout-context";
import { connectShop } from "@/features/checkout/connect-shop";
import { Section } from "@/features/recovery/section";
import { captureReferral } from "@/features/referral/capture-referral";
import { useFetchAhead } from "@/hooks/use-fetch-ahead";
import { useNavigationPosition } from "@/hooks/use-navigation-position";
import { useReferralCode } from "@/hooks/use-referral-code";
import { cartLink } from "@/lib/purchase/cart-link";
import { removeParameter } from "@/lib/browser/address";
import { warnOnce } from "@/lib/log";
import { campaignStore } from "@/lib/referral/campaign-store";
import { REFERRAL_PARAMETER } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { paths } from "@/lib/site/paths";
import { track } from "@/vendors/analytics";
import { config } from "@/vendors/config";
import { linkBase } from "@/vendors/shopify/link-base";
import { NavigationBar, OfferBar } from "./bars";
import { ReferralParts, CodeSlot } from "@/page/referral-parts";
import { goods } from "@/page/goods";
import { Page } from "./page";
import { loadAhead, matchedPage } from "./routes";

/** Null where the content has none. */
declare const __NOTICE__: string | null;

// The variable is compared here and not in a function, so that a build with a shop leaves out the demo store's chunk.
const connect = connectShop(
  buyButtonLabels,
  config.shop,
  import.meta.env.SHOP_DOMAIN ? null : async () => (await import("@/demo/open-store")).openStore(goods),
);

// The same elements each time, so that React does not render them again with the next page.
const backToTop = <BackToTop label={layoutLabels.backToTop} />;
const { tiktok, instagram, youtube, x } = brand.social;
const siteFooter = (
  <SiteFooter
    brandName={brand.name}
    email={brand.email}
    seller={{ line: sellerLine, phone: brand.seller.phone }}
    social={[tiktok, instagram, youtube, x]}
    {...footer}
  />
);

/** A build without a vendor for page views reports none. */
const usePageView: (page: string) => void = import.meta.env.TAGS
  ? (page) => useEffect(() => track({ event: "page_view", page }), [page])
  : () => undefined;

export function Layout() {
  return (
    <CheckoutProvider goods={goods} connect={connect}>
      <SharedParts />
    </CheckoutProvider>
  );
}

/** Chromium scrolls no row for a control that is partly in view: Tab would leave the second card of a pair cut (156, at 375 px). */
function showCard({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(".card-row li :focus-visible"))
    target.scrollIntoView({ inline: "center", block: "nearest" });
}

/** Everything that all pages share: navigation, footer, cart, and the scroll position and focus after a navigation. */
function SharedParts() {
  const location = useLocation();
  useNavigationPosition();
  useFetchAhead(loadAhead);
  useLinkedBundle(goods.bundles);
  useEffect(() => {
    campaignStore.capture(location.search);
    captureReferral(location);
    // In an app's browser, entries from before the code was removed still have it.
    if (referralStore.current() === null) removeParameter(REFERRAL_PARAMETER);
  }, [location]);
  useEffect(() => {
    document.addEventListener("focusin", showCard);
    return () => document.removeEventListener("focusin", showCard);
  }, []);
  const matched = matchedPage(location);
  usePageView(matched ? location.pathname : "*");
  return (
    <>
      <a href="#main" className="skip-link">
        {layoutLabels.skip}
      </a>
      <Section name="bar">
        {__NOTICE__ ? (
          <aside className="shop-notice bg-lime px-edge py-2 text-center font-semibold text-balance text-charcoal print:hidden">
            {__NOTICE__}
          </aside>
        ) : null}
        <NavigationBar />
      </Section>
      <main id="main" tabIndex={-1} className={__NOTICE__ ? "outline-none below-notice" : "outline-none"}>
        {matched ? (
          <Page
            key={location.pathname}
            path={location.pathname}
            route={matched.route}
            params={matched.params}
          />
        ) : null}
      </main>
      <Section name="footer">{siteFooter}</Section>
      <Section name="buy-bar">
        {matched?.route.path === paths.demoCheckout ? backToTop : <OfferBar>{backToTop}</OfferBar>}
      </Section>
      <ReferralParts />
      <Section name="cart">
        <Cart />
      </Section>
    </>
  );
}

const cartExtras: LoadPart = async () => (await import("./cart-extras")).CartExtras;
const warnOfExtras = (): void =>
  warnOnce("What the cart says beside its lines did not load. The cart works without it.");

function Cart() {
  const code = useReferralCode();
  return (
    <CartDrawer
      labels={cartLabels}
      problems={shopProblems}
      cartLinkFor={(items) => cartLink(linkBase, items, code)}
      codeArea={<CodeSlot place="checkout" />}
      extras={<Late load={cartExtras} onFailure={warnOfExtras} />}
    />
  );
}
