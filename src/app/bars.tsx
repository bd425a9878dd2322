// Navigation and buy bar. They read what changes while a page is shown themselves, so that the page is not rendered again with them.
import { type ReactNode, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { PausedBar } from "@/components/while-paused";
import { SiteNav } from "@/components/site-nav";
import { brand } from "@/content/brand";
import { checkoutLabels, layoutLabels, navigationLabels, priceLabels } from "@/content/interface";
import { navItems } from "@/content/site";
import { BuyBar } from "@/features/checkout/buy-bar";
import { useCheckout, useCheckoutState, useShopBundles } from "@/features/checkout/checkout-context";
import { bundlePath } from "@/lib/purchase/bundle-path";
import { isBuySectionInView, onBuySectionChange } from "@/lib/purchase/buy-sections";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { areAllSoldOut } from "@/lib/purchase/shop-bundles";
import { checkoutPath, paths } from "@/lib/site/paths";
import { CodeSlot } from "./code-parts";

export function NavigationBar() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { start, openCart } = useCheckout();
  const pieces = useCheckoutState((state) => piecesIn(state.cartLines));
  const buy = { ...useBuyLink(), isPrimary: !useBuySectionInView(pathname), onBuy: start };

  return (
    <SiteNav
      brandName={brand.name}
      labels={navigationLabels}
      items={navItems}
      // The end of a purchase does not sell.
      buy={pathname === paths.demoCheckout ? null : buy}
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

export function OfferBar({ children }: { children: ReactNode }) {
  return (
    <BuyBar
      labels={{ area: layoutLabels.buyBar, soldOut: checkoutLabels.soldOut }}
      priceLabels={priceLabels}
      link={useBuyLink()}
      isHidden={useBuySectionInView(useLocation().pathname)}
    >
      {import.meta.env.PAUSE ? <PausedBar /> : null}
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

function piecesIn(lines: readonly CartLinkItem[] | null): number | null {
  return lines ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : null;
}
