// What follows a change that the shop has made.
import { quantityOf } from "@/lib/purchase/quantity-of";
import type { Cart } from "@/vendors/shopify/transport/cart-figures";
import type { LineInput } from "@/vendors/shopify/transport/operations";
import { reportOf } from "@/vendors/shopify/transport/remarks";
import { inputOf, shortageOf, wantedOf } from "./lines";
import { type Job, shownCart, type Turn } from "./state";
import { announce, type CartAnswer, keep, newJob, show, take, tell } from "./take";

/** Takes over the shop's answer to a change that the shopper made in this tab. `made`: with these lines the cart was created. */
export function changed(
  turn: Turn,
  job: Job,
  answer: CartAnswer,
  made: readonly LineInput[] | null = null,
): true {
  const { want, before } = job;
  take(turn, answer);
  turn.state.unsure = null;
  if (turn.shared.cartId === null) keep(turn, "cartId", answer.cart.id);
  announce(turn);
  if (want.do === "clean") {
    show(turn, null, true);
    return true;
  }
  const wanted = made ?? wantedOf(want, before);
  const asked = made && before ? wantedOf(want, before) : wanted;
  const variants = asked.map(({ variantId }) => variantId);
  const isSwap = want.do === "add" && want.replaces !== undefined;
  show(turn, variants, isSwap);
  const quantity = variants.reduce((sum, variant) => sum + quantityOf(inputOf(answer.cart), variant), 0);
  const report = reportOf(answer.remarks, quantity) ?? shortageOf(answer.cart, wanted);
  if (report) tell(turn, report);
  if (isSwap) return swapOut(turn, job, want.replaces);
  settle(turn, job, shownCart(turn.state));
  return true;
}

/** The second half of a swap. A failure of it leaves a cart with both, which is drawn before. */
function swapOut(turn: Turn, job: Job, from = ""): true {
  const cart = shownCart(turn.state);
  const lines = (cart?.lines ?? [])
    .filter(({ variantId }) => variantId === from)
    .map(({ id }) => ({ id, quantity: 0 }));
  const isIn =
    job.want.do === "add" &&
    inputOf(cart).some((line) => job.want.do === "add" && line.variantId === job.want.lines[0]?.variantId);
  if (!isIn || lines.length === 0) settle(turn, job, cart);
  else {
    const second = {
      ...newJob({ do: "set", lines, shown: cart }, job.click),
      isFresh: true,
      isCodeTried: true,
    };
    const [first, ...rest] = turn.state.jobs;
    turn.state.jobs = first ? [first, second, ...rest] : [second];
  }
  return true;
}

export function settle({ requests }: Turn, { click }: Job, cart: Cart | null): void {
  if (click !== null) requests.push({ do: "settle", click, cart });
}
