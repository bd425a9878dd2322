// One event at work, and what an answer of the shop makes of the machine's state.
import { cartCodeRecord, readCartCodeRecord } from "@/lib/purchase/cart-code-record";
import { lacksCode, listsCode, referralIn } from "@/lib/purchase/referral-on-cart";
import { isSpent, withSpent } from "@/lib/purchase/spent-carts";
import { numberOf } from "@/vendors/shopify/ids";
import { type Cart, withReasons } from "@/vendors/shopify/transport/cart-figures";
import type { Ask } from "@/vendors/shopify/transport/operations";
import type { Answer, CartAnswer } from "@/vendors/shopify/transport/read-answer";
import { reportOf } from "@/vendors/shopify/transport/remarks";
import type { ShopReport } from "@/lib/purchase/shop-problem";
import { contentOf } from "./lines";
import type { Asker, Job, Kept, Request, Shared, State, Want } from "./state";

export class Turn {
  /** A copy, which the event may change. */
  readonly state: State;
  readonly requests: Request[] = [];

  constructor(
    before: State,
    public shared: Shared,
  ) {
    this.state = {
      ...before,
      jobs: before.jobs.map((job) => ({ ...job })),
      code: before.code && { ...before.code },
    };
  }

  /** The cart whose lines the page shows. */
  get shown(): Cart | null {
    return "cart" in this.state.cart ? this.state.cart.cart : null;
  }

  ask(of: Asker, ask: Ask): void {
    this.requests.push({ do: "ask", of, ask });
  }

  /** Asks for what a job waits for. It is not done then. */
  send(job: Job, awaits: Job["awaits"], ask: Ask): false {
    Object.assign(job, { awaits, change: this.shared.change } satisfies Partial<Job>);
    this.ask("job", ask);
    return false;
  }

  keep(what: Kept, value: string | null): void {
    if (this.shared[what] === value) return;
    this.shared = { ...this.shared, [what]: value };
    this.requests.push({ do: "keep", what, value });
  }

  /** An earlier click on the checkout does not lead the shopper away from what is reported. */
  report(report: ShopReport): void {
    const { jobs } = this.state;
    this.state.jobs = jobs.filter(({ want }, place) => place === 0 || want.do !== "check-out");
    this.requests.push({ do: "report", report });
  }

  queue(want: Want, place = this.state.jobs.length, more: Partial<Job> = {}): void {
    const job: Job = { want, awaits: null, before: null, misses: 0, ...more };
    this.state.jobs = this.state.jobs.toSpliced(place, 0, job);
  }

  /** Where a cart carries no code, the reason can be read. */
  logMissingCode(): void {
    if (this.shared.code === null) this.log("There is no referral code, so the cart carries none.");
  }

  log(text: string): void {
    this.requests.push({ do: "log", text });
  }

  /** Takes over the cart of an answer, with the reasons of its codes. */
  take({ cart, warnings }: CartAnswer): void {
    const { state, shown } = this;
    const figures = withReasons(cart.figures, warnings, shown?.id === cart.id ? shown.figures : null);
    state.cart = { is: this.isSpent(cart.id) ? "left" : "open", cart: { ...cart, figures } };
    if (cart.unsold.length === 0 || state.cleaned === cart.id) return;
    state.cleaned = cart.id;
    this.queue({ do: "clean", lineIds: cart.unsold });
  }

  show(own: readonly string[] | null = null): void {
    this.requests.push({ do: "show", cart: this.shown && this.withRefusedCode(this.shown), own });
  }

  /** A code that the shop was given and left out of its list is refused, and the page reports it. One that the shop lists no longer is absent. */
  private withRefusedCode(cart: Cart): Cart {
    const { id, codes, figures } = cart;
    const code = readCartCodeRecord(this.shared.record)?.code ?? null;
    if (code === null || !figures || listsCode(codes, code)) return cart;
    if (this.state.refused !== `${id} ${code}` && lacksCode(codes, code)) return cart;
    return { ...cart, figures: { ...figures, codes: [...figures.codes, { code, applicable: false }] } };
  }

