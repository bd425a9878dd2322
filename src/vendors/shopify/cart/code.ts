// The way of the referral code to an existing cart.
import { chooseCodes } from "@/lib/purchase/discount-choice";
import { hasSameLines } from "@/lib/purchase/cart-lines";
import { cartCodeRecord } from "@/lib/purchase/cart-code-record";
import { carriesLess, listsCode, planCode, referralIn } from "@/lib/purchase/referral-on-cart";
import type { Cart } from "@/vendors/shopify/transport/cart-figures";
import type { Answer, CartAnswer } from "@/vendors/shopify/transport/read-answer";
import { contentOf, inputOf } from "./lines";
import type { Answered, CodeFlow } from "./state";
import type { Turn } from "./turn";

/** A sale never waits longer than this for its code. */
const CODE_LIMIT_MS = 3_000;

/** Returns whether the code is on its way. */
export function startCode(turn: Turn): boolean {
  const { state, shown } = turn;
  if (state.code) return !state.code.isLate;
  if (!shown) return false;
  if (!turn.isCodeDue) {
    turn.logMissingCode();
    return false;
  }
  const [cartId, number] = [shown.id, (state.flows += 1)];
  const unread = { live: null, answer: null, others: [], alone: {} };
  state.code = { number, cartId, isLate: false, awaits: "read", ...unread };
  turn.ask("code", { operation: "read", id: cartId });
  turn.requests.push({ do: "wait", ms: CODE_LIMIT_MS, flow: number });
  return true;
}

export function answerCode(turn: Turn, flow: CodeFlow, answered: Answered): void {
  const { answer } = answered;
  const cartAnswer = answer.is === "cart" ? answer : null;
  switch (flow.awaits) {
    case "read":
      return plan(turn, flow, answer);
    case "write":
      return checkWritten(turn, flow, answered);
    case "others":
    case "ours":
      flow.alone = { ...flow.alone, [flow.awaits]: cartAnswer?.cart.figures ?? null };
      return choose(turn, flow);
    case "choice":
      return finish(turn, flow, cartAnswer ?? flow.answer);
  }
}

/** Where another code is live by now, this write may have put the earlier one back. */
function retryIfCodeChanged(turn: Turn, { cartId, live }: CodeFlow): void {
  if (turn.shared.code === live || !turn.isCurrent(cartId)) return;
  const { code = null, others = [] } = turn.recordOf(cartId) ?? {};
  turn.keep("record", cartCodeRecord(cartId, turn.shared.code && code, [code, ...others, live]));
  turn.queue({ do: "code" });
}

function fail(turn: Turn, problem: string): void {
  turn.state.code = null;
  turn.log(`The cart could not be given its referral; the sale goes on. (${problem})`);
}

function plan(turn: Turn, flow: CodeFlow, answer: Answer): void {
  const { cartId } = flow;
  if (answer.is === "none") turn.end(cartId);
  if (answer.is !== "cart") return fail(turn, answer.is === "failed" ? answer.problem : "garbled");
  // The code may have been removed, or another one followed, during the request.
  if (turn.shown?.id !== cartId || !turn.isCodeDue) return void (turn.state.code = null);
  const { cart } = answer;
  const { code: live, campaign } = turn.shared;
  const { code = null, others: unsure = [] } = turn.recordOf(cartId) ?? {};
  const planned = planCode(cart, live, [code, ...unsure], campaign);
  const others = planned.others.map(({ code: other }) => other);
  const alone = others.length === cart.codes.length ? { others: cart.figures } : {};
  Object.assign(flow, { live, answer, others, alone } satisfies Partial<CodeFlow>);
  if (!planned.isChange) return choose(turn, flow);
  // If the response is lost, the cart may have the code, and a code that is forgotten then has to be removed.
  if (live !== null) turn.keep("record", cartCodeRecord(cartId, code, [...unsure, live]));
  const { attributes, discountCodes: codes } = planned;
  flow.awaits = "write";
  turn.ask("code", { operation: "write", id: cartId, attributes, codes });
}

