// The referral code of an existing cart: whether it is due, and its way to the shop.
import { cartCodeRecord } from "@/lib/purchase/cart-code-record";
import { CARRIES_ALL, carriesLess, planCode } from "@/lib/purchase/code-plan";
import { isSameCode } from "@/lib/purchase/offer";
import type { Answer } from "@/vendors/shopify/transport/read-answer";
import { isCodeDue, recordOf } from "./code-due";
import { chooseCodes } from "./discount-choice";
import { hasSameLines, inputOf } from "./lines";
import { type CodeFlow, shownCart, type Turn } from "./state";
import { announce, ask, type CartAnswer, log, logMissingCode, queue, remember, show, take } from "./take";

/** A sale never waits longer than this for its code. */
const CODE_LIMIT_MS = 3_000;

/** Returns whether the code is on its way. */
export function startCode(turn: Turn): boolean {
  const cart = shownCart(turn.state);
  if (turn.state.code) return !turn.state.code.isLate;
  if (cart && !isCodeDue(turn)) logMissingCode(turn);
  if (!cart || !isCodeDue(turn)) return false;
  turn.state.code = {
    cartId: cart.id,
    isLate: false,
    awaits: "read",
    carries: CARRIES_ALL,
    live: null,
    plan: null,
    before: null,
    written: null,
    othersCents: null,
    alone: null,
  };
  ask(turn, "code", { operation: "read", id: cart.id });
  turn.requests.push({ do: "wait", ms: CODE_LIMIT_MS });
  return true;
}

export function answerCode(turn: Turn, flow: CodeFlow, answer: Answer): void {
  switch (flow.awaits) {
    case "read":
      return plan(turn, flow, answer);
    case "write":
      return checkWritten(turn, flow, answer);
    case "others":
    case "ours": {
      const figures = answer.is === "cart" ? answer.cart.figures : null;
      if (flow.awaits === "others") flow.othersCents = figures?.totalCents ?? null;
      else flow.alone = figures;
      return choose(turn, flow);
    }
    case "choice":
      return finish(turn, flow, answer.is === "cart" ? answer : null);
    case "alone":
      if (answer.is === "cart") takeIfCurrent(turn, flow, answer);
      turn.state.code = null;
  }
}

function fail(turn: Turn, problem: string): void {
  turn.state.code = null;
  log(turn, `The cart could not be given its referral; the sale goes on. (${problem})`);
}

function plan(turn: Turn, flow: CodeFlow, answer: Answer): void {
  const { cart } = turn.state;
  if (answer.is !== "cart") return fail(turn, answer.is === "failed" ? answer.problem : "garbled");
  // The code may have been removed, or another one followed, during the request.
  if (!("cart" in cart) || cart.cart.id !== flow.cartId || !isCodeDue(turn))
    return void (turn.state.code = null);
  const record = recordOf(turn, flow.cartId);
  flow.live = turn.shared.code;
  const unsure = record?.others ?? [];
  const campaign = flow.carries.campaign ? turn.shared.campaign : "";
  flow.plan = planCode(answer.cart, flow.live, [record?.code ?? null, ...unsure], campaign);
  flow.before = answer.cart.figures;
  flow.written = answer.cart;
  flow.othersCents =
    flow.plan.others.length === answer.cart.codes.length ? (flow.before?.totalCents ?? null) : null;
  if (!flow.plan.isChange) return choose(turn, flow);
  // If the response is lost, the cart may have the code, and a code that is forgotten then has to be removed.
  if (flow.live !== null) {
    const text = cartCodeRecord(flow.cartId, record?.code ?? null, [...unsure, flow.live]);
    turn.shared = { ...turn.shared, record: text };
    turn.requests.push({ do: "keep", what: "record", value: text });
  }
  send(turn, flow);
}

/** The one place that writes a code to an existing cart. */
function send(turn: Turn, flow: CodeFlow): void {
  const { plan: planned, carries } = flow;
  if (!planned) return;
  flow.awaits = "write";
  ask(turn, "code", {
    operation: "write",
    id: flow.cartId,
    attributes: carries.attributes ? attributesOf(flow) : null,
    codes: carries.discountCodes ? planned.discountCodes : null,
  });
}

