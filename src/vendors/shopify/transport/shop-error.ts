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

/** What the sentence about a problem needs. */
export interface ProblemDetail {
  /** How many of the bundle are in the cart. */
  quantity?: number;
  /** What the shop says itself, in the page's language, where it says more than a code: only a remark has one. */
  message?: string;
  /** What else the shop says about the same change. */
  others?: readonly ShopReport[];
}

export interface ShopReport extends ProblemDetail {
  problem: ShopProblem;
}

const LASTING: ReadonlySet<ShopProblem> = new Set([
  "refused",
  "missing",
  "sold-out",
  "currency",
  "cart-gone",
]);

export class ShopError extends Error {
  constructor(
    readonly problem: ShopProblem,
    readonly detail: ProblemDetail = {},
  ) {
    super(`The shop could not be used: ${problem}`);
    this.name = "ShopError";
  }

  /** Whether the same request may succeed later: then nothing must be thrown away. */
  get passing(): boolean {
    return !LASTING.has(this.problem);
  }
}
