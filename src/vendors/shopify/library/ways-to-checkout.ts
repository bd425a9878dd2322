// The way from the page to the shop's checkout.
import { cartLink, cartLinkBase, type CartLinkItem } from "@/lib/purchase/cart-link";
import { withCampaign } from "@/lib/referral/campaign";
import { isOnSite, parseAddress } from "@/lib/site/own-site";
import type { Connection } from "./buy-page";

/** With the market's prefix, as in /en-ca/cart/c/…. */
const AT_SHOP = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:cart\/c|checkouts)\/./i;

interface Leaving extends Pick<Connection, "shop" | "ownSites"> {
  /** The live referral code, for a cart link. The cart of the shop's own address has it already. */
  code: () => string | null;
}

/**
 * Returns the address to leave for, with the visit's campaign, or as the shop gave it without one. Returns null where it is no page: a
 * browser would reload this one, throw, or run it as a script.
 */
export function checkoutAddress(
  address: string,
  items: readonly CartLinkItem[],
  leaving: Leaving,
  campaign: string,
): string | null {
  const atShop = checkoutAtShop(address, items, leaving);
  const url = atShop === "" ? null : parseAddress(atShop, window.location.href);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return campaign ? withCampaign(url.href, campaign) : url.href;
}

/**
 * Shopify makes the address of a cart's checkout with the shop's primary domain. Where that is this site's own, the address is a page that
 * this site does not have, and the shop answers it at its other domains as well. Where it is no cart's, a cart link has the lines.
 */
function checkoutAtShop(address: string, items: readonly CartLinkItem[], leaving: Leaving): string {
  const { shop, ownSites, code } = leaving;
  const url = parseAddress(address, window.location.href);
  if (!url || !isOnSite(url, ownSites)) return address;
  const { pathname, search, hash } = url;
  return AT_SHOP.test(pathname)
    ? `https://${shop.domain}${pathname}${search}${hash}`
    : cartLink(cartLinkBase(shop.domain, ""), items, code());
}