function attributesOf({ plan: planned, written, carries, live }: CodeFlow) {
  if (!planned?.attributes || carries.campaign || !written) return planned?.attributes ?? null;
  // The shop has refused the campaign, and nothing of the list.
  return planCode(written, live, [], "").attributes;
}

function checkWritten(turn: Turn, flow: CodeFlow, answer: Answer): void {
  if (answer.is === "failed") {
    const attributes = attributesOf(flow);
    fail(turn, answer.problem);
    if (!attributes || flow.live === null) return;
    // Without the discount, the sale is still credited.
    turn.state.code = { ...flow, awaits: "alone" };
    return ask(turn, "code", { operation: "write", id: flow.cartId, attributes, codes: null });
  }
  if (answer.is === "none" || answer.is === "missing") return fail(turn, "missing");
  // One that is to go has to be tried again.
  if (flow.live === null && answer.refused.length > 0) return fail(turn, "refused");
  const isCodeRefused = answer.refused.includes("discountCodes");
  if (answer.refused.includes("attributes")) {
    const less = carriesLess(flow.carries, ["attributes"]);
    if (less) {
      flow.carries = { ...less, discountCodes: !isCodeRefused };
      if (less.attributes || !isCodeRefused) return send(turn, flow);
    }
  }
  if (isCodeRefused || answer.is !== "cart") return finish(turn, flow, null, true);
  flow.written = answer.cart;
  choose(turn, flow, answer);
}

/** Keeps the list of codes with the lowest total. */
function choose(turn: Turn, flow: CodeFlow, answer: CartAnswer | null = null): void {
  const { live, plan: planned, before, written } = flow;
  const choice =
    live === null || !planned || !before || !written
      ? null
      : chooseCodes({
          others: planned.others,
          ours: live,
          together: written.codes,
          togetherCents: written.figures?.totalCents ?? null,
          othersCents: flow.othersCents,
          hasTriedOthers: flow.awaits === "others" || flow.awaits === "ours",
          alone: flow.alone,
          hasTriedOurs: flow.awaits === "ours",
        });
  if (!choice) return finish(turn, flow, answer ?? asAnswer(flow));
  if (choice.do === "write") {
    flow.awaits = "choice";
    return ask(turn, "code", { operation: "write", id: flow.cartId, attributes: null, codes: choice.codes });
  }
  flow.awaits = choice.do;
  const lines = written?.lines.map(({ variantId, quantity }) => ({ variantId, quantity })) ?? [];
  ask(turn, "code", { operation: "try", lines, codes: choice.codes });
}

function asAnswer({ written }: CodeFlow): CartAnswer | null {
  return written && { is: "cart", cart: written, remarks: [], warnings: null, refused: [] };
}

function finish(turn: Turn, flow: CodeFlow, answer: CartAnswer | null, isRefused = false): void {
  const { state } = turn;
  const { live, cartId } = flow;
  state.code = null;
  remember(turn, cartId, live);
  const lists = answer?.cart.codes.some(({ code }) => live !== null && isSameCode(code, live)) ?? false;
  const isEmpty = answer ? inputOf(answer.cart).length === 0 : false;
  if (live !== null && !lists && (isRefused || !isEmpty)) state.refused = `${cartId} ${live}`;
  if (answer) takeIfCurrent(turn, flow, answer);
  else if (shownCart(state)?.id === cartId) show(turn, null, true);
  // It may have been removed, or another one followed, during the request.
  if (isCodeDue(turn)) queue(turn, { do: "code" });
}

function takeIfCurrent(turn: Turn, { cartId, isLate }: CodeFlow, answer: CartAnswer): void {
  const shown = shownCart(turn.state);
  if (shown?.id !== cartId || turn.state.cart.is === "expired") return;
  // The sale did not wait for a slow write, whose response is about other lines than the cart has by now.
  if (isLate && !hasSameLines(shown, answer.cart))
    return queue(turn, { do: "read", always: true, isFirst: false });
  take(turn, answer);
  announce(turn);
  show(turn, null, true);
}
