// The way of the referral code to an existing cart.
import { chooseCodes } from "@/lib/purchase/discount-choice";
import { cartCodeRecord } from "@/lib/purchase/cart-code-record";
import { CARRIES_ALL, carriesLess, planCode } from "@/lib/purchase/referral-on-cart";
import { isSameCode } from "@/lib/purchase/offer";
import type { Answer } from "@/vendors/shopify/transport/read-answer";
import { hasSameLines, inputOf } from "./lines";
import type { CodeFlow } from "./state";
import type { CartAnswer, Turn } from "./turn";

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
  const number = (state.flows += 1);
  const [cartId, carries] = [shown.id, CARRIES_ALL];
  const unplanned = { live: null, plan: null, written: null, contest: null };
  state.code = { number, cartId, isLate: false, awaits: "read", carries, ...unplanned };
  turn.ask("code", { operation: "read", id: cartId });
  turn.requests.push({ do: "wait", ms: CODE_LIMIT_MS, flow: number });
  return true;
}

export function answerCode(turn: Turn, flow: CodeFlow, answer: Answer): void {
  const figures = answer.is === "cart" ? answer.cart.figures : null;
  switch (flow.awaits) {
    case "read":
      return plan(turn, flow, answer);
    case "write":
      return checkWritten(turn, flow, answer);
    case "others":
    case "ours":
      flow.contest &&= { ...flow.contest, alone: { ...flow.contest.alone, [flow.awaits]: figures } };
      return choose(turn, flow);
    case "choice":
      return finish(turn, flow, answer.is === "cart" ? answer : null);
    case "alone":
      turn.state.code = null;
      if (answer.is === "cart") takeIfCurrent(turn, flow, answer);
      if (turn.shared.code !== flow.live) writeAgain(turn, flow);
  }
}

/** The cart may have a code that is live no longer, and that another tab has taken off before this write arrived. */
function writeAgain(turn: Turn, { cartId, live }: CodeFlow): void {
  if (!turn.isCurrent(cartId)) return;
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
  Object.assign(flow, { live, plan: planned, written: cart });
  if (live !== null) {
    const others = planned.others.map(({ code: other }) => other);
    const { codes, figures } = cart;
    const alone = others.length === codes.length ? { others: figures } : {};
    flow.contest = { others, ours: live, together: figures, alone };
  }
  if (!planned.isChange) return choose(turn, flow);
  // If the response is lost, the cart may have the code, and a code that is forgotten then has to be removed.
  if (live !== null) turn.keep("record", cartCodeRecord(cartId, code, [...unsure, live]));
  send(turn, flow);
}

/** The one place that writes a code to an existing cart. */
function send(turn: Turn, flow: CodeFlow): void {
  const { plan: planned, carries, cartId: id } = flow;
  if (!planned) return;
  flow.awaits = "write";
  const attributes = carries.attributes ? attributesOf(flow) : null;
  const codes = carries.discountCodes ? planned.discountCodes : planned.others.map(({ code }) => code);
  turn.ask("code", { operation: "write", id, attributes, codes });
}

function attributesOf({ plan: planned, written, carries, live }: CodeFlow) {
  if (!planned?.attributes || carries.campaign || !written) return planned?.attributes ?? null;
  // The shop has refused the campaign, and nothing of the list.
  return planCode(written, live, [], "").attributes;
}

function checkWritten(turn: Turn, flow: CodeFlow, answer: Answer): void {
  const { live } = flow;
  if (answer.is === "failed") {
    const attributes = attributesOf(flow);
    fail(turn, answer.problem);
    if (turn.shared.code !== live) return writeAgain(turn, flow);
    if (!attributes || live === null) return;
    // Without the discount, the sale is still credited.
    turn.state.code = { ...flow, awaits: "alone" };
    return turn.ask("code", { operation: "write", id: flow.cartId, attributes, codes: null });
  }
  if (answer.is === "none") return fail(turn, "missing");
  // One that is to go has to be tried again.
  if (live === null && answer.refused.length > 0) return fail(turn, "refused");
  const less = carriesLess(flow.carries, answer.refused);
  if (less) {
    flow.carries = less;
    // An earlier code goes also where the shop refuses the one that follows it.
    const hasEarlier = (flow.written?.codes.length ?? 0) > (flow.plan?.others.length ?? 0);
    if (answer.refused.includes("attributes") || hasEarlier) return send(turn, flow);
  }
  if (answer.is === "refused") return finish(turn, flow, null, true);
  if (!flow.carries.discountCodes) return finish(turn, flow, answer, true);
  flow.written = answer.cart;
  flow.contest &&= { ...flow.contest, together: answer.cart.figures };
  choose(turn, flow, answer);
}

/** Keeps the list of codes with the lowest total. */
function choose(turn: Turn, flow: CodeFlow, answer: CartAnswer | null = null): void {
  const { written, contest, cartId: id } = flow;
  const choice = contest && chooseCodes(contest);
  if (!choice) {
    const unchanged = { is: "cart", remarks: [], warnings: null, refused: [] } as const;
    return finish(turn, flow, answer ?? (written && { ...unchanged, cart: written }));
  }
  const { codes } = choice;
  flow.awaits = choice.do === "write" ? "choice" : choice.do;
  if (choice.do === "write") return turn.ask("code", { operation: "write", id, attributes: null, codes });
  const lines = written?.lines.map(({ variantId, quantity }) => ({ variantId, quantity })) ?? [];
  turn.ask("code", { operation: "try", lines, codes });
}

function finish(turn: Turn, flow: CodeFlow, answer: CartAnswer | null, isRefused = false): void {
  const { live, cartId } = flow;
  turn.state.code = null;
  turn.remember(cartId, live);
  const lists = answer?.cart.codes.some(({ code }) => live !== null && isSameCode(code, live)) ?? false;
  const isEmpty = answer !== null && inputOf(answer.cart).length === 0;
  if (live !== null && !lists && (isRefused || !isEmpty)) turn.state.refused = `${cartId} ${live}`;
  if (answer) takeIfCurrent(turn, flow, answer);
  else if (turn.shown?.id === cartId) turn.show();
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
  turn.announce();
  turn.show();
}
