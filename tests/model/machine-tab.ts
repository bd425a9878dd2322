// A tab whose cart is the machine. What a request brings about at once comes after the requests beside it, as in the runner.
import { reduce } from "@/vendors/shopify/cart/reduce";
import { CLOSED, type Happening, type Request } from "@/vendors/shopify/cart/state";
import type { LineInput } from "@/vendors/shopify/transport/operations";
import { words } from "../vendors/shopify/cart/tab";
import type { MachineWorld } from "./machine-world";

/** A click of the shopper that changes the cart. */
export interface Click {
  lines: readonly LineInput[];
  isSwap: boolean;
  /** The cart of each addition of its lines, without what a network delivered twice or late. */
  readonly made: string[];
  /** Whether the shop did what it could: of what is sold out, it adds nothing. */
  isAnswered: boolean;
  isSettled: boolean;
}

export class MachineTab {
  state = CLOSED;
  readonly clicks: Click[] = [];
  /** The numbers of the code's flows that are waited for. */
  readonly timers: number[] = [];
  told = 0;
  left = 0;
  /** How many codes there had been when the shopper last wanted to leave, by "Buy now" and from the cart. */
  readonly codesBefore = { direct: 0, cart: 0 };
  isOpen = true;

  constructor(
    readonly name: string,
    private readonly world: MachineWorld,
  ) {}

  happen(event: Happening): void {
    if (!this.isOpen) return;
    const { world } = this;
    if (event.on !== "answer") world.log(() => `${this.name}: ${JSON.stringify(event)}`);
    const step = reduce(this.state, { ...event, shared: world.shared });
    this.state = step.state;
    world.log(() => step.requests.map((request) => `      ${words(request) ?? request.do}`).join("\n"));
    const next = step.requests.flatMap((request) => this.perform(request) ?? []);
    for (const following of next) this.happen(following);
  }

  private perform(request: Request): Happening | null {
    const { world } = this;
    switch (request.do) {
      case "ask":
        world.send(this, request);
        return null;
      case "lock":
        return world.lock(this) ? { on: "locked" } : null;
      case "unlock":
        world.unlock(this);
        return null;
      case "wait":
        this.timers.push(request.flow);
        return null;
      case "keep":
        world.keep(this, request.what, request.value);
        return null;
      case "tell":
        this.told += 1;
        return null;
      case "settle": {
        const click = this.clicks[request.click];
        if (click) click.isSettled = true;
        return null;
      }
      case "leave":
        this.left += 1;
        world.leave(this.codesBefore[request.isDirect ? "direct" : "cart"], request.cart.id);
        return request.isDirect ? null : { on: "left", id: request.cart.id };
      case "show":
      case "log":
        return null;
    }
  }

  /** The time that a sale waits for a code is over. */
  wait(): void {
    const flow = this.timers.shift();
    this.world.hasWaited ||= flow !== undefined && flow === this.state.code?.number;
    if (flow !== undefined) this.happen({ on: "waited", flow });
  }

  close(): void {
    this.isOpen = false;
    this.world.unlock(this);
  }

  get isIdle(): boolean {
    const { jobs, code, direct, isLocked } = this.state;
    return jobs.length === 0 && code === null && direct === null && !isLocked;
  }
}
