// A tab whose cart is the machine: what happens to it, and what it asks for, in words.
import { reduce } from "@/vendors/shopify/cart/reduce";
import {
  type Change,
  CLOSED,
  type Happening,
  type Request,
  type Shared,
  type State,
} from "@/vendors/shopify/cart/state";
import type { ShopReport } from "@/lib/purchase/shop-problem";
import type { Cart } from "@/vendors/shopify/transport/cart-figures";
import type { Answer } from "@/vendors/shopify/transport/read-answer";

export const NOTHING: Shared = {
  code: null,
  campaign: "",
  objected: false,
  cartId: null,
  record: null,
  change: null,
  spent: null,
};
export const BRO: Partial<Shared> = { code: "BRO25" };

export const LINE = { price: 20, title: "", product: "", image: null };

/** `lines`: "2×41, 1×42". A line's id is its variant's. */
function cartOf(id: string, lines: string, change: Partial<Cart> = {}): Cart {
  const parts = lines === "" ? [] : lines.split(", ");
  return {
    id,
    checkoutUrl: `https://shop.example/checkout/${id}`,
    lines: parts.map((part) => {
      const [quantity = "", variantId = ""] = part.split("×");
      return { ...LINE, id: `line-${variantId}`, variantId, quantity: Number(quantity) };
    }),
    unsold: [],
    attributes: [],
    codes: [],
    figures: null,
    ...change,
  };
}

export const listed = (code: string, applicable = true): Partial<Cart> => ({ codes: [{ code, applicable }] });
export const cart = (
  id: string,
  lines: string,
  change: Partial<Cart> = {},
  more: Partial<Extract<Answer, { is: "cart" }>> = {},
): Answer => ({
  is: "cart",
  cart: cartOf(id, lines, change),
  remarks: [],
  warnings: null,
  refused: [],
  ...more,
});
export const NONE: Answer = { is: "none" };
export const down: Answer = { is: "failed", problem: "down" };
export const busy: Answer = { is: "failed", problem: "busy" };
export const refused = (...fields: ("attributes" | "discountCodes")[]): Answer => ({
  is: "refused",
  remarks: [],
  refused: fields,
});
export const remark = (code: string, isWarning = false) => ({ code, message: "Limit 2.", isWarning });

const inputs = (lines: readonly { variantId?: string; id?: string; quantity: number }[]): string =>
  lines.map(({ variantId, id, quantity }) => `${quantity}×${variantId ?? id}`).join(", ");

const reportWords = ({ problem, quantity, others = [] }: ShopReport): string =>
  [problem, quantity ?? [], ...others.map(reportWords)].flat().join(" ");

/** A request in words. Null where no rule is about it. */
export function words(request: Request): string | null {
  switch (request.do) {
    case "ask": {
      const { ask } = request;
      const of = request.of === "job" ? "" : `${request.of}: `;
      if (ask.operation === "read") return `${of}read ${ask.id}`;
      if (ask.operation === "add") return `${of}add ${inputs(ask.lines)} to ${ask.id}`;
      if (ask.operation === "update") return `${of}set ${inputs(ask.lines)} in ${ask.id}`;
      if (ask.operation === "remove") return `${of}remove ${ask.lineIds.join()} from ${ask.id}`;
      if (ask.operation === "try") return `${of}try ${ask.codes.join()}`;
      const keys =
        ask.attributes?.map(({ key, value }) => `${key}=${value}`).join("&") ??
        (ask.operation === "write" ? "as they are" : "none");
      const codes = ask.codes?.join() ?? "as they are";
      if (ask.operation === "write") return `${of}write ${keys} and ${codes}`;
      return `${of}create ${inputs(ask.lines)} with ${keys || "none"} and ${codes || "none"}`;
    }
    case "report":
      return `report ${reportWords(request.report)}`;
    case "leave":
      return `leave for ${request.cart.id}`;
    case "keep":
      return request.what === "cartId" || request.what === "spent"
        ? `keep ${request.what} ${request.value}`
        : null;
    case "show":
      return `show ${request.cart ? inputs(request.cart.lines) || "no lines" : "nothing"}${request.own ? ` after ${request.own.join() || "nothing"}` : ""}`;
    case "lock":
    case "unlock":
    case "wait":
    case "log":
      return null;
  }
}

const inputOf = ({ variantId, quantity }: Cart["lines"][number]) => ({ variantId, quantity });

export class Tab {
  state: State = CLOSED;
  asked: Extract<Request, { do: "ask" }>[] = [];
  said: string[] = [];
  logged: string[] = [];
  /** How often it has asked for the lock. */
  locks = 0;
  constructor(public shared: Shared) {}

  /** The lock is given at once. */
  happen(event: Happening): void {
    const step = reduce(this.state, { ...event, shared: this.shared });
    this.state = step.state;
    for (const request of step.requests) {
      if (request.do === "keep") this.shared = { ...this.shared, [request.what]: request.value };
      if (request.do === "ask") this.asked.push(request);
      if (request.do === "log") this.logged.push(request.text);
      const said = words(request);
      if (said) this.said.push(said);
      if (request.do !== "lock") continue;
      this.locks += 1;
      this.happen({ on: "locked" });
    }
  }

  answer(...answers: Answer[]): this {
    for (const answer of answers) {
      const next = this.asked.shift();
      if (!next) throw new Error(`Nothing was asked. ${this.said.join(" | ")}`);
      this.happen({ on: "answer", of: next.of, ask: next.ask, answer });
    }
    return this;
  }

  click(change: Change): this {
    return this.do({ on: "click", change });
  }

  add(text: string): this {
    return this.click({ do: "add", lines: cartOf("", text).lines.map(inputOf) });
  }

  set(text: string): this {
    const lines = cartOf("", text).lines.map(({ id, quantity }) => ({ id, quantity }));
    return this.click({ do: "set", lines });
  }

  do(event: Happening): this {
    this.happen(event);
    return this;
  }

  buy(text: string): this {
    return this.do({ on: "buy-now", lines: cartOf("", text).lines.map(inputOf) });
  }

  swap(from: string, to: string): this {
    return this.click({ do: "swap", from, to: { variantId: to, quantity: 1 } });
  }

  checkOut(): this {
    return this.do({ on: "check-out" });
  }

  /** What the tabs share is changed by another one. */
  share(change: Partial<Shared>): this {
    this.shared = { ...this.shared, ...change };
    return this;
  }

  get since(): string[] {
    return this.said.splice(0);
  }
}

/** A page that has been opened, with this cart of an earlier visit. */
export function opened(earlier: Answer | null = null, shared: Partial<Shared> = {}): Tab {
  const id = earlier?.is === "cart" ? earlier.cart.id : earlier ? "c1" : null;
  const tab = new Tab({ ...NOTHING, cartId: id, ...shared });
  tab.do({ on: "opened" });
  if (earlier) tab.answer(earlier);
  tab.said = [];
  return tab;
}

/** A cart with the code, as the shop and the browser know it. */
export const GIVEN: Partial<Shared> = { ...BRO, record: '["c1","BRO25"]' };
export const given = (lines: string, shared: Partial<Shared> = {}): Tab =>
  opened(cart("c1", lines, listed("BRO25")), { ...GIVEN, ...shared });
