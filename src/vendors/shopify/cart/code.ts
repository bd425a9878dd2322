// The referral code of an existing cart: whether it is due, and its way to the shop.
import { cartCodeRecord } from "@/lib/purchase/cart-code-record";
import { CARRIES_ALL, carriesLess, planCode } from "@/lib/purchase/code-plan";
import { isSameCode } from "@/lib/purchase/offer";
import type { Answer } from "@/vendors/shopify/transport/read-answer";
import { isCodeDue, recordOf } from "./code-due";
import { chooseCodes } from "./discount-choice";
import { inputOf } from "./lines";
import { type CodeFlow, shownCart, type Turn } from "./state";
import {
  answerOf,
  ask,
  type CartAnswer,
  end,
  keep,
  log,
  logMissingCode,
  queue,
  remember,
  show,
  takeIfCurrent,
} from "./take";

/** A sale never waits longer than this for its code. */
const CODE_LIMIT_MS = 3_000;

/** Returns whether the code is on its way. */
export function startCode(turn: Turn): boolean {
  const cart = shownCart(turn.state);
  if (turn.state.code) return !turn.state.code.isLate;
  if (cart && !isCodeDue(turn)) logMissingCode(turn);
  if (!cart || !isCodeDue(turn)) return false;
  turn.state.flows += 1;
  turn.state.code = {
    number: turn.state.flows,
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
  turn.requests.push({ do: "wait", ms: CODE_LIMIT_MS, flow: turn.state.flows });
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
      turn.state.code = null;
      if (answer.is === "cart") takeIfCurrent(turn, flow, answer);
      if (turn.shared.code !== flow.live) writeAgain(turn, flow);
  }
}

/** The cart may have a code that is live no longer, and that another tab has taken off before this write arrived. */
function writeAgain(turn: Turn, { cartId, live }: CodeFlow): void {
  const { code = null, others = [] } = recordOf(turn, cartId) ?? {};
  keep(turn, "record", cartCodeRecord(cartId, turn.shared.code && code, [code, ...others, live]));
  queue(turn, { do: "code" });
}

function fail(turn: Turn, problem: string): void {
  turn.state.code = null;
  log(turn, `The cart could not be given its referral; the sale goes on. (${problem})`);
}

function plan(turn: Turn, flow: CodeFlow, answer: Answer): void {
  const { cart } = turn.state;
  if (answer.is === "none") end(turn, flow.cartId);
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
    keep(turn, "record", cartCodeRecord(flow.cartId, record?.code ?? null, [...unsure, flow.live]));
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
    codes: carries.discountCodes ? planned.discountCodes : planned.others.map(({ code }) => code),
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
    if (turn.shared.code !== flow.live) return writeAgain(turn, flow);
    if (!attributes || flow.live === null) return;
    // Without the discount, the sale is still credited.
    turn.state.code = { ...flow, awaits: "alone" };
    return ask(turn, "code", { operation: "write", id: flow.cartId, attributes, codes: null });
  }
  if (answer.is === "none" || answer.is === "missing") return fail(turn, "missing");
  // One that is to go has to be tried again.
  if (flow.live === null && answer.refused.length > 0) return fail(turn, "refused");
  const less = carriesLess(flow.carries, answer.refused);
  if (less) {
    flow.carries = less;
    // An earlier code goes also where the shop refuses the one that follows it.
    const hasEarlier = (flow.written?.codes.length ?? 0) > (flow.plan?.others.length ?? 0);
    if (answer.refused.includes("attributes") || hasEarlier) return send(turn, flow);
  }
  const written = answer.is === "cart" ? answer : null;
  if (!written || !flow.carries.discountCodes) return finish(turn, flow, written, true);
  flow.written = written.cart;
  choose(turn, flow, written);
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
  if (!choice) return finish(turn, flow, answer ?? (written && answerOf(written)));
  if (choice.do === "write") {
    flow.awaits = "choice";
    return ask(turn, "code", { operation: "write", id: flow.cartId, attributes: null, codes: choice.codes });
  }
  flow.awaits = choice.do;
  const lines = written?.lines.map(({ variantId, quantity }) => ({ variantId, quantity })) ?? [];
  ask(turn, "code", { operation: "try", lines, codes: choice.codes });
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