  /** Call only where this tab has changed what the cart shows: two tabs that answer each other would not stop. */
  announce(): void {
    if (!this.shown) return;
    // Counted, because a change that takes the one before it back would leave the text that a tab has seen already.
    const count = Number.parseInt(this.shared.change ?? "", 10) || 0;
    this.state.handled = `${count + 1} ${contentOf(this.shown)}`;
    this.keep("change", this.state.handled);
  }

  /** Call when the shop has no such cart: it was bought, or it expired. */
  end(cartId: string): void {
    const { state, shared, shown } = this;
    if (this.recordOf(cartId)?.code === null) this.keep("record", "");
    if (this.isSpent(cartId)) {
      if (shared.cartId === cartId) this.keep("cartId", null);
      if (!shown || shown.id === cartId) {
        state.cart = { is: "bought", id: cartId };
        this.show();
      }
      // Another tab may have gone on to a new cart, and has announced it; this one may show an earlier cart, of which it knows no better.
      const change = JSON.stringify([cartId]);
      const hasNewer = !this.isCurrent(cartId);
      if (!hasNewer) this.keep("change", change);
      state.handled = hasNewer || (shown && shown.id !== cartId) ? "" : change;
      return;
    }
    if (shown?.id === cartId) {
      state.cart = { is: "expired", cart: shown };
      return;
    }
    if (!shown) state.cart = { is: "none" };
    // This tab still shows an earlier one, of which it knows no better.
    else state.handled = "";
    // Nothing is known of its lines, so no change can create them again. Another tab may have done so.
    if (shared.cartId === cartId) {
      this.keep("cartId", null);
      this.report({ problem: "cart-gone" });
    }
  }

  isSpent(cartId: string): boolean {
    return isSpent(this.shared.spent, numberOf(cartId));
  }

  spend(cartId: string): void {
    this.keep("spent", withSpent(this.shared.spent, numberOf(cartId)));
  }

  /** Whether it is the browser's cart, as far as that is known. There is one record of a code, which must not be lost to an earlier cart. */
  isCurrent(cartId: string): boolean {
    return this.shared.cartId === null || this.shared.cartId === cartId;
  }

  /** Remembers that the cart has been given this code. One that was removed meanwhile has to be removed from the cart again. */
  remember(cartId: string, given: string | null): void {
    if (!this.isCurrent(cartId)) return;
    const { code, campaign } = this.shared;
    this.state.confirmed = `${cartId} ${campaign}`;
    const record = code === null ? cartCodeRecord(cartId, null, [given]) : cartCodeRecord(cartId, given);
    this.keep("record", given === null ? "" : record);
  }

  recordOf(cartId: string) {
    const record = readCartCodeRecord(this.shared.record);
    return record?.cartId === cartId ? record : null;
  }

  /** Whether the page's cart has to be given the live referral code, or to lose a forgotten one. */
  get isCodeDue(): boolean {
    const { cart: shown, confirmed, refused, unmoved } = this.state;
    if ((shown.is !== "open" && shown.is !== "left") || !this.isCurrent(shown.cart.id)) return false;
    const { id, codes, lines, attributes } = shown.cart;
    const record = this.recordOf(id);
    const { code: live, campaign } = this.shared;
    if (live === null) return record !== null && record.code === null;
    // A write without a response may have replaced the code, so a record with other codes proves nothing.
    if (record?.code !== live || record.others.length > 0) return true;
    if (campaign !== "" && confirmed !== `${id} ${campaign}`) return true;
    const referral = referralIn(attributes) ?? live;
    // The write of a tab that was closed may arrive after the others have looked.
    if (referral !== live && unmoved !== `${id} ${referral}`) return true;
    // Removed at the checkout, or dropped with the last line.
    const isAbsent = lacksCode(codes, live) && lines.some(({ quantity }) => quantity > 0);
    return isAbsent && refused !== `${id} ${live}`;
  }
}

/** Why the shop has not done what it was asked for. */
export function failureOf(answer: Answer): ShopReport {
  if (answer.is === "refused") return reportOf(answer.remarks, 0) ?? { problem: "unknown" };
  return { problem: answer.is === "failed" ? answer.problem : "garbled" };
}