function checkWritten(turn: Turn, flow: CodeFlow, { ask, answer }: Answered): void {
  if (ask.operation !== "write") return;
  const { live, others, answer: before } = flow;
  if (answer.is === "failed") {
    const isApart = turn.shared.code === live && ask.attributes && ask.codes;
    // Whatever becomes of the discount, the sale is credited to the right affiliate, or to none.
    if (isApart) return turn.ask("code", { ...ask, codes: null });
    fail(turn, answer.problem);
    return retryIfCodeChanged(turn, flow);
  }
  if (answer.is === "none") return fail(turn, "missing");
  // One that is to go has to be tried again.
  if (live === null && answer.refused.length > 0) return fail(turn, "refused");
  const less = carriesLess(ask, answer.refused, live, before?.cart.attributes);
  // An earlier code goes also where the shop refuses the one that follows it.
  const hasEarlier = (before?.cart.codes.length ?? 0) > others.length;
  if (less && (less.codes === ask.codes || hasEarlier)) return turn.ask("code", less);
  if (!ask.codes) {
    turn.state.code = null;
    if (answer.is === "cart") takeIfCurrent(turn, flow, answer);
    return retryIfCodeChanged(turn, flow);
  }
  if (answer.is === "refused") {
    if (hasEarlier || !before) return fail(turn, "refused");
    // The attributes are written by themselves.
    const attributes = ask.attributes ?? before.cart.attributes;
    return finish(turn, flow, { ...before, cart: { ...before.cart, attributes } }, true);
  }
  if (less || ask.codes.length === others.length) return finish(turn, flow, answer, true);
  flow.answer = answer;
  choose(turn, flow);
}

/** Keeps the list of codes with the lowest total. */
function choose(turn: Turn, flow: CodeFlow): void {
  const { live, answer, others, alone, cartId: id } = flow;
  if (!answer) return;
  const together = answer.cart.figures;
  const choice = live === null ? null : chooseCodes({ others, ours: live, together, alone });
  if (!choice) return finish(turn, flow, answer);
  const { codes } = choice;
  flow.awaits = choice.do === "write" ? "choice" : choice.do;
  if (choice.do === "write") turn.ask("code", { operation: "write", id, attributes: null, codes });
  else turn.ask("code", { operation: "try", lines: inputOf(answer.cart), codes });
}

/** `answer` is the last one that has the cart. */
function finish(turn: Turn, flow: CodeFlow, answer: CartAnswer | null, isRefused = false): void {
  const { live, cartId } = flow;
  turn.state.code = null;
  turn.remember(cartId, live);
  if (!answer) return;
  const { codes, attributes } = answer.cart;
  if (live !== null && !listsCode(codes, live) && (isRefused || inputOf(answer.cart).length > 0))
    turn.state.refused = `${cartId} ${live}`;
  turn.state.unmoved = `${cartId} ${referralIn(attributes)}`;
  takeIfCurrent(turn, flow, answer);
  // It may have been removed, or another one followed, during the request.
  if (turn.isCodeDue) turn.queue({ do: "code" });
}

function takeIfCurrent(turn: Turn, { cartId, isLate }: CodeFlow, answer: CartAnswer): void {
  const { shown } = turn;
  if (shown?.id !== cartId || turn.state.cart.is === "expired") return;
  // The sale did not wait for a slow write, whose response is about other lines than the cart has by now.
  if (isLate && !hasSameLines(shown.lines, answer.cart.lines))
    return turn.queue({ do: "read", always: true, isFirst: false });
  turn.take(answer);
  const seen = (cart: Cart): string => contentOf(cart) + JSON.stringify(cart.codes);
  // Tabs whose code is refused or fails would answer one another for ever.
  if (seen(shown) !== seen(answer.cart)) turn.announce();
  turn.show();
}
