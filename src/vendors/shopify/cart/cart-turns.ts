// The order in which the cart is changed and read, and what became of the changes.
import { reportOfError } from "@/vendors/shopify/transport/cart-answers";
import type { ProblemDetail, ShopProblem } from "@/vendors/shopify/transport/shop-error";

/** Tells the shopper of a problem. */
export type OnProblem = (problem: ShopProblem, detail?: ProblemDetail) => void;

/** One after the other: two fast clicks before the first cart exists must not create two carts. */
export function createCartTurns(onProblem: OnProblem) {
  let queue: Promise<unknown> = Promise.resolve();
  let lastChange: Promise<unknown> = Promise.resolve();
  let problems = 0;

  function tell(...report: Parameters<OnProblem>): void {
    problems += 1;
    onProblem(...report);
  }

  /** Starts the work when all that was asked for before has ended. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = queue.then(work);
    queue = next.catch(() => undefined);
    return next;
  }

  return {
    tell,
    inTurn,
    /** The same for what the shopper changes. A failure is told, and resolves with null. */
    changeInTurn: <Value>(work: () => Promise<Value>): Promise<Value | null> => {
      const made = inTurn(work).catch((error: unknown) => {
        const { problem, ...detail } = reportOfError(error);
        tell(problem, detail);
        return null;
      });
      lastChange = made;
      return made;
    },
    /**
     * Waits for the changes that were asked for so far. Resolves with whether the shop has made all of them; otherwise the shopper was told.
     * Never rejects.
     */
    changesMade: async () => {
      const before = problems;
      await lastChange;
      return problems === before;
    },
  };
}
