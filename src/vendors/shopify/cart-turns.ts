// The order in which the cart is changed and read, and what became of the changes.
import { problemOf } from "./cart-answers";
import type { ShopProblem } from "./shop-error";

export interface CartTurns {
  tell: (problem: ShopProblem) => void;
  /** Starts the work when all that was asked for before has ended. */
  inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** The same for what the shopper changes. A failure is told, and resolves with null. */
  changeInTurn: <Value>(work: () => Promise<Value>) => Promise<Value | null>;
  /**
   * Waits for the changes that were asked for so far. Resolves with whether the shop has made all of them; otherwise the shopper was told.
   * Never rejects.
   */
  changesMade: () => Promise<boolean>;
}

/** One after the other: two fast clicks before the first cart exists must not create two carts. */
export function createCartTurns(onProblem: (problem: ShopProblem) => void): CartTurns {
  let queue: Promise<unknown> = Promise.resolve();
  let lastChange: Promise<unknown> = Promise.resolve();
  let problems = 0;

  function tell(problem: ShopProblem): void {
    problems += 1;
    onProblem(problem);
  }

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = queue.then(work);
    queue = next.catch(() => undefined);
    return next;
  }

  return {
    tell,
    inTurn,
    changeInTurn(work) {
      const made = inTurn(work).catch((error: unknown) => {
        tell(problemOf(error));
        return null;
      });
      lastChange = made;
      return made;
    },
    async changesMade() {
      const before = problems;
      await lastChange;
      return problems === before;
    },
  };
}
