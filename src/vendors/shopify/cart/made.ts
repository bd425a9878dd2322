// What follows a change that the shop has made.
import { quantityOf } from "@/lib/purchase/quantity-of";
import type { LineInput } from "@/vendors/shopify/transport/operations";
import { reportOf } from "@/vendors/shopify/transport/remarks";
import { inputOf, shortageOf, wantedOf } from "./lines";
import type { Job } from "./state";
import { type CartAnswer, newJob, type Turn } from "./turn";

/** Takes over the shop's answer to a change of this tab. `made`: with these lines the cart was created. */
export function changed(turn: Turn, job: Job, answer: CartAnswer, made?: readonly LineInput[]): true {
  const { want, before } = job;
  turn.take(answer);
  turn.state.unsure = null;
  if (turn.shared.cartId === null) turn.keep("cartId", answer.cart.id);
  turn.announce();
  if (want.do === "clean") {
    turn.show(null, true);
    return true;
  }
  const wanted = made ?? wantedOf(want, before);
  const asked = made && before ? wantedOf(want, before) : wanted;
  const variants = asked.map(({ variantId }) => variantId);
  const from = want.do === "add" ? want.replaces : undefined;
  turn.show(variants, from !== undefined || job.click === null);
  const lines = inputOf(answer.cart);
  const quantity = variants.reduce((sum, variant) => sum + quantityOf(lines, variant), 0);
  const report = reportOf(answer.remarks, quantity) ?? shortageOf(answer.cart, wanted);
  if (report) turn.tell(report);
  const out = (turn.shown?.lines ?? []).filter(({ variantId }) => variantId === from);
  const isIn = lines.some(({ variantId }) => variantId === asked[0]?.variantId);
  if (isIn && out.length > 0) swapOut(turn, job.click, out);
  else turn.settle(job);
  return true;
}

/** The second half of a swap. A failure of it leaves a cart with both, which is drawn before. */
function swapOut({ state, shown }: Turn, click: number | null, lines: readonly { id: string }[]): void {
  const changes = lines.map(({ id }) => ({ id, quantity: 0 }));
  const second = newJob({ do: "set", lines: changes, shown }, click);
  state.jobs = state.jobs.toSpliced(1, 0, { ...second, isFresh: true, isCodeTried: true });
}
