// What follows a change that the shop has made; and a new cart, that of the page or one of its own for "Buy now".
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { shortageOf } from "@/lib/purchase/cart-lines";
import { quantityOf } from "@/lib/purchase/quantity-of";
import { carriesLess, planNewCart } from "@/lib/purchase/referral-on-cart";
import type { CartAnswer } from "@/vendors/shopify/transport/read-answer";
import { reportOf, stopsCheckout } from "@/vendors/shopify/transport/remarks";
import { inputOf, wantedOf } from "./lines";
import type { Answered, Job } from "./state";
import { failureOf, type Turn } from "./turn";

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
  const asked = wantedOf(want, before);
  const variants = asked.map(({ variantId }) => variantId);
  const from = want.do === "add" ? want.replaces : undefined;
  turn.show(variants);
  const lines = inputOf(answer.cart);
  const short = shortageOf(answer.cart.lines, made ?? asked);
  const quantity = variants.reduce((sum, variant) => sum + quantityOf(lines, variant), 0);
  const report = reportOf(answer.remarks, short?.quantity ?? quantity) ?? short;
  // It takes the place of one that is gone.
  if (made && before) turn.report({ problem: "cart-gone", ...(report && { others: [report] }) });
  else if (report) turn.report(report);
  // The second half of a swap. A failure of it leaves a cart with both, which is drawn before.
  const out = answer.cart.lines.filter(({ variantId }) => variantId === from);
  const removal = out.map(({ id }) => ({ id, quantity: 0 }));
  if (out.length > 0 && lines.some(({ variantId }) => variantId === asked[0]?.variantId))
    turn.queue({ do: "set", lines: removal, shown: turn.shown }, 1, { isFresh: true, isCodeTried: true });
  return true;
}

/** A new cart: that of the page, or one of its own for "Buy now". */
export function create(turn: Turn, of: "job" | "direct", lines: readonly CartLinkItem[]): void {
  const { code: live, campaign } = turn.shared;
  turn.logMissingCode();
  turn.ask(of, { operation: "create", lines, live, ...planNewCart(live, campaign) });
}

/** Whether the shop has refused what the cart carries, and is asked for it without. */
function goesOn(turn: Turn, { of, ask, answer }: Answered): boolean {
  if (answer.is !== "refused" || ask.operation !== "create") return false;
  const less = carriesLess(ask, answer.refused, ask.live);
  if (less) turn.ask(of, less);
  return less !== null;
}

/** Returns whether the job is done. */
export function answerCreate(turn: Turn, job: Job, answered: Answered): boolean {
  if (goesOn(turn, answered)) return false;
  const { ask, answer } = answered;
  if (answer.is !== "cart" || ask.operation !== "create") {
    turn.report(failureOf(answer));
    return true;
  }
  const { id } = answer.cart;
  turn.keep("cartId", id);
  if (ask.live !== null) turn.remember(id, ask.live);
  // Another tab may still show the lines that went into this cart.
  if (job.before) turn.spend(job.before.id);
  return changed(turn, job, answer, ask.lines);
}

/** The page never shows this cart. */
export function answerDirect(turn: Turn, answered: Answered): void {
  if (goesOn(turn, answered)) return;
  const { ask, answer } = answered;
  turn.state.isBuyingNow = false;
  if (answer.is !== "cart" || ask.operation !== "create") return turn.report(failureOf(answer));
  const report = reportOf(answer.remarks.filter(stopsCheckout), 0);
  if (report) return turn.report(report);
  // Nothing is in the page's cart, so no quantity is reported as being there.
  if (shortageOf(answer.cart.lines, ask.lines)) return turn.report({ problem: "sold-out" });
  turn.requests.push({ do: "leave", cart: answer.cart, isDirect: true });
}
