/** How long the shop may take before the page reports a problem to the shopper. */
export const SHOP_LIMIT_MS = 8_000;

/** What went wrong, as far as a shopper needs to know it. */
export type ShopProblem =
  | "offline"
  | "blocked"
  | "slow"
  | "busy"
  | "down"
  | "refused"
  | "missing"
  | "garbled"
  | "sold-out"
  | "few-left"
  | "quantity"
  | "not-sold"
  | "cart-full"
  | "remark"
  | "currency"
  | "cart-gone"
  | "cart-late"
  | "unknown";

/** A problem, and what the sentence about it needs. */
export interface ShopReport {
  problem: ShopProblem;
  /** How many of the bundle are in the cart. */
  quantity?: number;
  /** What the shop says itself, in the page's language, where it says more than a code: only a remark has one. */
  message?: string;
  /** What else the shop says about the same change. */
  others?: readonly ShopReport[];
}

export class ShopError extends Error {
  constructor(readonly problem: ShopProblem) {
    super(`The shop could not be used: ${problem}`);
    this.name = "ShopError";
  }
}
