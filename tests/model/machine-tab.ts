// A tab whose cart is the machine, and the reading of answers. What a request brings about at once comes after the requests beside it, as in the runner.
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { reduce } from "@/vendors/shopify/cart/reduce";
import { type Change, CLOSED, type Happening, type Job, type Request } from "@/vendors/shopify/cart/state";
import type { ShopProblem } from "@/lib/purchase/shop-problem";
import { readAnswer } from "@/vendors/shopify/transport/read-answer";
import { words } from "../vendors/shopify/cart/tab";
import { type Click, ModelTab, type Shown } from "./model-tab";
import type { Failure, World } from "./world";

const PROBLEMS: Readonly<Record<Failure, ShopProblem>> = {
  lost: "down",
  garbled: "garbled",
  busy: "busy",
  late: "blocked",
  undone: "slow",
};

export class MachineTab extends ModelTab {
  state = CLOSED;
  readonly isReady = true;
  /** The numbers of the code's flows that are waited for. */
  readonly timers: number[] = [];
  private readonly give = (): void => this.happen({ on: "locked" });

  constructor(name: string, world: World) {
    super(name, world);
    this.happen({ on: "opened" });
  }

  private happen(event: Happening): void {
    if (!this.isOpen) return;
    const { world } = this;
    if (event.on !== "answer") world.log(() => `${this.name}: ${JSON.stringify(event)}`);
    const [job] = this.state.jobs;
    const step = reduce(this.state, { ...event, shared: world.shared });
    this.state = step.state;
    const own = step.requests.find((request) => request.do === "show" && request.own);
    const click = own && this.clickOf(job);
    if (click) click.isShown = true;
    world.log(() => step.requests.map((request) => `      ${words(request) ?? request.do}`).join("\n"));
    const next = step.requests.flatMap((request) => this.perform(request) ?? []);
    for (const following of next) this.happen(following);
  }

  private perform(request: Request): Happening | undefined | void {
    const { world } = this;
    switch (request.do) {
      case "ask":
        return this.send(request);
      case "lock":
        return world.lock(this.give) ? { on: "locked" } : undefined;
      case "unlock":
        return world.unlock(this.give);
      case "wait":
        return void this.timers.push(request.flow);
      case "keep":
        return world.keep(this, request.what, request.value);
      case "report":
        return this.report(request.report);
      case "leave":
        this.leave(request.cart.id, request.isDirect, null);
        return request.isDirect ? undefined : { on: "left", id: request.cart.id };
      case "show":
        return this.checkOwn(request.own ?? []);
      case "log":
    }
  }

  private send({ of, ask }: Extract<Request, { do: "ask" }>): void {
    const [job] = this.state.jobs;
    const click = of === "job" ? this.clickOf(job) : null;
    if (of === "job" && ask.operation === "create" && ask.lines.length > (click?.lines.length ?? 0))
      this.checkNothingTwice(job?.before?.id ?? "");
    const settle = (outcome: object | Failure): void => {
      const isFailed = typeof outcome === "string";
      const answer = isFailed
        ? ({ is: "failed", problem: PROBLEMS[outcome] } as const)
        : readAnswer(outcome, ask);
      this.happen({ on: "answer", of, ask, answer });
    };
    this.world.send({ tab: this, ask, click, checkout: "", settle, isGivenUp: () => false });
  }

  /** The second half of a swap adds nothing that was asked for. */
  private clickOf(job: Job | undefined): Click | null {
    const [line] = job?.want.do === "add" ? job.want.lines : [];
    return this.clicks.find(({ lines }) => line && lines[0] === line) ?? null;
  }

  /** What was bought is never created again, and a new cart begins with what its click asks for, or with the lines of one that is gone. */
  private checkNothingTwice(before: string): void {
    const { shop, met, wrong } = this.world;
    // A cart that cannot be changed may be bought while another takes its place.
    if (met.has("denied")) return;
    if (shop.bought.some(({ id }) => id === before)) wrong.push("A bought cart is created again.");
    if (shop.carts.has(before)) wrong.push("A cart is created twice.");
  }

  protected change(change: Change): void {
    this.happen({ on: "click", change });
  }

  protected leaveWith(line: CartLinkItem): void {
    this.happen({ on: "buy-now", lines: [line] });
  }

  protected leaveFromCart(): void {
    this.happen({ on: "check-out" });
  }

  comeBack(isFromCache: boolean): void {
    this.happen({ on: "return", isFromCache });
  }

  hear(of: "code" | "change" | "choice"): void {
    this.happen({ on: of === "code" ? "code" : "tab" });
  }

  wait(): void {
    const flow = this.timers.shift();
    if (flow !== undefined) this.happen({ on: "waited", flow });
  }

  override close(): void {
    super.close();
    this.world.unlock(this.give);
  }

  get shown(): Shown | null {
    const { cart } = this.state;
    if (!("cart" in cart)) return null;
    const { id, lines, figures } = cart.cart;
    return { id, lines, cents: figures?.totalCents ?? null, isExpired: cart.is === "expired" };
  }

  get isIdle(): boolean {
    const { jobs, code, isBuyingNow, isLocked } = this.state;
    return jobs.length === 0 && code === null && !isBuyingNow && !isLocked;
  }
}
