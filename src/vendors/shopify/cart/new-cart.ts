// What follows a change that the shop has made; and a new cart, that of the page or one of its own for "Buy now".
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { quantityOf } from "@/lib/purchase/quantity-of";
import { CARRIES_ALL, carriesLess, planNewCart } from "@/lib/purchase/referral-on-cart";
import type { Ask, LineChange } from "@/vendors/shopify/transport/operations";
import type { Answer } from "@/vendors/shopify/transport/read-answer";
import { reportOf, stopsCheckout } from "@/vendors/shopify/transport/remarks";
import { inputOf, shortageOf, wantedOf } from "./lines";
import { type Job, newJob } from "./state";
import { type CartAnswer, failureOf, type Turn } from "./turn";

/** Takes over the shop's answer to a change of this tab. `made`: with these lines the cart was created. */
export function changed(turn: Turn, job: Job, answer: CartAnswer, made?: readonly CartLinkItem[]): true {
  const { want, before } = job;
  turn.take(answer);
  turn.state.unsure = null;
  if (turn.shared.cartId === null) turn.keep("cartId", answer.cart.id);
  turn.announce();
  if (want.do === "clean") {
    turn.show();
    return true;
  }
  const wanted = made ?? wantedOf(want, before);
  const asked = made && before ? wantedOf(want, before) : wanted;
  const variants = asked.map(({ variantId }) => variantId);
  const from = want.do === "add" ? want.replaces : undefined;
  turn.show(variants);
  const lines = inputOf(answer.cart);
  const quantity = variants.reduce((sum, variant) => sum + quantityOf(lines, variant), 0);
  const report = reportOf(answer.remarks, quantity) ?? shortageOf(answer.cart, wanted);
  if (report) turn.tell(report);
  const out = (turn.shown?.lines ?? []).filter(({ variantId }) => variantId === from);
  const isIn = lines.some(({ variantId }) => variantId === asked[0]?.variantId);
  if (isIn && out.length > 0) swapOut(turn, out);
  return true;
}

/** The second half of a swap. A failure of it leaves a cart with both, which is drawn before. */
function swapOut({ state, shown }: Turn, lines: readonly { id: string }[]): void {
  const changes = lines.map(({ id }) => ({ id, quantity: 0 }));
  const second = newJob({ do: "set", lines: changes, shown });
  state.jobs = state.jobs.toSpliced(1, 0, { ...second, isFresh: true, isCodeTried: true });
}

/** It begins with what is asked for, and with the lines of the one that it takes the place of. */
export function create(turn: Turn, job: Job, changes: readonly LineChange[]): void {
  job.awaits = "create";
  const added = job.want.do === "add" ? job.want.lines : [];
  ask(turn, "job", [...inputOf(job.before, changes), ...added], job.carries);
}

function ask(
  turn: Turn,
  of: "job" | "direct",
  lines: readonly CartLinkItem[],
  carries: Job["carries"],
): void {
  const { code, campaign } = turn.shared;
  turn.logMissingCode();
  turn.ask(of, { operation: "create", lines, ...planNewCart(code, campaign, carries) });
}

/** Returns whether the job is done. */
export function answerCreate(turn: Turn, job: Job, asked: Ask, answer: Answer): boolean {
  job.awaits = null;
  const { before, carries } = job;
  const less = answer.is === "refused" ? carriesLess(carries, answer.refused) : null;
  if (less) {
    job.carries = less;
    return false;
  }
  if (answer.is !== "cart" || asked.operation !== "create") {
    turn.tell(failureOf(answer));
    return true;
  }
  const { id } = answer.cart;
  turn.keep("cartId", id);
  const given = asked.attributes?.at(-1)?.value ?? asked.codes[0] ?? null;
  // All of it was refused. Without a code at that time, one that was followed meanwhile has to be written.
  const isRefused = !carries.attributes && !carries.discountCodes;
  if (given !== null || isRefused) turn.remember(id, given ?? turn.shared.code);
  changed(turn, job, answer, asked.lines);
  if (before) {
    // Another tab may still show the lines that went into this cart.
    turn.spend(before.id);
    turn.tell({ problem: "cart-gone" });
  }
  return true;
}

/** The page never shows this cart. The shop may take seconds, and an impatient shopper taps again. */
export function buyNow(turn: Turn, lines: readonly CartLinkItem[]): void {
  if (turn.state.direct) return;
  turn.state.direct = { lines, carries: CARRIES_ALL };
  ask(turn, "direct", lines, CARRIES_ALL);
}

export function answerDirect(turn: Turn, answer: Answer): void {
  const { direct } = turn.state;
  if (!direct) return;
  const less = answer.is === "refused" ? carriesLess(direct.carries, answer.refused) : null;
  if (less) {
    direct.carries = less;
    return ask(turn, "direct", direct.lines, less);
  }
  turn.state.direct = null;
  if (answer.is !== "cart") return turn.tell(failureOf(answer));
  const report = reportOf(answer.remarks.filter(stopsCheckout), 0);
  if (report) return turn.tell(report);
  // Nothing is in the page's cart, so nothing of it can be said to be there.
  if (shortageOf(answer.cart, direct.lines)) return turn.tell({ problem: "sold-out" });
  turn.requests.push({ do: "leave", cart: answer.cart, isDirect: true });
}
