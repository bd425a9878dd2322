// The way from the page to the shop's checkout.
import { cartLink, cartLinkBase, type CartLinkItem } from "@/lib/purchase/cart-link";
import { withCampaign } from "@/lib/referral/campaign";
import { isOnSite, parseAddress } from "@/lib/site/own-site";
import type { Connection } from "./buy-page";

/** With the market's prefix, as in /en-ca/cart/c/…. */
const AT_SHOP = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:cart\/c|checkouts)\/./i;

/**
 * Returns the address to leave for, with the visit's campaign, or as the shop gave it without one. Returns null where it is no page: a
 * browser would reload this one, throw, or run it as a script.
 *
 * Shopify makes the address of a cart's checkout with the shop's primary domain. Where that is this site's own, the address is a page that
 * this site does not have, and the shop answers it at its other domains as well. Where it is no cart's, a cart link has the lines and the
 * live code, which the cart of the shop's own address has already.
 */
export function checkoutAddress(
  address: string,
  items: readonly CartLinkItem[],
  { shop, ownSites }: Pick<Connection, "shop" | "ownSites">,
  code: string | null,
  campaign: string,
): string | null {
  const given = parseAddress(address, window.location.href);
  if (!given || !/^https?:$/.test(given.protocol)) return null;
  const { pathname, search, hash, href } = given;
  const isHere = isOnSite(given, ownSites);
  if (!isHere && address === "") return null;
  const atShop = AT_SHOP.test(pathname)
    ? `https://${shop.domain}${pathname}${search}${hash}`
    : cartLink(cartLinkBase(shop.domain, ""), items, code);
  const url = isHere ? atShop : href;
  return campaign ? withCampaign(url, campaign) : url;
}
