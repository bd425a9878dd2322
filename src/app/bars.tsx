// Navigation and buy bar. They read what changes while a page is shown themselves, so that the page is not rendered again with them.
import { type ReactNode, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { buttonClasses } from "@/components/button-link";
import { Filled } from "@/components/filled";
import { pause, PausedBar } from "@/components/while-paused";
import { SiteNav } from "@/components/site-nav";
import { brand } from "@/content/brand";
import {
  buyButtonLabels,
  cartLabels,
  checkoutLabels,
  layoutLabels,
  navigationLabels,
  priceLabels,
} from "@/content/interface";
import { menuItems, navItems, signupBar } from "@/content/site";
import { BuyBar } from "@/features/checkout/buy-bar";
import {
  useCheckout,
  useCheckoutState,
  useOffer,
  useShopBundles,
} from "@/features/checkout/checkout-context";
import { useHeldCart } from "@/features/checkout/use-held-cart";
import { bundlePath } from "@/lib/purchase/bundle-path";
import { isBuySectionInView, onBuySectionChange } from "@/lib/purchase/buy-sections";
import { reducedPrice } from "@/lib/purchase/offer";
import { areAllSoldOut } from "@/lib/purchase/shop-bundles";
import { checkoutPath, paths, withoutTrailingSlash } from "@/lib/site/paths";
import { formatUsd } from "@/lib/text/money";
import { CodeSlot } from "@/page/referral-parts";

export function NavigationBar() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { start, openCart } = useCheckout();
  const held = useHeldCart();
  const buy = {
    ...useBuyLink(),
    isPrimary: !useBuySectionInView(pathname),
    onBuy: start,
    price: <ChosenPrice />,
  };

  return (
    <SiteNav
      brandName={brand.name}
      labels={navigationLabels}
      items={navItems}
      moreItems={menuItems}
      // The end of a purchase does not sell.
      buy={withoutTrailingSlash(pathname) === paths.demoCheckout ? null : buy}
      cart={{
        to: checkoutPath,
        quantity: held?.pieces ?? 0,
        // If the cart cannot be opened, the checkout section shows the reason and has cart links.
        onOpen: () => openCart(() => navigate(checkoutPath)),
      }}
      code={<CodeSlot key={pathname} place="bar" />}
    />
  );
}

/** "$20", behind the label of the menu's button. */
function ChosenPrice() {
  const chosen = useCheckoutState((state) => state.chosen);
  const offer = useOffer();
  const { price = null, isSoldOut = true } = useShopBundles().find(({ id }) => id === chosen) ?? {};
  if (price === null || isSoldOut) return null;
  return <span translate="no">{` ${formatUsd(reducedPrice(price, offer))}`}</span>;
}

export function OfferBar({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return withoutTrailingSlash(pathname) === paths.bros ? (
    // The page is for people who want to sell.
    <section className="buy-bar" aria-label={layoutLabels.buyBar}>
      <div>
        <a href="#sign-up">
          <span className="heading">{signupBar.text}</span>
          <span className={buttonClasses("lime")}>{signupBar.label}</span>
        </a>
        {children}
      </div>
    </section>
  ) : (
    <BundleBar>{children}</BundleBar>
  );
}

function BundleBar({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { openCart } = useCheckout();
  const held = useHeldCart();
  return (
    <BuyBar
      labels={{ area: layoutLabels.buyBar, soldOut: checkoutLabels.soldOut }}
      priceLabels={priceLabels}
      link={useBuyLink()}
      cart={
        held && held.pieces > 0
          ? {
              to: checkoutPath,
              text: <Filled text={cartLabels.held} values={{ count: held.pieces }} />,
              amount: held.cents === null ? null : formatUsd(held.cents / 100),
              label: buyButtonLabels.cart.checkout,
              onOpen: () => openCart(() => navigate(checkoutPath)),
            }
          : null
      }
      isHidden={useBuySectionInView(useLocation().pathname)}
    >
      {pause && <PausedBar />}
      {children}
    </BuyBar>
  );
}

/** Returns the link that navigation and bar buy by. */
function useBuyLink(): { to: string; label: string } {
  const chosen = useCheckoutState((state) => state.chosen);
  const isAllSoldOut = areAllSoldOut(useShopBundles());
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
