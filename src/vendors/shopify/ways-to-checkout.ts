// The two ways from the page to the shop's checkout.
import type { BuyCart, BuyLineInput } from "@shopify/buy-button-js";
import { oneAtATime } from "@/lib/one-at-a-time";
import { track } from "@/vendors/analytics";
import { problemOf } from "./cart-answers";
import { leavingAddress } from "./leaving-address";
import type { ReferralCarts } from "./referral-carts";
import type { ShopProblem } from "./shop-error";

interface Options {
  carts: ReferralCarts;
  fetchCart: (id: string) => Promise<BuyCart | null>;
  /** The cart that is drawn. */
  cart: () => BuyCart | null | undefined;
  /** What is picked; null when no product is shown. */
  picked: () => BuyLineInput | null;
  /** Whether the visitor's objection is another one than the cart's checkout was made with. */
  hasObjectionChanged: () => boolean;
  campaign: () => string;
  onProblem: (problem: ShopProblem) => void;
}

/** Each is taken once at a time: the shop may take seconds, and an impatient shopper taps again. */
export function waysToCheckout(options: Options): { checkOut: () => void; buyNow: () => void } {
  const { carts, onProblem } = options;

  function leaveFor(checkoutAddress: string): void {
    const address = leavingAddress(checkoutAddress, options.campaign());
    if (address === null) return onProblem("garbled");
    track({ event: "checkout" });
    window.location.assign(address);
  }

  async function checkOut(): Promise<void> {
    // A quantity that was typed before the tap is on its way: the shop's checkout would have the old one, or not say what was refused.
    if (!(await carts.changesMade())) return;
    await carts.applyCode();
    const cart = options.cart();
    if (!cart) return onProblem("cart-gone");
    try {
      const answered = options.hasObjectionChanged() ? await options.fetchCart(cart.id) : cart;
      // The fetch itself reports a cart that is gone.
      if (answered) leaveFor(answered.webUrl);
    } catch (error) {
      onProblem(problemOf(error));
    }
  }

  async function buyNow(): Promise<void> {
    const line = options.picked();
    if (!line) return;
    try {
      leaveFor(await carts.createForCheckout([line]));
    } catch (error) {
      onProblem(problemOf(error));
    }
  }

  return { checkOut: oneAtATime(checkOut), buyNow: oneAtATime(buyNow) };
}
