import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigate, type Params } from "react-router-dom";
import { BackToTop } from "@/components/back-to-top";
import { ErrorBoundary } from "@/components/error-boundary";
import { loadHeadTags } from "@/components/page-head";
import { SiteNav } from "@/components/site-nav";
import { brand } from "@/content/brand";
import {
  buyButtonLabels,
  checkoutLabels,
  emptyPage,
  layoutLabels,
  navigationLabels,
  pageFailure,
  priceLabels,
} from "@/content/interface";
import { navItems } from "@/content/site";
import { BuyBar } from "@/features/checkout/buy-bar";
import {
  CheckoutProvider,
  useCheckout,
  useCheckoutState,
  useLinkedBundle,
  useShopBundles,
} from "@/features/checkout/checkout-context";
import { connectShop } from "@/features/checkout/connect-shop";
import { PageFailure } from "@/features/recovery/page-failure";
import { warnAbout } from "@/features/recovery/warn-about";
import { Section } from "@/features/recovery/section";
import { isMissingFile, reloadForRetry } from "@/features/recovery/missing-file";
import { reloadForStaleChunk } from "@/features/recovery/stale-chunk";
import { captureReferral } from "@/features/referral/capture-referral";
import { useFetchAhead } from "@/hooks/use-fetch-ahead";
import { useNavigationPosition } from "@/hooks/use-navigation-position";
import { loadPage, usePageModule } from "@/hooks/use-page-module";
import { useSingleNavigation } from "@/hooks/use-single-navigation";
import { useScrollDepth } from "@/hooks/use-scroll-depth";
import { bundlePath } from "@/lib/purchase/bundle-path";
import { campaignStore } from "@/lib/referral/campaign-store";
import { isBuySectionInView, noteBuySectionInView, onBuySectionChange } from "@/lib/purchase/buy-sections";
import { cartLink, type CartLinkItem } from "@/lib/purchase/cart-link";
import { fillText } from "@/lib/text/fill-text";
import { checkoutPath, paths } from "@/lib/site/paths";
import { referralStore } from "@/lib/referral/referral-store";
import { config } from "@/vendors/config";
import { CodeSlot } from "./code-slot";
import { siteFooter } from "./footer";
import { goods } from "./goods";
import { linkBase } from "@/vendors/shopify/link-base";
import { useOffer } from "@/features/checkout/use-offer";
import { forgetFailedLoads } from "@/lib/load-once";
import { Head } from "./head";
import { Cart, CodeParts } from "./code-parts";
import { matchedPage, type PageRoute } from "./routes";

// The variable is compared here and not in a function, so that a build with a shop leaves out the demo store's chunk.
const connect = connectShop(
  buyButtonLabels,
  config.shop,
  import.meta.env.SHOP_DOMAIN ? null : async () => (await import("@/demo/open-store")).openStore(goods),
);

export function Layout() {
  return (
    <CheckoutProvider goods={goods} connect={connect}>
      <Frame />
    </CheckoutProvider>
  );
}

// The same element each time, so that React does not render it again with the next page.
const backToTop = <BackToTop label={layoutLabels.backToTop} />;

/** Everything that all pages share: navigation, footer, cart, and the scroll position and focus after a navigation. */
function Frame() {
  const location = useLocation();
  useNavigationPosition();
  useSingleNavigation();
  useFetchAhead(loadAhead);
  useLinkedBundle(goods.bundles);
  useEffect(() => {
    campaignStore.capture(location.search);
    captureReferral(location);
  }, [location]);
  const matched = matchedPage(location);
  return (
    <>
      <a href="#main" className="skip-link">
        {layoutLabels.skip}
      </a>
      <Section name="bar">
        <NavigationBar />
      </Section>
      <main id="main" tabIndex={-1} className="outline-none">
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
      <CodeParts />
      <Section name="cart">
        <Cart />
      </Section>
    </>
  );
}

// Navigation and bar read what changes while a page is shown themselves, so that the page is not rendered again with them.

