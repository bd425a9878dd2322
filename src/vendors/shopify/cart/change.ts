// A change of the cart's lines: made exactly once, also when the answer to it is lost.
import { carriesLess, planNewCart } from "@/lib/purchase/code-plan";
import type { Cart } from "@/vendors/shopify/transport/cart-figures";
import type { Ask, LineChange } from "@/vendors/shopify/transport/operations";
import type { Answer } from "@/vendors/shopify/transport/read-answer";
import { reportOf } from "@/vendors/shopify/transport/remarks";
import type { ShopProblem } from "@/vendors/shopify/transport/shop-error";
import { changesOf, hasAdded, inputOf, isMade, isSameInput } from "./lines";
import { changed, settle } from "./made";
import { type Job, shownCart, type Turn } from "./state";
import { answerOf, ask, end, keep, logMissingCode, remember, spend, take, tell } from "./take";

/** Returns whether the job is done: there is nothing to send. Otherwise it waits for an answer. */
export function sendChange(turn: Turn, job: Job): boolean {
  const { state } = turn;
  const { want } = job;
  if (want.do === "clean") {
    if (state.cart.is !== "open" && state.cart.is !== "left") return true;
    return send(turn, job, "change", { operation: "remove", id: state.cart.cart.id, lineIds: want.lineIds });
  }
  if (want.do === "swap") {
    const now = shownCart(state);
    // A cart that was made again has the same variants in other lines.
    const isShown = (id: string): boolean =>
      now?.id !== want.shown?.id || !!want.shown?.lines.some((line) => line.id === id);
    if (!now?.lines.some(({ id, variantId }) => variantId === want.from && isShown(id))) {
      settle(turn, job, now);
      return true;
    }
    job.want = { do: "add", lines: [want.to], replaces: want.from };
    return sendChange(turn, job);
  }
  if (want.do !== "add" && want.do !== "set") return true;
  const cart = shownCart(state);
  const changes = want.do === "set" ? changesOf(want.lines, want.shown, cart) : [];
  if (want.do === "set" && (changes.length === 0 || !cart)) {
    settle(turn, job, cart);
    return true;
  }
  if (!cart || state.cart.is === "expired" || job.abandoned) return create(turn, job, cart, changes);
  job.before = cart;
  if (want.do === "set")
    return send(turn, job, "change", { operation: "update", id: cart.id, lines: changes });
  const { unsure } = state;
  // The cart has been read since, and no tab has changed it.
  const isRepeated =
    unsure?.before.id === cart.id &&
    unsure.change === turn.shared.change &&
    !want.replaces &&
    isSameInput(unsure.lines, want.lines);
  if (isRepeated && hasAdded(unsure.before, cart, want.lines)) {
    job.before = unsure.before;
    return changed(turn, job, answerOf(cart));
  }
  return send(turn, job, "change", { operation: "add", id: cart.id, lines: want.lines });
}

function send(turn: Turn, job: Job, awaits: Job["awaits"], asked: Ask): false {
  job.awaits = awaits;
  ask(turn, "job", asked);
  return false;
}

/** A new cart begins with what is asked for, and with the lines of the one that it takes the place of. */
function create(turn: Turn, job: Job, cart: Cart | null, changes: readonly LineChange[]): false {
  const { code, campaign } = turn.shared;
  job.before = cart;
  const lines = [...inputOf(cart, changes), ...(job.want.do === "add" ? job.want.lines : [])];
  logMissingCode(turn);
  return send(turn, job, "create", {
    operation: "create",
    lines,
    ...planNewCart(code, campaign, job.carries),
  });
}

/** Returns whether the job is done. */
export function answerChange(turn: Turn, job: Job, asked: Ask, answer: Answer): boolean {
  const awaited = job.awaits;
  job.awaits = null;
  if (awaited === "create") return created(turn, job, asked, answer);
  if (awaited === "verify") return verified(turn, job, answer);
  if (answer.is === "cart") return changed(turn, job, answer);
  // Nobody asked for it.
  if (job.want.do === "clean") return true;
  if (answer.is === "refused") return failWith(turn, answer);
  if (answer.is === "failed" && !answer.mayHaveRun) return fail(turn, answer.problem);
  if (answer.is === "failed") job.problem = answer.problem;
  else {
    job.misses += 1;
    job.problem = "cart-gone";
  }
  return send(turn, job, "verify", { operation: "read", id: job.before?.id ?? "" });
}

function fail(turn: Turn, problem: ShopProblem): true {
  tell(turn, { problem });
  return true;
}

/** Whether it was made will be known when the cart is read: every tab does so before its next change. */
function failUnsure(turn: Turn, { want, before }: Job, problem: ShopProblem): true {
  const change = `${turn.shared.change}?`;
  keep(turn, "change", change);
  if (want.do === "add" && !want.replaces && before)
    turn.state.unsure = { lines: want.lines, before, change };
  return fail(turn, problem);
}

function failWith(turn: Turn, { remarks }: Extract<Answer, { is: "refused" }>): true {
  tell(turn, reportOf(remarks, 0) ?? { problem: "unknown" });
  return true;
}

/** The cart says whether the change was made. */
function verified(turn: Turn, job: Job, answer: Answer): boolean {
  const { want, before, problem } = job;
  if (answer.is === "none") return gone(turn, job);
  if (answer.is !== "cart" || !before)
    return failUnsure(turn, job, problem === "cart-gone" ? "down" : problem);
  if (problem === "cart-gone") {
    take(turn, answer);
    // The shop has the cart, and says that it has not: once is enough.
    if (job.misses > 1) job.abandoned = answer.cart;
    return false;
  }
  if (isMade(want, before, answer.cart)) return changed(turn, job, answer);
  // A request that is only late may still run.
  const isWorthARetry = ["down", "blocked", "garbled"].includes(problem) && job.retries > 0;
  if (want.do !== "add" || !isWorthARetry) return failUnsure(turn, job, problem);
  job.retries -= 1;
  take(turn, answer);
  return false;
}

/** The shop has no such cart. What was bought is never created again. */
function gone(turn: Turn, job: Job): false {
  const id = job.before?.id ?? shownCart(turn.state)?.id ?? "";
  end(turn, id);
  job.isFresh = false;
  return false;
}

function created(turn: Turn, job: Job, asked: Ask, answer: Answer): boolean {
  if (answer.is === "refused") {
    const less = carriesLess(job.carries, answer.refused);
    if (!less) return failWith(turn, answer);
    job.carries = less;
    return false;
  }
  if (answer.is === "failed") return fail(turn, answer.problem);
  if (answer.is !== "cart" || asked.operation !== "create") return fail(turn, "garbled");
  const { before, carries } = job;
  keep(turn, "cartId", answer.cart.id);
  const given = asked.attributes?.at(-1)?.value ?? asked.codes[0] ?? null;
  // All of it was refused. Without a code at that time, one that was followed meanwhile has to be written.
  const isRefused = !carries.attributes && !carries.discountCodes;
  if (given !== null || isRefused) remember(turn, answer.cart.id, given ?? turn.shared.code);
  changed(turn, job, answer, asked.lines);
  // Another tab may still show the lines that went into this cart.
  if (before) {
    spend(turn, before.id);
    tell(turn, { problem: "cart-gone" });
  }
  return true;
}
