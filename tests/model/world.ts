// Tabs, and what lies between them and the shop: requests on their way, storage, the lock and timers. Nothing happens by itself: the
// sequence delivers each message.
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import type { Kept, Shared } from "@/vendors/shopify/cart/state";
import type { Ask } from "@/vendors/shopify/transport/operations";
import { NOTHING } from "../vendors/shopify/cart/tab";
import type { Click, ModelTab } from "./model-tab";
import { answerTo, brokenAnswerTo } from "./shop-answers";
import { type Payload, type ShopCart, SimulatedShop } from "./simulated-shop";

/** What a shop may refuse of what a cart carries. */
export const REFUSALS = ["attributes", "campaign", "discountCodes"] as const;
/**
 * What happens to a request and its answer. Of one that is "late", the page hears that it failed, and it is performed afterwards. "denied":
 * from now on, the shop says of each change that it has not the cart, which it has. "short": it has fewer than is asked for, and does not
 * say so. "other": the answer has the id of another cart.
 */
export const FAULTS = [
  "lost",
  "garbled",
  "null",
  "undone",
  "busy",
  "late",
  "doubled",
  "denied",
  "short",
  "other",
  ...REFUSALS,
] as const;
export type Fault = (typeof FAULTS)[number];
/** What a page meets instead of an answer. */
export type Failure = "lost" | "garbled" | "busy" | "late" | "undone";

interface Message {
  name: () => string;
  arrive: (fault: Fault | null) => void;
}

interface SentRequest {
  tab: ModelTab;
  ask: Ask;
  /** The click whose lines it adds. */
  click: Click | null;
  /** The beginning of the address of the checkout. */
  checkout: string;
  settle: (outcome: object | Failure) => void;
  /** Whether the page no longer waits for the answer. */
  isGivenUp: () => boolean;
}

/** A page that leaves for the checkout. */
interface Departure {
  id: string;
  /** The cart as it is then; null where the shop has it no longer, or this page cannot know it. */
  cart: ShopCart | null;
  /** The codes that were live since the click. */
  codes: readonly (string | null)[];
  objected: boolean | null;
}

/** What of the world differs between the machine and what is shipped. */
export interface Kind {
  name: string;
  /** Called before the tabs of a sequence are opened. */
  begin: (world: World) => void;
  open: (name: string, world: World) => ModelTab;
  /** Resolves when every promise has settled that can settle by itself; null where there are none. */
  drained: () => Promise<void> | null;
  /** Runs the next timer, when nothing else can happen. Returns false when there is none. */
  tick: (world: World) => boolean;
  /** Whether each request is known to be that of one click. */
  isExact: boolean;
}

export class World {
  readonly shop = new SimulatedShop();
  readonly tabs: ModelTab[] = [];
  readonly messages: Message[] = [];
  readonly departures: Departure[] = [];
  shared: Shared = NOTHING;
  /** Every code that was live, in turn. */
  readonly codes: (string | null)[] = [null];
  readonly met = new Set<Fault>();
  /** What the shop always refuses. */
  refused: (typeof REFUSALS)[number] | null = null;
  /** Whether work began without the lock. Two tabs may then write different codes at the same moment. */
  hasDenied = false;
  /** Whether a sale may not have waited for its code. */
  hasWaited = false;
  /** What must never happen, and has. */
  readonly wrong: string[] = [];
  /** Those who have, or wait for, the lock. */
  readonly line: (() => void)[] = [];
  readonly trace: string[] | null;

  /** With a trace, a sequence is written down. */
  constructor(
    readonly kind: Kind,
    isTraced: boolean,
  ) {
    this.trace = isTraced ? [] : null;
    kind.begin(this);
  }

  check(isRight: boolean, text: () => string): void {
    if (!isRight) this.wrong.push(text());
  }

  log(text: () => string): void {
    this.trace?.push(text());
  }

  open(): void {
    this.tabs.push(this.kind.open(`tab ${this.tabs.length + 1}`, this));
  }

  get openTabs(): ModelTab[] {
    return this.tabs.filter(({ isOpen }) => isOpen);
  }

  /** Returns whether the lock is given at once. */
  lock(give: () => void): boolean {
    return this.line.push(give) === 1;
  }

  unlock(give: () => void): void {
    const place = this.line.indexOf(give);
    if (place < 0) return;
    this.line.splice(place, 1);
    if (place === 0) this.line[0]?.();
  }

  /** The browser denies the lock, or another tab takes longer than its limit: work begins without it. */
  denyLock(): void {
    const [give] = this.line.splice(1, 1);
    this.hasDenied ||= give !== undefined;
    give?.();
  }

