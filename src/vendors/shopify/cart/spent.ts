// The carts whose lines must not be created again: the shopper took them to the checkout, or their lines went into a new cart. The shop
// answers null for the cart of a completed order and for one that expired. Only this tells the two apart. The key in a cart's id lets its
// holder change the cart, so it is not kept a second time.
import { numberOf } from "@/vendors/shopify/ids";

/** A browser has one cart at a time. A tab that slept may still show an earlier one. */
const MAX_CARTS = 10;

function tokensIn(text: string | null): string[] {
  return (text ?? "").split(" ").filter((token) => token !== "");
}

export function isSpent(text: string | null, cartId: string): boolean {
  return tokensIn(text).includes(numberOf(cartId));
}

export function withSpent(text: string | null, cartId: string): string {
  const token = numberOf(cartId);
  return [token, ...tokensIn(text).filter((other) => other !== token)].slice(0, MAX_CARTS).join(" ");
}
