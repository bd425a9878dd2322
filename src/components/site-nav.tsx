import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { buttonClasses } from "./button-link";
import { LineIcon } from "./line-icon";
import { pause, PausedLink } from "./while-paused";
import { SiteLink } from "./site-link";
import { isPlainClick } from "@/lib/browser/plain-click";
import { scrollToTop } from "@/lib/browser/scroll";

interface SiteNavProps {
  brandName: string;
  labels: { bar: string; cart: string; menu: string };
  items: readonly { to: string; label: string }[];
  /** The links that only the menu has. */
  moreItems: readonly { to: string; label: string }[];
  /**
   * The link to buy, after the other links; null where nothing is sold. It is filled while no section of the page with a button of its
   * own is in view.
   */
  buy: { to: string; label: string; price: ReactNode; isPrimary: boolean; onBuy: () => void } | null;
  /** `onOpen` returns false if the browser must follow the link. The quantity is 0 until it is known. */
  cart: { to: string; quantity: number; onOpen: () => boolean };
  /** Shown in the menu, and on wide screens between logo and links. Its space is free, so that nothing moves when it appears. */
  code: ReactNode;
}

const MENU_ID = "menu";

/** The menu is a popover, so the browser opens it, closes it and handles Escape without script. */
function closeMenu(): void {
  const menu = document.getElementById(MENU_ID);
  // Safari before 17 does not support popovers and throws on the `:popover-open` selector.
  if (menu && "hidePopover" in menu && menu.matches(":popover-open")) menu.hidePopover();
}

export function SiteNav({ brandName, labels, items, moreItems, buy, cart, code }: SiteNavProps) {
  const { pathname } = useLocation();
  const isHome = pathname === "/";

  const linksTo = (to: string, label: string) => (
    <li key={to}>
      <SiteLink
        to={to}
        aria-current={pathname === to || pathname.startsWith(`${to}/`) ? "page" : undefined}
        onClick={closeMenu}
        className="nav-link"
      >
        {label}
      </SiteLink>
    </li>
  );
  const links = items.map(({ to, label }) => linksTo(to, label));

  const buyLink = (className: string, price?: ReactNode) =>
    buy && (
      <li>
        <SiteLink
          to={buy.to}
          onClick={() => {
            closeMenu();
            buy.onBuy();
          }}
          data-selling
          className={className}
        >
          {/* A new element for a new label: browsers count centered text whose start changes as a layout shift. */}
          <span key={buy.label}>{buy.label}</span>
          {price}
        </SiteLink>
        {pause && <PausedLink className={className} />}
      </li>
    );

  return (
    <header className="site-bar sticky top-0 z-40 border-b border-transparent bg-charcoal text-bone print:hidden">
      <nav
        aria-label={labels.bar}
        className="site-nav mx-auto flex min-h-15 max-w-page items-center gap-[min(1rem,5vw)] px-edge @5xl:min-h-19 @5xl:gap-4 @7xl:gap-9"
      >
        <SiteLink
          to="/"
          onClick={(event) => {
            closeMenu();
            if (!isHome || !isPlainClick(event)) return;
            event.preventDefault();
            scrollToTop();
          }}
          className="mr-auto block min-w-0 py-3 @5xl:mr-0 @5xl:shrink-0"
        >
          <img
            src="/brand/logo-on-dark.svg"
            alt={brandName}
            width="549"
            height="64"
            // Otherwise React preloads it, before the largest picture of the page.
            fetchPriority="low"
            className="site-logo h-auto w-[12.875rem] max-w-full @5xl:w-[13.5rem] @7xl:w-[18.25rem]"
          />
        </SiteLink>
        <div className="hidden min-w-0 flex-1 @5xl:block">{code}</div>
        <ul className="hidden flex-wrap items-center gap-x-3.5 text-small font-semibold whitespace-nowrap @5xl:flex @7xl:gap-x-8">
          {links}
          {buyLink(buy?.isPrimary ? "buy-pill buy-pill-primary" : "buy-pill")}
        </ul>
        <SiteLink
          to={cart.to}
          onClick={(event) => {
            closeMenu();
            // Safari does not focus a link on click. The cart returns the focus, when it is closed, to the element that
            // had it before.
            event.currentTarget.focus({ preventScroll: true });
            if (cart.onOpen()) event.preventDefault();
          }}
          className="cart-pill"
        >
          {/* The label keeps its place in the layout when the number arrives, which is later than the page. An empty cart has none. */}
          <span className={cart.quantity === 0 ? "cart-label cart-label-alone" : "cart-label"}>
            {labels.cart} <span>{cart.quantity || null}</span>
          </span>
        </SiteLink>
        <button type="button" popoverTarget={MENU_ID} className="menu-button">
          <span className="sr-only">{labels.menu}</span>
          <LineIcon className="w-[min(1.5rem,7.5vw)]">
            <path d="M3 7h18" />
            <path d="M3 17h18" />
          </LineIcon>
        </button>
        <div id={MENU_ID} popover="auto" className="menu-panel">
          {code}
          <ul>
            {links}
            {moreItems.map(({ to, label }) => linksTo(to, label))}
            {buyLink(buttonClasses("lime", "mt-5 w-full"), buy?.price)}
          </ul>
        </div>
      </nav>
    </header>
  );
}
