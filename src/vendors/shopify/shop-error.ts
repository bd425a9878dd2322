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
  | "cart-gone"
  | "cart-late"
  | "unknown";

export class ShopError extends Error {
  constructor(readonly problem: ShopProblem) {
    super(`The shop could not be used: ${problem}`);
    this.name = "ShopError";
  }

  /** Whether the same request may succeed later: then nothing must be thrown away. */
  get passing(): boolean {
    return (
      this.problem !== "refused" &&
      this.problem !== "missing" &&
      this.problem !== "sold-out" &&
      this.problem !== "cart-gone"
    );
  }
}
