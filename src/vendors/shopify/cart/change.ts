// A change of the cart's lines: made exactly once, also when the answer to it is lost.
import { hasSameLines } from "@/lib/purchase/cart-lines";
import type { Answer } from "@/vendors/shopify/transport/read-answer";
import type { ShopProblem, ShopReport } from "@/lib/purchase/shop-problem";
import { changesOf, inputOf, isMade } from "./lines";
import { changed, create } from "./new-cart";
import type { Job } from "./state";
import { failureOf, type Turn } from "./turn";

/** What is throttled, forbidden or wrong is refused before anything is done. Any other change may have been made, and its answer lost. */
const NOT_RUN: ReadonlySet<ShopProblem> = new Set(["busy", "refused", "missing"]);

/** Returns whether the job is done: there is nothing to send. Otherwise it waits for an answer. */
export function sendChange(turn: Turn, job: Job): boolean {
  const { state, shown, shared } = turn;
  const { want } = job;
  if (want.do === "clean") {
    if (!shown || state.cart.is === "expired") return true;
    return turn.send(job, "change", { operation: "remove", id: shown.id, lineIds: want.lineIds });
  }
  if (want.do === "swap") {
    if (!shown?.lines.some(({ variantId }) => variantId === want.from)) return true;
    job.want = { do: "add", lines: [want.to], shown, replaces: want.from };
    return sendChange(turn, job);
  }
  if (want.do !== "add" && want.do !== "set") return true;
  // On the way to the checkout, another tab has made the expired cart again, or it was bought.
  if (want.do === "add" && want.lines.length === 0 && state.cart.is !== "expired") {
    job.want = { do: "check-out" };
    return false;
  }
  const changes = want.do === "set" ? changesOf(want, shown) : [];
  if (want.do === "set" && (changes.length === 0 || !shown)) return true;
  job.before = shown;
  // The shop has the cart, and has denied it to the change: one more attempt is enough.
  if (!shown || state.cart.is === "expired" || job.misses > 1) {
    job.awaits = "create";
    const added = want.do === "add" ? want.lines : [];
    // It begins with what is asked for, and with the lines of the one that it takes the place of.
    create(turn, "job", [...inputOf(shown, changes), ...added]);
    return false;
  }
  if (want.do === "set")
    return turn.send(job, "change", { operation: "update", id: shown.id, lines: changes });
  const { unsure } = state;
  // The cart has been read since, and no tab has changed it.
  const isRepeated =
    unsure?.before.id === shown.id &&
    unsure.change === shared.change &&
    !want.replaces &&
    hasSameLines(unsure.lines, want.lines);
  if (isRepeated && isMade(want, unsure.before, shown)) {
    job.before = unsure.before;
    return changed(turn, job, { is: "cart", cart: shown, remarks: [], warnings: null, refused: [] });
  }
  return turn.send(job, "change", { operation: "add", id: shown.id, lines: want.lines });
}

/** Returns whether the job is done. */
export function answerChange(turn: Turn, job: Job, answer: Answer): boolean {
  const { awaits } = job;
  job.awaits = null;
  if (awaits === "verify") return verified(turn, job, answer);
  if (answer.is === "cart") return changed(turn, job, answer);
  // Nobody asked for it.
  if (job.want.do === "clean") return true;
  if (answer.is === "refused") return failUnsure(turn, job, failureOf(answer));
  if (answer.is === "failed" && NOT_RUN.has(answer.problem)) {
    turn.report(failureOf(answer));
    return true;
  }
  job.problem = answer.is === "failed" ? answer.problem : "cart-gone";
  return turn.send(job, "verify", { operation: "read", id: job.before?.id ?? "" });
}

/** Whether the change was made is read from the cart. */
function verified(turn: Turn, job: Job, answer: Answer): boolean {
  const { want, before, problem = "unknown" } = job;
  if (answer.is === "none") {
    turn.end(before?.id ?? "");
    Object.assign(job, { isFresh: false, misses: 0 });
    return false;
  }
  if (answer.is !== "cart" || !before)
    return failUnsure(turn, job, { problem: problem === "cart-gone" ? "down" : problem });
  if (problem === "cart-gone") {
    turn.take(answer);
    job.misses += 1;
    return false;
  }
  if (isMade(want, before, answer.cart)) return changed(turn, job, answer);
  // A request that is only late may still run.
  const isWorthARetry = ["down", "blocked", "garbled"].includes(problem) && !job.isRetried;
  if (want.do !== "add" || !isWorthARetry) return failUnsure(turn, job, { problem });
  job.isRetried = true;
  turn.take(answer);
  return false;
}

/**
 * Whether it was made will be known when the cart is read: every tab does so before its next change. What is refused may have been made
 * by the same request before, which the network delivered twice.
 */
function failUnsure(turn: Turn, { want, before }: Job, report: ShopReport): true {
  const change = `${turn.shared.change}?`;
  turn.keep("change", change);
  if (want.do === "add" && !want.replaces && before)
    turn.state.unsure = { lines: want.lines, before, change };
  turn.report(report);
  return true;
}
