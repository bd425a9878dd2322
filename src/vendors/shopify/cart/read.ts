// Reading the cart: for itself, before a change, and before the checkout.
import type { Answer } from "@/vendors/shopify/transport/read-answer";
import { isSpent } from "./spent";
import { type Job, shownCart, type Turn } from "./state";
import { ask, end, show, take, tell } from "./take";

export function read(turn: Turn, job: Job, awaits: "read" | "confirm", id: string): false {
  job.awaits = awaits;
  job.change = turn.shared.change;
  ask(turn, "job", { operation: "read", id });
  return false;
}

/** The cart that has to be read before it is changed; null where this tab knows it. */
export function idToRead({ state, shared }: Turn): string | null {
  const { cart } = state;
  const known = "cart" in cart ? cart.cart.id : "id" in cart && cart.is !== "bought" ? cart.id : null;
  if (shared.cartId !== null && shared.cartId !== known) return shared.cartId;
  const isBehind = cart.is === "reading" || cart.is === "unreadable" || shared.change !== state.handled;
  return known !== null && isBehind ? known : null;
}

export function advanceRead(turn: Turn, job: Job, always: boolean): boolean {
  const { state, shared } = turn;
  if (!always && shared.change === state.handled) return true;
  const id = shared.cartId ?? shownCart(state)?.id;
  if (id !== undefined) return read(turn, job, "read", id);
  if (shownCart(state) === null) show(turn, null, true);
  state.handled = shared.change;
  return true;
}

/** An answer to reading the cart, for itself or before something else. */
export function answerRead(turn: Turn, job: Job, id: string, answer: Answer): boolean {
  const { state } = turn;
  const { want, awaits } = job;
  job.awaits = null;
  const isItself = want.do === "read";
  if (answer.is === "cart") {
    state.handled = job.change;
    take(turn, answer);
    if (isItself) state.unsure = null;
    show(turn, null, true);
    if (awaits === "confirm") leave(turn);
    return isItself || awaits === "confirm";
  }
  if (answer.is === "none") {
    state.handled = job.change;
    const ended = end(turn, id);
    if (awaits === "confirm") {
      if (ended === "expired" && state.cart.is === "expired") tell(turn, { problem: "cart-gone" });
      return true;
    }
    if (!isItself) return false;
    // Another tab may have stored a newer cart, or this one may still show an older one.
    if (idToRead(turn) !== null) return false;
    if (state.cart.is === "none") show(turn, null, true);
    return true;
  }
  const problem = answer.is === "failed" ? answer.problem : "garbled";
  // Where the shop does not answer, the sale goes on with the address that is known.
  if (awaits === "confirm" && want.do === "check-out" && !want.isStale) {
    leave(turn);
    return true;
  }
  if (isItself && !want.isFirst) return true;
  if (isItself) {
    state.cart = { is: "unreadable", id };
    show(turn, null, true);
    tell(turn, { problem: "cart-late" });
  } else tell(turn, { problem });
  return true;
}

export function checkOut(turn: Turn, job: Job, isStale: boolean): boolean {
  const { cart } = turn.state;
  // It was bought, and is drawn empty by now.
  if (!("cart" in cart)) return true;
  if (cart.is === "expired") {
    job.want = { do: "set", lines: cart.cart.lines.slice(0, 1), shown: cart.cart };
    return false;
  }
  if (isStale || isSpent(turn.shared.spent, cart.cart.id)) return read(turn, job, "confirm", cart.cart.id);
  leave(turn);
  return true;
}

function leave({ state, requests }: Turn): void {
  const cart = shownCart(state);
  if (cart) requests.push({ do: "leave", cart, isDirect: false });
}
