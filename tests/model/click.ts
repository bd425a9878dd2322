// A click that adds to the cart, and what became of it.
import type { ShopProblem } from "@/vendors/shopify/transport/shop-error";
import type { Variant } from "./catalog";
import type { Performed } from "./simulated-shop";

/** What the page says about a change that the shop made in part, or refused. */
export const REMARKS: ReadonlySet<ShopProblem> = new Set([
  "sold-out",
  "few-left",
  "remark",
  "not-sold",
  "down",
]);

/** A click that adds to the cart. Without an answer to the shopper it has failed: the library leaves its promise open. */
export interface Click {
  variant: Variant;
  quantity: number;
  outcome: "open" | "sold-out" | "refused" | "done";
  /** The cart that the shopper was shown then. */
  cartId: string | null;
  /** Whether it repeats a click that has just failed, on a page that shows the same cart as before that click. */
  isRetry: boolean;
  readonly shown: string;
}

/** Whether one of these changes put more of the variant into the cart, or may have. */
export function isPutIn(performed: readonly Performed[], variant: Variant): boolean {
  return performed.some(
    ({ added, set }) => added.some((line) => line.variant === variant) || set.some(({ to }) => to > 0),
  );
}
