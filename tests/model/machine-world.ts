// Tabs whose carts are the machine, and what lies between them and the shop: requests on their way, storage, the lock and timers, all as
// values. Nothing happens by itself: the sequence delivers each message.
import type { Request, Shared } from "@/vendors/shopify/cart/state";
import type { Cart } from "@/vendors/shopify/transport/cart-figures";
import type { Ask, LineInput } from "@/vendors/shopify/transport/operations";
import type { Answer } from "@/vendors/shopify/transport/read-answer";
import { answerTo, cartOf, variantsIn } from "./machine-shop";
import { type Click, MachineTab } from "./machine-tab";
import { type Refusable, type ShopCart, SimulatedShop } from "./simulated-shop";

/** What happens to a request and its answer. Of one that is "late", the page hears that it failed, and it is performed afterwards. */
export const FAULTS = [
  "lost",
  "undone",
  "busy",
  "late",
  "doubled",
  "denied",
  "short",
  "attributes",
  "campaign",
  "discountCodes",
] as const;
export type Fault = (typeof FAULTS)[number];

const FAILED: Answer = { is: "failed", problem: "down", mayHaveRun: true };
const BUSY: Answer = { is: "failed", problem: "busy", mayHaveRun: false };

interface Message {
  name: () => string;
  arrive: (fault: Fault | null) => void;
}

/** A page that leaves for the checkout. */
interface Departure {
  id: string;
  /** The cart as it is then; null where the shop has it no longer. */
  cart: ShopCart | null;
  /** The codes that were live since the click. */
  codes: readonly (string | null)[];
}

export class MachineWorld {
  readonly shop = new SimulatedShop();
  readonly tabs: MachineTab[] = [];
  readonly messages: Message[] = [];
  readonly departures: Departure[] = [];
  shared: Shared = { code: null, campaign: "", cartId: null, record: null, change: null, spent: null };
  /** Every code that was live, in turn. */
  readonly codes: (string | null)[] = [null];
  readonly met = new Set<Fault>();
  /** Whether work began without the lock. Two tabs may then write different codes at the same moment. */
  hasDenied = false;
  /** Whether a sale did not wait for its code. */
  hasWaited = false;
  /** What must never happen, and has. */
  readonly wrong: string[] = [];
  /** The line of those who have, or wait for, the lock. */
  readonly line: MachineTab[] = [];
  readonly trace: string[] | null;

  /** With a trace, a sequence is written down. */
  constructor(isTraced: boolean) {
    this.trace = isTraced ? [] : null;
  }

  check(isRight: boolean, text: () => string): void {
    if (!isRight) this.wrong.push(text());
  }

  log(text: () => string): void {
    this.trace?.push(text());
  }

  open(): MachineTab {
    const tab = new MachineTab(`tab ${this.tabs.length + 1}`, this);
    this.tabs.push(tab);
    tab.happen({ on: "opened" });
    return tab;
  }

  get openTabs(): MachineTab[] {
    return this.tabs.filter(({ isOpen }) => isOpen);
  }

  isLimited(variantId: string): boolean {
    return variantsIn([{ variantId, quantity: 0 }]).some(({ variant }) => this.shop.stock.has(variant));
  }

  /** Returns whether the tab has the lock at once. */
  lock(tab: MachineTab): boolean {
    return this.line.push(tab) === 1;
  }

  unlock(tab: MachineTab): void {
    const place = this.line.indexOf(tab);
    if (place < 0) return;
    this.line.splice(place, 1);
    if (place === 0) this.line[0]?.happen({ on: "locked" });
  }

  /** The browser denies the lock, or another tab takes longer than its limit: work begins without it. */
  denyLock(): void {
    const [waiting] = this.line.splice(1, 1);
    this.hasDenied ||= waiting !== undefined;
    waiting?.happen({ on: "locked" });
  }

  keep(by: MachineTab, what: "cartId" | "record" | "change" | "spent", value: string | null): void {
    this.shared = { ...this.shared, [what]: value };
    if (what !== "change") return;
    for (const tab of this.openTabs)
      if (tab !== by)
        this.messages.push({
          name: () => `${tab.name}: another tab's change`,
          arrive: () => tab.happen({ on: "tab" }),
        });
  }

  leave(codesBefore: number, id: string): void {
    const codes = this.codes.slice(codesBefore);
    const cart = this.shop.carts.get(id) ?? null;
    this.departures.push({ id, cart: cart && { ...cart }, codes });
  }

