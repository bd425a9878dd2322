// The two ways from the page to the shop's checkout.
import type { BuyCart, BuyLineInput } from "@shopify/buy-button-js";
import { cartLink, cartLinkBase, type CartLinkItem } from "@/lib/purchase/cart-link";
import { withCampaign } from "@/lib/referral/campaign";
import { isOnSite, parseAddress } from "@/lib/site/own-site";
import { track } from "@/vendors/analytics";
import { reportOfError } from "@/vendors/shopify/transport/cart-answers";
import type { OnProblem } from "@/vendors/shopify/cart/cart-turns";
import { linesOf } from "./cart-report";
import type { Shop } from "@/vendors/shopify/facts";
import { numberOf } from "@/vendors/shopify/ids";
import type { ReferralCarts } from "@/vendors/shopify/cart/referral-carts";

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

interface Options {
  leaving: Leaving;
  carts: ReferralCarts;
  fetchCart: (id: string) => Promise<BuyCart | null>;
  /** The cart that is drawn. */
  cart: () => BuyCart | null | undefined;
  /** What is picked; null when no product is shown. */
  picked: () => BuyLineInput | null;
  objection: PrivacyObjection;
  /** What the drawn cart costs, in dollars, and the cart that the shop has answered last. */
  cartValue: () => number | null;
  madeValue: () => number | null;
  campaign: () => string;
  onProblem: OnProblem;
}

/** Call before the first request. Each is taken once at a time: the shop may take seconds, and an impatient shopper taps again. */
export function waysToCheckout(options: Options): { checkOut: () => void; buyNow: () => void } {
  const { carts, onProblem } = options;
  const hasObjectionChanged = watchObjection(options.objection);

  /** Returns whether the page is being left. */
  function leaveFor(checkoutAddress: string, items: readonly CartLinkItem[], value: number | null): boolean {
    const address = leavingAddress(
      checkoutAtShop(checkoutAddress, items, options.leaving),
      options.campaign(),
    );
    if (address === null) {
      onProblem("garbled");
      return false;
    }
    track({ event: "checkout", cart: items, value });
    window.location.assign(address);
    return true;
  }

  /** A failure is reported to the shopper. */
  async function reported(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const { problem, ...detail } = reportOfError(error);
      onProblem(problem, detail);
    }
  }

  async function checkOut(): Promise<void> {
    // A quantity that was typed before the tap is on its way: the shop's checkout would have the old one, or not say what was refused.
    if (!(await carts.changesMade())) return;
    await carts.applyCode();
    const cart = options.cart();
    // It was bought, and is drawn empty by now.
    if (!cart) return;
    const answered = await confirmed(cart);
    // The fetch itself reports a cart that is gone.
    if (!answered) return;
    if (leaveFor(answered.webUrl, linesOf(answered), options.cartValue())) carts.leave(answered.id);
  }

  /** The cart as the shop has it, where the drawn one may be out of date. Null where it is gone. */
  async function confirmed(cart: BuyCart): Promise<BuyCart | null> {
    if (hasObjectionChanged()) return options.fetchCart(cart.id);
    // A cart that was bought has no checkout. Where the shop does not answer, the sale goes on with the address that is known.
    return carts.wasLeft(cart.id) ? options.fetchCart(cart.id).catch(() => cart) : cart;
  }

  async function buyNow(): Promise<void> {
    const line = options.picked();
    if (!line) return;
    const { variantId, quantity } = line;
    const address = await carts.createForCheckout([line]);
    leaveFor(address, [{ variantId: numberOf(variantId), quantity }], options.madeValue());
  }

  return {
    checkOut: oneAtATime(() => reported(checkOut)),
    buyNow: oneAtATime(() => reported(buyNow)),
  };
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

/** Returns a function that starts the work, and does nothing while the work that it has started goes on. The work must not reject. */
export function oneAtATime(work: () => Promise<void>): () => void {
  let isGoingOn = false;
  return () => {
    if (isGoingOn) return;
    isGoingOn = true;
    void work().finally(() => (isGoingOn = false));
  };
}
