import type { ShopProblem } from "@/vendors/shopify/shop-error";

/** What happened, in a shopper's words. The way to buy stands beside it. */
export const PROBLEM_WORDS: Record<ShopProblem, string> = {
  offline: "You seem to be offline. Once you are back, try again or go straight to the shop.",
  // A blocker, a network that broke, or a file that a redeploy removed: from here they look alike.
  blocked:
    "Our checkout did not get through, often because of an ad blocker. Try again, reload the page, or go straight to the shop.",
  slow: "The shop is taking too long to answer. Your choice is safe.",
  busy: "The shop is very busy right now. Your choice is safe.",
  down: "The shop’s system has a problem at the moment. Your choice is safe.",
  refused: "Our checkout here is not being let in by the shop. That is on us. Go straight to the shop.",
  missing: "Our checkout here cannot find the product. That is on us. Go straight to the shop.",
  garbled: "The shop gave an answer we could not read. Your choice is safe.",
  "sold-out": "The shop has not got that many left. Take fewer or another bundle, or look at the shop.",
  "cart-gone": "Your earlier cart is no longer at the shop, so this is a new one.",
  "cart-late":
    "Your earlier cart did not load just now. It is kept, and comes back with the next thing that you add.",
  unknown: "That did not work, and we do not know why. Your choice is safe.",
};
