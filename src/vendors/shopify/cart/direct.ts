// "Buy now": a cart of its own, which the page never shows.
import { CARRIES_ALL, carriesLess, planNewCart } from "@/lib/purchase/code-plan";
import type { LineInput } from "@/vendors/shopify/transport/operations";
import type { Answer } from "@/vendors/shopify/transport/read-answer";
import { reportOf, stopsCheckout } from "@/vendors/shopify/transport/remarks";
import { shortageOf } from "./lines";
import type { Turn } from "./state";
import { ask, logMissingCode, tell } from "./take";

/** A cart of its own. The shop may take seconds, and an impatient shopper taps again. */
export function buyNow(turn: Turn, lines: readonly LineInput[]): void {
  if (turn.state.direct) return;
  turn.state.direct = { lines, carries: CARRIES_ALL };
  askDirect(turn);
}

function askDirect(turn: Turn): void {
  const { state, shared } = turn;
  if (!state.direct) return;
  const { lines, carries } = state.direct;
  logMissingCode(turn);
  ask(turn, "direct", { operation: "create", lines, ...planNewCart(shared.code, shared.campaign, carries) });
}

export function answerDirect(turn: Turn, answer: Answer): void {
  const { direct } = turn.state;
  if (!direct) return;
  const less = answer.is === "refused" ? carriesLess(direct.carries, answer.refused) : null;
  if (less) {
    direct.carries = less;
    return askDirect(turn);
  }
  turn.state.direct = null;
  if (answer.is === "failed") return tell(turn, { problem: answer.problem });
  if (answer.is === "none" || answer.is === "missing") return tell(turn, { problem: "garbled" });
  const report =
    answer.is === "refused"
      ? (reportOf(answer.remarks, 0) ?? { problem: "unknown" as const })
      : reportOf(answer.remarks.filter(stopsCheckout), 0);
  if (report) return tell(turn, report);
  if (answer.is !== "cart") return;
  // Nothing is in the page's cart, so nothing of it can be said to be there.
  if (shortageOf(answer.cart, direct.lines)) return tell(turn, { problem: "sold-out" });
  turn.requests.push({ do: "leave", cart: answer.cart, isDirect: true });
}