  send(tab: MachineTab, { of, ask }: Extract<Request, { do: "ask" }>): void {
    const [job] = tab.state.jobs;
    // The second half of a swap adds nothing that was asked for.
    const click = (of === "job" && job?.want.do === "add" && tab.clicks[job.click ?? -1]) || null;
    if (of === "job" && ask.operation === "create") this.checkNothingTwice(tab, ask.lines, click);
    const answer = (answered: Answer): void => tab.happen({ on: "answer", of, ask, answer: answered });
    this.messages.push({
      name: () => `${tab.name}: answer to ${of} ${ask.operation}`,
      arrive: (fault) => {
        if (fault) this.met.add(fault);
        if (fault === "busy") return answer(BUSY);
        if (fault === "undone") return answer(FAILED);
        if (fault === "late") {
          const arrive = (): void => {
            this.perform(ask, null, true);
            if (click) click.isAnswered = true;
          };
          this.messages.push({ name: () => `late ${ask.operation}`, arrive });
          return answer(FAILED);
        }
        const { length } = this.shop.performed;
        // Nobody hears of what a page sent before it was closed.
        let answered = this.perform(ask, fault, !tab.isOpen);
        const performed = this.shop.performed.slice(length);
        if (click && performed.length > 0) click.isAnswered = true;
        const made = performed.find(({ added }) => added.length > 0);
        if (click && made) click.made.push(made.cartId);
        if (fault === "doubled") answered = this.perform(ask, null, false);
        answer(fault === "lost" ? FAILED : answered);
      },
    });
  }

  /** What was bought is never created again, and a new cart begins with what its click asks for, or with the lines of one that is gone. */
  private checkNothingTwice(tab: MachineTab, lines: readonly LineInput[], click: Click | null): void {
    const [job] = tab.state.jobs;
    if (lines.length <= (click?.lines.length ?? 0)) return;
    const before = job?.before?.id ?? "";
    if (this.shop.bought.some(({ id }) => id === before)) this.wrong.push("A bought cart is created again.");
    if (this.shop.carts.has(before) && !this.met.has("denied")) this.wrong.push("A cart is created twice.");
  }

  private perform(ask: Ask, fault: Fault | null, isLate: boolean): Answer {
    const { shop } = this;
    shop.isLate = isLate;
    shop.isDenying = fault === "denied" && ask.operation !== "read";
    if (fault === "short" && (ask.operation === "add" || ask.operation === "create")) this.sellOut(ask.lines);
    const refused = refusable(fault);
    if (refused) shop.refused.add(refused);
    const answered = answerTo(shop, ask);
    if (refused) shop.refused.delete(refused);
    shop.isDenying = false;
    this.log(() => `  → ${answered.is} ${answered.is === "cart" ? this.linesOf(answered.cart.id) : ""}`);
    return answered;
  }

  private sellOut(lines: readonly LineInput[]): void {
    this.shop.isSilent = true;
    for (const { variant, quantity } of variantsIn(lines)) this.shop.stock.set(variant, quantity - 1);
  }

  /** Delivers the message at this place. */
  deliver(place: number, fault: Fault | null): void {
    const [message] = this.messages.splice(place, 1);
    if (!message) return;
    this.log(() => `${message.name()}${fault ? `, ${fault}` : ""}`);
    message.arrive(fault);
  }

  /** Until nothing is on its way. Timers end when nothing else can happen. */
  settle(): void {
    for (let step = 0; step < 1_000; step += 1) {
      if (this.messages.length > 0) this.deliver(0, null);
      else {
        const tab = this.openTabs.find(({ timers }) => timers.length > 0);
        if (!tab) return;
        tab.wait();
      }
    }
    this.wrong.push("The tabs do not come to rest.");
  }

  /** A cart's lines in words; null where there is no cart. */
  static textOf(cart: Cart | null): string | null {
    return cart?.lines.map(lineText).join() ?? null;
  }

  linesOf(id: string | null): string | null {
    const cart = this.shop.carts.get(id ?? "");
    return MachineWorld.textOf(cart ? cartOf(this.shop, cart) : null);
  }
}

const lineText = ({ variantId, quantity }: LineInput): string => `${quantity}×${variantId}`;

function refusable(fault: Fault | null): Refusable | null {
  return fault === "attributes" || fault === "campaign" || fault === "discountCodes" ? fault : null;
}
