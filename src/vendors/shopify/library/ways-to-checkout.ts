// The way from the page to the shop's checkout.
import { cartLink, cartLinkBase, type CartLinkItem } from "@/lib/purchase/cart-link";
import { withCampaign } from "@/lib/referral/campaign";
import { isOnSite, parseAddress } from "@/lib/site/own-site";
import type { Shop } from "@/vendors/shopify/facts";

/** With the market's prefix, as in /en-ca/cart/c/…. */
const AT_SHOP = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:cart\/c|checkouts)\/./i;

export interface Leaving {
  shop: Shop;
  /** Addresses of this site; none where its own pages are the checkout, as in the demo store. */
  ownSites: readonly string[];
  /** The live referral code, for a cart link. The cart of the shop's own address has it already. */
  code: () => string | null;
}

export interface PrivacyObjection {
  current: () => boolean;
  /** Calls back after the visitor's choice has changed, also in another tab. */
  subscribe: (onChange: () => void) => void;
}

/** The address to leave for; null where the shop gave none. */
export function checkoutAddress(
  address: string,
  items: readonly CartLinkItem[],
  leaving: Leaving,
  campaign: string,
): string | null {
  return leavingAddress(checkoutAtShop(address, items, leaving), campaign);
}

/**
 * Returns a function that says whether the choice has changed since now. If so, a response may be older than the choice, and
 * its address of the checkout says nothing of it, or the opposite.
 */
export function watchObjection({ current, subscribe }: PrivacyObjection): () => boolean {
  const first = current();
  let changed = false;
  subscribe(() => (changed = true));
  // A change in another tab can be read before its event arrives, and a browser's signal has no event.
  return () => changed || current() !== first;
}

/**
 * Returns the address, unless it is on this site: then the same cart's at the shop's own domain, or, where it is no cart's, a cart
 * link with these lines. Shopify makes the address of a cart's checkout with the shop's primary domain. Where that is this site's own
 * domain, the address is a page that this site does not have, and the shop answers it at its other domains as well.
 */
export function checkoutAtShop(
  address: string,
  items: readonly CartLinkItem[],
  { shop, ownSites, code }: Leaving,
): string {
  const url = parseAddress(address, window.location.href);
  if (!url || !isOnSite(url, ownSites)) return address;
  const { pathname, search, hash } = url;
  return AT_SHOP.test(pathname)
    ? `https://${shop.domain}${pathname}${search}${hash}`
    : cartLink(cartLinkBase(shop.domain, ""), items, code());
}

/**
 * Returns the address of a checkout with the visit's campaign; without one, as the shop gave it. Returns null for an address
 * that is no page: a browser would reload this one, throw, or run it as a script.
 */
export function leavingAddress(address: string, campaign: string): string | null {
  if (!address) return null;
  try {
    const { href, protocol } = new URL(
      campaign ? withCampaign(address, campaign) : address,
      window.location.href,
    );
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}