  keep(by: ModelTab, what: Kept, value: string | null): void {
    if (!by.isOpen || this.shared[what] === value) return;
    this.shared = { ...this.shared, [what]: value };
    if (what !== "change") return;
    for (const tab of this.openTabs)
      if (tab !== by)
        this.messages.push({
          name: () => `${tab.name}: another tab's change`,
          arrive: () => tab.isOpen && tab.hear("change"),
        });
  }

  send(request: SentRequest): void {
    const { tab, ask, click, settle } = request;
    const { shop } = this;
    const arrive = (fault: Fault | null): void => {
      if (fault) this.met.add(fault);
      if (request.isGivenUp()) this.met.add("late");
      if (fault === "busy" || fault === "undone") return settle(fault);
      if (shop.writesApart && ask.operation === "write" && ask.attributes && ask.codes) return settle("lost");
      if (fault === "late") {
        const perform = (): void => {
          this.perform(ask, null, true);
          if (click) click.isAnswered = true;
        };
        this.messages.push({ name: () => `late ${ask.operation}`, arrive: perform });
        return settle(fault);
      }
      const { length } = shop.performed;
      // Nobody hears of what a page sent before it was closed.
      const payloads = this.perform(ask, fault, !tab.isOpen || request.isGivenUp());
      const performed = shop.performed.slice(length);
      if (click && (performed.length > 0 || payloads[0]?.errors.length)) click.isAnswered = true;
      const made = performed.find(({ added }) => added.length > 0);
      if (click && made) click.made.push(made.cartId);
      if (fault === "lost" || fault === "garbled") return settle(fault);
      if (fault === "null") return settle(brokenAnswerTo(ask));
      const answered = fault === "doubled" ? this.perform(ask, null, false) : payloads;
      const isOther = fault === "other" && "id" in ask;
      settle(answerTo(shop, ask, isOther ? answered.map(ofAnother) : answered, request.checkout));
    };
    this.messages.push({ name: () => `${tab.name}: answer to ${ask.operation}`, arrive });
  }

  private perform(ask: Ask, fault: Fault | null, isLate: boolean): Payload[] {
    const { shop } = this;
    const refused = REFUSALS.find((part) => part === fault) ?? this.refused;
    if (fault === "short" && (ask.operation === "add" || ask.operation === "create")) this.sellOut(ask.lines);
    if (fault === "denied" && "id" in ask) shop.denied.add(ask.id);
    Object.assign(shop, { isLate, refused });
    const payloads = shop.perform(ask);
    Object.assign(shop, { isLate: false, refused: null });
    const { cart, errors = [] } = payloads.at(-1) ?? {};
    this.log(
      () => `  → ${cart ? linesText(cart.lines) : "no cart"} ${errors.map(({ code }) => code).join()}`,
    );
    return payloads;
  }

  private sellOut(lines: readonly CartLinkItem[]): void {
    this.shop.isSilent = true;
    for (const { variantId, quantity } of lines) this.shop.stock.set(variantId, quantity - 1);
  }

  /** Delivers the message at this place, and waits for what follows at once. */
  async deliver(place: number, fault: Fault | null): Promise<void> {
    const [message] = this.messages.splice(place, 1);
    if (!message) return;
    this.log(() => `${message.name()}${fault ? `, ${fault}` : ""}`);
    message.arrive(fault);
    await this.drained();
  }

  async drained(): Promise<void> {
    const drained = this.kind.drained();
    if (drained) await drained;
  }

  /** Until nothing is on its way. Timers end when nothing else can happen. */
  async comeToRest(): Promise<void> {
    for (let step = 0; step < 1_000; step += 1) {
      if (this.messages.length > 0) await this.deliver(0, null);
      else if (!this.kind.tick(this)) return;
      else await this.drained();
    }
    this.wrong.push("The tabs do not come to rest.");
  }

  /** The lines of a cart, as a page can show them; null where the shop has it no longer. */
  textOf(id: string | null): string | null {
    const cart = this.shop.carts.get(id ?? "");
    return cart ? linesText(cart.lines.filter(({ variantId }) => !this.shop.retired.has(variantId))) : null;
  }
}

const ofAnother = (payload: Payload): Payload => ({
  ...payload,
  cart: payload.cart && { ...payload.cart, id: "gid://shopify/Cart/other" },
});

export function linesText(lines: readonly CartLinkItem[]): string {
  return lines.map(({ variantId, quantity }) => `${quantity}×${variantId}`).join();
}
