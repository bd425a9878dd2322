// What an answer of the shop makes of the machine's state.
import { cartCodeRecord, readCartCodeRecord } from "@/lib/purchase/cart-code-record";
import { isSameCode } from "@/lib/purchase/offer";
import { CARRIES_ALL } from "@/lib/purchase/code-plan";
import { type Cart, withReasons } from "@/vendors/shopify/transport/cart-figures";
import type { Ask } from "@/vendors/shopify/transport/operations";
import type { Answer } from "@/vendors/shopify/transport/read-answer";
import type { ShopReport } from "@/vendors/shopify/transport/shop-error";
import { contentOf, hasSameLines } from "./lines";
import { isSpent, withSpent } from "./spent";
import { type Asker, type CodeFlow, type Job, type Kept, shownCart, type Turn, type Want } from "./state";

export function keep(turn: Turn, what: Kept, value: string | null): void {
  if (turn.shared[what] === value) return;
  turn.shared = { ...turn.shared, [what]: value };
  turn.requests.push({ do: "keep", what, value });
}

export function ask(turn: Turn, of: Asker, asked: Ask): void {
  turn.requests.push({ do: "ask", of, ask: asked });
}

export function log(turn: Turn, text: string): void {
  turn.requests.push({ do: "log", text });
}

/** Where a cart carries no code, the reason can be read. */
export function logMissingCode(turn: Turn): void {
  if (turn.shared.code === null) log(turn, "There is no referral code, so the cart carries none.");
}

export function tell(turn: Turn, report: ShopReport): void {
  turn.state.problems += 1;
  turn.requests.push({ do: "tell", report });
}

export function queue(turn: Turn, want: Want, click: number | null = null): void {
  turn.state.jobs = [...turn.state.jobs, newJob(want, click)];
}

export function newJob(want: Want, click: number | null): Job {
  return {
    click,
    want,
    awaits: null,
    isFresh: false,
    isCodeTried: false,
    before: null,
    change: null,
    retries: 1,
    misses: 0,
    problem: "unknown",
    abandoned: null,
    carries: CARRIES_ALL,
  };
}

export type CartAnswer = Extract<Answer, { is: "cart" }>;

/** A cart of which the shop says nothing more. */
export function answerOf(cart: Cart): CartAnswer {
  return { is: "cart", cart, remarks: [], warnings: null, refused: [] };
}

/** Takes over the cart of an answer, with the reasons of its codes. */
export function take(turn: Turn, { cart, warnings }: CartAnswer): void {
  const { state, shared } = turn;
  const before = shownCart(state);
  const figures = withReasons(cart.figures, warnings, before?.id === cart.id ? before.figures : null);
  state.cart = { is: isSpent(shared.spent, cart.id) ? "left" : "open", cart: { ...cart, figures } };
  if (cart.unsold.length > 0 && state.cleaned !== cart.id) {
    state.cleaned = cart.id;
    queue(turn, { do: "clean", lineIds: cart.unsold });
  }
}

/** `draws`: nothing else draws the cart. */
export function show(turn: Turn, own: readonly string[] | null, draws: boolean): void {
  const cart = shownCart(turn.state);
  turn.requests.push({ do: "show", cart: cart && withRefusedCode(turn, cart), own, draws });
}

/**
 * A code that the shop was given and left out of its list is refused, and not absent: the page says so. One that the shop lists no longer is
 * absent, and is given again.
 */
function withRefusedCode({ state, shared }: Turn, cart: Cart): Cart {
  const code = readCartCodeRecord(shared.record)?.code ?? null;
  const isKnown = code === null || cart.codes.some((listed) => isSameCode(listed.code, code));
  if (isKnown || !cart.figures || (state.refused !== `${cart.id} ${code}` && !hasOtherCode(cart)))
    return cart;
  return {
    ...cart,
    figures: { ...cart.figures, codes: [...cart.figures.codes, { code, applicable: false }] },
  };
}

/** Whether the cart has a code that takes something off. Where ours is not listed beside it, ours would cost the shopper more. */
export function hasOtherCode({ codes }: Cart): boolean {
  return codes.some(({ applicable }) => applicable);
}

/** Call after this tab has changed the cart, and never after only reading: two tabs that answer each other would not stop. */
export function announce(turn: Turn): void {
  const cart = shownCart(turn.state);
  if (!cart) return;
  turn.state.handled = contentOf(cart);
  keep(turn, "change", turn.state.handled);
}

/** Call when the shop has no such cart: it was bought, or it expired. */
export function end(turn: Turn, cartId: string): "bought" | "expired" {
  const { state, shared } = turn;
  const shown = shownCart(state);
  const record = readCartCodeRecord(shared.record);
  if (record?.cartId === cartId && record.code === null) keep(turn, "record", "");
  if (!isSpent(shared.spent, cartId)) {
    if (shown?.id === cartId) state.cart = { is: "expired", cart: shown };
    else {
      if (!shown) state.cart = { is: "none" };
      // This tab still shows an earlier one, of which it knows no better.
      else state.handled = "";
      // Nothing is known of its lines, so no change can create them again. Another tab may have done so.
      if (shared.cartId === cartId) {
        keep(turn, "cartId", null);
        tell(turn, { problem: "cart-gone" });
      }
    }
    return "expired";
  }
  if (shared.cartId === cartId) keep(turn, "cartId", null);
  if (!shown || shown.id === cartId) {
    state.cart = { is: "bought", id: cartId };
    show(turn, null, true);
  }
  state.handled = JSON.stringify([cartId]);
  keep(turn, "change", state.handled);
  return "bought";
}

export function spend(turn: Turn, cartId: string): void {
  keep(turn, "spent", withSpent(turn.shared.spent, cartId));
}

/** Remembers that the cart has been given this code. One that was removed meanwhile has to be removed from the cart again. */
export function remember(turn: Turn, cartId: string, given: string | null): void {
  turn.state.confirmed = `${cartId} ${turn.shared.campaign}`;
  if (given === null) keep(turn, "record", "");
  else {
    const isLive = turn.shared.code !== null;
    keep(turn, "record", isLive ? cartCodeRecord(cartId, given) : cartCodeRecord(cartId, null, [given]));
  }
}

/** Takes over the answer to a write of the code. */
export function takeIfCurrent(turn: Turn, { cartId, isLate }: CodeFlow, answer: CartAnswer): void {
  const shown = shownCart(turn.state);
  if (shown?.id !== cartId || turn.state.cart.is === "expired") return;
  // The sale did not wait for a slow write, whose response is about other lines than the cart has by now.
  if (isLate && !hasSameLines(shown, answer.cart))
    return queue(turn, { do: "read", always: true, isFirst: false });
  take(turn, answer);
  announce(turn);
  show(turn, null, true);
}