function NavigationBar() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { start, openCart } = useCheckout();
  const pieces = useCheckoutState((state) => piecesIn(state.cartLines));

  return (
    <SiteNav
      brandName={brand.name}
      labels={navigationLabels}
      items={navItems}
      buy={{ ...useBuyLink(), isPrimary: !useBuySectionInView(pathname), onBuy: start }}
      cart={{
        to: checkoutPath,
        quantity: pieces,
        // If the cart cannot be opened, the checkout section shows the reason and has cart links.
        onOpen: () => openCart(() => navigate(checkoutPath)),
      }}
      code={<CodeSlot key={pathname} place="bar" />}
    />
  );
}

function OfferBar({ children }: { children: ReactNode }) {
  return (
    <BuyBar
      labels={{ area: layoutLabels.buyBar, soldOut: checkoutLabels.soldOut }}
      priceLabels={priceLabels}
      offer={useOffer()}
      link={useBuyLink()}
      isHidden={useBuySectionInView(useLocation().pathname)}
    >
      {children}
    </BuyBar>
  );
}

/** Returns the link that navigation and bar buy by. */
function useBuyLink(): { to: string; label: string } {
  const chosen = useCheckoutState((state) => state.chosen);
  const isAllSoldOut = useShopBundles().every(({ isSoldOut }) => isSoldOut);
  return isAllSoldOut
    ? { to: paths.contact, label: checkoutLabels.ask }
    : { to: bundlePath(chosen), label: navigationLabels.buy };
}

/** Until something is known, from the page: the landing page begins with its hero. */
function useBuySectionInView(pathname: string): boolean {
  const isAtTop = pathname === paths.home;
  return useSyncExternalStore(
    onBuySectionChange,
    () => isBuySectionInView(pathname) ?? isAtTop,
    () => isAtTop,
  );
}

function piecesIn(lines: readonly CartLinkItem[] | null): number | null {
  return lines ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : null;
}

interface PageOfRoute {
  route: PageRoute;
  params: Params;
}

function Page({ path, route, params }: PageOfRoute & { path: string }) {
  useScrollDepth();
  const { get } = useCheckout();
  // How often the visitor has asked for the page again, and at which of these it last failed. Leaving the page counts as one more, so
  // that no earlier failure reloads the next page.
  const tries = useRef({ made: 0, failed: 0 });
  useEffect(() => {
    const { current } = tries;
    return () => void (current.made += 1);
  }, []);
  return (
    <ErrorBoundary
      onFailure={(error) => {
        warnAbout("A page", error);
        // It has no section to report it, and the buy bar is another way to buy.
        noteBuySectionInView(window.location.pathname, false);
        if (!isMissingFile(error)) return;
        const { made, failed } = tries.current;
        tries.current.failed = made;
        if (made > failed) void reloadForRetry(path, () => tries.current.made === made);
        else reloadForStaleChunk();
      }}
      renderFailure={(retry) => (
        <>
          <Head meta={{ title: pageFailure.heading, description: pageFailure.text }} path={null} />
          <PageFailure
            labels={pageFailure}
            onRetry={() => {
              tries.current.made += 1;
              forgetFailedLoads();
              retry();
              // The retry button is removed with the message. Without this the focus would be lost.
              document.getElementById("main")?.focus({ preventScroll: true });
            }}
            buyLinks={get().bundles.map(({ id, name, variantId }) => ({
              id,
              label: fillText(emptyPage.buy, { bundle: name }),
              to: cartLink(linkBase, [{ variantId, quantity: 1 }], referralStore.current()),
            }))}
          />
        </>
      )}
    >
      <LoadedPage route={route} params={params} />
    </ErrorBoundary>
  );
}

function LoadedPage({ route, params }: PageOfRoute) {
  const Component = usePageModule(route);
  return <Component params={params} />;
}

/** Fetches a page before a link to it is followed. */
async function loadAhead(path: string): Promise<void> {
  const matched = matchedPage(path);
  try {
    if (matched) await Promise.all([loadPage(matched.route, matched.params), loadHeadTags()]);
  } catch {
    // Where the link is followed, what failed is loaded again, and a failure is reported then.
  }
}
