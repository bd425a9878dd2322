// Where a shopper leaves to. Shopify makes the address of a cart's checkout with the shop's primary domain. Where that is this site's own
// domain, the address is a page that this site does not have, and the shop answers it at its other domains as well.
import { cartLink, cartLinkBase, type CartLinkItem } from "@/lib/purchase/cart-link";
import { withCampaign } from "@/lib/referral/campaign";
import { isOnSite, parseAddress } from "@/lib/site/own-site";
import type { Shop } from "./facts";

/** With the market's prefix, as in /en-ca/cart/c/…. */
const AT_SHOP = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:cart\/c|checkouts)\/./i;

export interface Leaving {
  shop: Shop;
  /** Addresses of this site; none where its own pages are the checkout, as in the demo store. */
  ownSites: readonly string[];
  /** The live referral code, for a cart link. The cart of the shop's own address has it already. */
  code: () => string | null;
}

/**
 * Returns the address, unless it is on this site: then the same cart's at the shop's own domain, or, where it is no cart's, a cart
 * link with these lines.
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
