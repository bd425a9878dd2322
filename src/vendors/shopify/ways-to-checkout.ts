// The two ways from the page to the shop's checkout.
import type { BuyCart, BuyLineInput } from "@shopify/buy-button-js";
import { oneAtATime } from "@/lib/one-at-a-time";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { track } from "@/vendors/analytics";
import { reportOfError } from "./cart-answers";
import type { OnProblem } from "./cart-turns";
import { linesOf } from "./cart-report";
import { checkoutAtShop, type Leaving, leavingAddress } from "./checkout-address";
import { numberOf } from "./ids";
import type { ReferralCarts } from "./referral-carts";

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
    track({ event: "checkout", value });
    window.location.assign(address);
    return true;
  }

  async function checkOut(): Promise<void> {
    // A quantity that was typed before the tap is on its way: the shop's checkout would have the old one, or not say what was refused.
    if (!(await carts.changesMade())) return;
    await carts.applyCode();
    const cart = options.cart();
    // It was bought, and is drawn empty by now.
    if (!cart) return;
    try {
      const answered = await confirmed(cart);
      // The fetch itself reports a cart that is gone.
      if (!answered) return;
      if (leaveFor(answered.webUrl, linesOf(answered), options.cartValue())) carts.leave(answered.id);
    } catch (error) {
      const { problem, ...detail } = reportOfError(error);
      onProblem(problem, detail);
    }
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
    try {
      const { variantId, quantity } = line;
      const address = await carts.createForCheckout([line]);
      leaveFor(address, [{ variantId: numberOf(variantId), quantity }], options.madeValue());
    } catch (error) {
      const { problem, ...detail } = reportOfError(error);
      onProblem(problem, detail);
    }
  }

  return { checkOut: oneAtATime(checkOut), buyNow: oneAtATime(buyNow) };
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
