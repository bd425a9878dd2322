// A browser with tabs, and the network between it and the shop. What is on its way arrives in the order that fast-check's
// scheduler chooses; the clock moves only when nothing else can happen.
import type { Scheduler } from "fast-check";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { CART_KEY } from "./catalog";
import { requestName } from "./operations";
import { SchemaShop } from "./schema-shop";
import { type ShopCart, SimulatedShop } from "./simulated-shop";
import { drained, VirtualClock } from "./virtual-clock";

/**
 * What happens to a request and its response. "down" is an error of a server in between, "lost" a connection that ends.
 * "slow" is within the time that a request may take (8 s) and beyond that which a sale waits for its code (3 s), "late" is
 * beyond both. "denied": the shop says that it has not the cart, which it has.
 */
export const FAULTS = [
  "request-lost",
  "response-lost",
  "request-down",
  "response-down",
  "response-garbled",
  "busy",
  "request-slow",
  "response-slow",
  "request-late",
  "response-late",
  "silent",
  "doubled",
  "response-null",
  "denied",
  "attributes-refused",
] as const;
export type Fault = (typeof FAULTS)[number];

const SLOW_MS = 4_000;
const LATE_MS = 9_000;
/** More than any run needs, so that a page that never comes to rest fails. */
const MAX_STEPS = 3_000;

/** A page that is open in a tab. */
export interface OpenPage {
  readonly name: string;
  isOpen: boolean;
  readonly listeners: { type: string; run: (event: { key: string | null; persisted: boolean }) => void }[];
}

/** A page that leaves for the shop's checkout. */
interface Departure {
  address: string;
  /** The cart as it is then. */
  cart: ShopCart | null;
}

export class Browser {
  readonly clock = new VirtualClock();
  readonly shop = new SimulatedShop();
  private readonly server: SchemaShop;
  readonly departures: Departure[] = [];
  /** What happens to the next requests, one each. */
  readonly faults: Fault[] = [];
  readonly met: Fault[] = [];
  /** Whether an order was completed while the shop's answer about a cart was on its way. */
  wasRaced = false;
  private readonly values = new Map<string, string>();
  private readonly pages: OpenPage[] = [];
  private readonly held = new Map<string, Promise<unknown>>();
  /** The page whose code runs now, as far as it is known. */
  private running: OpenPage | null = null;

  constructor(
    private readonly scheduler: Scheduler,
    { hidesPrivate }: { hidesPrivate: boolean },
  ) {
    this.server = new SchemaShop(this.shop, hidesPrivate);
  }

  /** The stored id of the cart that all pages share. */
  cartId(): string | null {
    return this.values.get(CART_KEY) ?? null;
  }

  /** Wipes what the pages stored of referral codes, and reports that to none of them. Not while such a report is on its way. */
  forget(): void {
    if (this.scheduler.count() > 0) return;
    for (const key of [STORAGE_KEYS.referralCode, STORAGE_KEYS.replacedCodes, STORAGE_KEYS.droppedCodes])
      this.values.delete(key);
  }

  open(page: OpenPage): void {
    this.pages.push(page);
  }

  /** Listeners that are added meanwhile are this page's. */
  as<Value>(page: OpenPage, work: () => Value): Value {
    const before = this.running;
    this.running = page;
    try {
      return work();
    } finally {
      this.running = before;
    }
  }

  /** The visitor comes back to the page with the browser's back button, or only looks at its tab again. */
  comeBack(page: OpenPage, type: "pageshow" | "visibilitychange"): void {
    for (const listener of page.listeners)
      if (listener.type === type) listener.run({ key: null, persisted: type === "pageshow" });
  }

  /** The buyer pays at the checkout that a page last left for. */
  completeOrder(): void {
    this.wasRaced ||= this.scheduler.count() > 0;
    this.shop.complete(this.departures.at(-1)?.cart?.id ?? "");
  }

  /** Whether a page left for the checkout of this cart, also when it had expired by then. */
  wasLeft({ id }: ShopCart): boolean {
    return this.departures.some(({ address }) => cartIdIn(address) === id);
  }

  /** What the code takes for `window`. */
  readonly window = {
    addEventListener: (type: string, run: OpenPage["listeners"][number]["run"]): void =>
      void this.running?.listeners.push({ type, run }),
    removeEventListener: (): void => undefined,
    dispatchEvent: (): boolean => true,
    location: {
      href: "https://mugworks.example/",
      assign: (address: string): void => {
        const cart = this.shop.carts.get(cartIdIn(address) ?? "") ?? null;
        this.departures.push({ address, cart: structuredClone(cart) });
      },
    },
    localStorage: this.areaOf({ name: "", isOpen: true, listeners: [] }),
  };
  /** Every code that was live at a click on a checkout, or became it later. Null is none. */
  readonly codesSinceCheckout = new Set<string | null>();

