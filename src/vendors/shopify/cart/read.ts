// Reading the cart: for itself, before a change, and before the checkout.
import type { Answered, Job } from "./state";
import { failureOf, type Turn } from "./turn";

/** The cart that has to be read before it is changed; null where this tab knows it. */
export function idToRead({ state: { cart, handled }, shared }: Turn): string | null {
  const known = "cart" in cart ? cart.cart.id : "id" in cart && cart.is !== "bought" ? cart.id : null;
  if (shared.cartId !== null && shared.cartId !== known) return shared.cartId;
  const isBehind = cart.is === "reading" || cart.is === "unreadable" || shared.change !== handled;
  return isBehind ? known : null;
}

export function advanceRead(turn: Turn, job: Job, always: boolean): boolean {
  const { state, shared, shown } = turn;
  if (!always && shared.change === state.handled) return true;
  const id = shared.cartId ?? shown?.id;
  if (id !== undefined) return turn.send(job, "read", { operation: "read", id });
  turn.show();
  state.handled = shared.change;
  return true;
}

/** An answer to reading the cart, for itself or before something else. Returns whether the job is done. */
export function answerRead(turn: Turn, job: Job, { ask, answer }: Answered): boolean {
  const { state } = turn;
  const id = ask.operation === "read" ? ask.id : "";
  const { want, awaits } = job;
  job.awaits = null;
  if (answer.is === "cart") {
    state.handled = job.change ?? null;
    turn.take(answer);
    if (want.do === "read") state.unsure = null;
    turn.show();
    if (awaits === "confirm") leave(turn);
    return want.do === "read" || awaits === "confirm";
  }
  if (answer.is === "none") {
    state.handled = job.change ?? null;
    turn.end(id);
    if (awaits === "confirm") {
      if (state.cart.is === "expired") turn.report({ problem: "cart-gone" });
      return true;
    }
    // Another tab may have stored a newer cart, or this one may still show an older one.
    if (want.do !== "read" || idToRead(turn) !== null) return false;
    if (state.cart.is === "none") turn.show();
    return true;
  }
  // Where the shop does not answer, the sale goes on with the address that is known.
  if (awaits === "confirm" && state.objected !== null) leave(turn);
  else if (want.do !== "read") turn.report(failureOf(answer));
  else if (want.isFirst) {
    state.cart = { is: "unreadable", id };
    turn.show();
    turn.report({ problem: "cart-late" });
  }
  return true;
}

/** Returns whether the job is done. */
export function checkOut(turn: Turn, job: Job): boolean {
  const { cart } = turn.state;
  // It was bought, and is drawn empty by now.
  if (!("cart" in cart)) return true;
  const shown = cart.cart;
  if (cart.is === "expired") {
    job.want = { do: "add", lines: [], shown };
    return false;
  }
  if (turn.state.objected === null || turn.isSpent(shown.id))
    return turn.send(job, "confirm", { operation: "read", id: shown.id });
  leave(turn);
  return true;
}

function leave({ shown: cart, requests }: Turn): void {
  if (cart) requests.push({ do: "leave", cart, isDirect: false });
}