  /** The storage that all pages share, as this page has it. A page that is closed no longer writes. */
  areaOf(page: OpenPage): Storage {
    const { values } = this;
    const write = (key: string, value: string | null): void => {
      if (!page.isOpen || (values.get(key) ?? null) === value) return;
      if (value === null) values.delete(key);
      else values.set(key, value);
      for (const other of this.pages)
        if (other !== page && other.listeners.length > 0) void this.announce(other, key);
    };
    return {
      get length() {
        return values.size;
      },
      clear: () => values.clear(),
      getItem: (key) => values.get(key) ?? null,
      key: (index) => [...values.keys()][index] ?? null,
      setItem: (key, value) => write(key, value),
      removeItem: (key) => write(key, null),
    };
  }

  private async announce(page: OpenPage, key: string): Promise<void> {
    await this.arrival(`storage event of ${key} in ${page.name}`);
    for (const { type, run } of page.listeners) if (type === "storage") run({ key, persisted: false });
  }

  private async arrival(label: string): Promise<void> {
    await this.scheduler.schedule(Promise.resolve(), label);
  }

  /** The browser's locks. A page that is closed keeps its lock until its work ends: longer than in a browser, never shorter. */
  readonly locks = {
    request: async (
      name: string,
      { signal }: { signal: AbortSignal },
      work: () => Promise<unknown>,
    ): Promise<unknown> => {
      const before = this.held.get(name) ?? Promise.resolve();
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      this.held.set(
        name,
        before.then(() => released),
      );
      try {
        await Promise.race([
          before,
          new Promise((_, reject) =>
            signal.addEventListener("abort", () => reject(new Error("The lock was not free in time."))),
          ),
        ]);
        return await work();
      } finally {
        release();
      }
    },
  };

  /** The page's fetch. */
  async send(page: OpenPage, body: string): Promise<Response> {
    if (!page.isOpen) return never();
    const operation = requestName(body);
    const fault = /^(?:cart|node$)/.test(operation) ? (this.faults.shift() ?? null) : null;
    if (fault) this.met.push(fault);
    const label = `${operation} of ${page.name}${fault ? `, ${fault}` : ""}`;
    if (fault === "request-slow") await this.clock.wait(SLOW_MS);
    if (fault === "request-late") await this.clock.wait(LATE_MS);
    await this.arrival(`request ${label}`);
    if (fault === "silent") return never();
    if (fault === "request-lost") throw new TypeError("Failed to fetch");
    if (fault === "request-down") return new Response("", { status: 503 });
    if (fault === "busy") return new Response("", { status: 429 });
    this.shop.isDenying = fault === "denied";
    if (fault === "attributes-refused") this.shop.refused.add("attributes");
    let text = this.server.respond(body, fault === "request-late");
    this.shop.isDenying = false;
    this.shop.refused.clear();
    if (fault === "doubled") text = this.server.respond(body);
    if (fault === "response-slow") await this.clock.wait(SLOW_MS);
    if (fault === "response-late") await this.clock.wait(LATE_MS);
    await this.arrival(`response ${label}`);
    if (!page.isOpen) return never();
    if (fault === "response-lost") throw new TypeError("Failed to fetch");
    if (fault === "response-down") return new Response("", { status: 503 });
    if (fault === "response-null") text = withoutData(text);
    return new Response(fault === "response-garbled" ? "<html>" : text, {
      headers: { "Content-Type": "application/json" },
    });
  }

  /** Delivers so many messages, or all that come until nothing is on its way and no timer runs. */
  async deliver(steps: number | "all"): Promise<void> {
    const limit = steps === "all" ? MAX_STEPS : steps;
    for (let step = 0; step < limit; step += 1) {
      await drained();
      while (this.clock.isDue) {
        this.clock.advance();
        await drained();
      }
      if (this.scheduler.count() > 0) await this.scheduler.waitOne();
      else if (!this.clock.advance()) return;
    }
    await drained();
    if (steps === "all") throw new Error("The pages do not come to rest.");
  }
}

/** In the address of a checkout. */
export function cartIdIn(address: string): string | null {
  return new URL(address).searchParams.get("cart");
}

/** The shop has done what it was asked for, and cannot answer it. */
function withoutData(text: string): string {
  const { data } = Object(JSON.parse(text));
  const nulls = Object.fromEntries(Object.keys(Object(data)).map((name) => [name, null]));
  return JSON.stringify({ data: nulls, errors: [{ message: "Internal error." }] });
}

function never<Value>(): Promise<Value> {
  return new Promise(() => undefined);
}
