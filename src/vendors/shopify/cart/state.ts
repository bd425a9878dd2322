// The cart as a machine: what it knows, what may happen to it, and what it asks for.
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import type { Contest } from "@/lib/purchase/discount-choice";
import type { Cart } from "@/vendors/shopify/transport/cart-figures";
import type { Ask, LineChange } from "@/vendors/shopify/transport/operations";
import type { Answer, CartAnswer } from "@/vendors/shopify/transport/read-answer";
import type { ShopProblem, ShopReport } from "@/lib/purchase/shop-problem";

/** What the browser's tabs share, and what is live, read for each event. */
export interface Shared {
  code: string | null;
  campaign: string;
  /** Whether the visitor objects to the use of personal data. */
  objected: boolean;
  /** The stored id of the cart. */
  cartId: string | null;
  /** Which code the cart is known to have; see lib/purchase/cart-code-record.ts. */
  record: string | null;
  /** The cart's content after its last change. */
  change: string | null;
  /** The carts whose lines must not be created again. */
  spent: string | null;
}

export type CartState =
  | { is: "none" }
  /** `unreadable`: a cart of an earlier visit, which may be there. */
  | { is: "reading" | "unreadable" | "bought"; id: string }
  /** `left`: for the checkout. `expired`: its lines are still shown, and the next change creates them again. */
  | { is: "open" | "left" | "expired"; cart: Cart };

/** What a click changes. */
export type Change =
  | { do: "add"; lines: readonly CartLinkItem[] }
  | { do: "set"; lines: readonly LineChange[] }
  | { do: "swap"; from: string; to: CartLinkItem };

export type Want =
  /** `shown` is the cart at the time of the click; `replaces` the variant that the first half of a swap is added for. */
  | (Change & { shown: Cart | null; replaces?: string })
  /** Takes lines out whose variant is no longer sold. */
  | { do: "clean"; lineIds: readonly string[] }
  | { do: "read"; always: boolean; isFirst: boolean }
  | { do: "code" }
  | { do: "check-out" };

export interface Job {
  want: Want;
  awaits: "lock" | "read" | "change" | "verify" | "create" | "confirm" | null;
  isFresh?: boolean;
  isCodeTried?: boolean;
  isRetried?: boolean;
  /** The cart that the change was sent for. */
  before: Cart | null;
  /** What the tabs shared when the shop was asked. */
  change?: string | null;
  /** How often the shop has answered that it has no such cart, although it can be read. */
  misses: number;
  /** What went wrong with the change, while the cart is read to see whether it was made. */
  problem?: ShopProblem;
}

/** The code on its way to a cart. It takes as long as it takes; a sale waits for it only for a while. */
export interface CodeFlow {
  /** One timer each: that of an earlier flow must not end the waiting for this one. */
  number: number;
  cartId: string;
  /** Beyond its limit, nothing waits for it. */
  isLate: boolean;
  awaits: "read" | "write" | "others" | "ours" | "choice";
  live: string | null;
  /** The last answer that has the cart. */
  answer: CartAnswer | null;
  /** The cart's codes that are not the referral's. */
  others: string[];
  alone: Contest["alone"];
}

export interface State {
  cart: CartState;
  /** Null once it has changed: an address of the checkout may be older, and have nothing of the visitor's choice, or the opposite. */
  objected: boolean | null;
  /** The content of the cart that this tab has made or read. */
  handled: string | null;
  /** What is to be done, in turn. The first one is under way. */
  jobs: readonly Job[];
  isLocked: boolean;
  code: CodeFlow | null;
  /** How many times a code was on its way. */
  flows: number;
  /** Whether a cart of its own is made for "Buy now". */
  isBuyingNow: boolean;
  /** The cart and the campaign that it was last given, or that was found on it. */
  confirmed: string;
  /** The cart and the code that the shop did not list after it was written: refused, and not absent. */
  refused: string;
  /** The cart and the referral code that its attributes had after the live one was written: where it is another, the shop keeps it. */
  unmoved: string;
  /** An addition that was reported as failed, although the shop may have made it. */
  unsure: { lines: readonly CartLinkItem[]; before: Cart; change: string } | null;
  /** The cart whose unsold lines were taken out. */
  cleaned: string | null;
}

/** Which part of the machine gets an answer. */
export type Asker = "job" | "code" | "direct";

export type Kept = Exclude<keyof Shared, "code" | "campaign" | "objected">;

export type Request =
  | { do: "ask"; of: Asker; ask: Ask }
  | { do: "lock" | "unlock" }
  /** Until a sale no longer waits for its code. */
  | { do: "wait"; ms: number; flow: number }
  | { do: "keep"; what: Kept; value: string | null }
  /** `own` are the variants that the shopper changed in this tab; null where the change was not his. */
  | { do: "show"; cart: Cart | null; own: readonly string[] | null }
  | { do: "report"; report: ShopReport }
  | { do: "leave"; cart: Cart; isDirect: boolean }
  | { do: "log"; text: string };

export type Happening =
  | { on: "opened" }
  | { on: "click"; change: Change }
  | { on: "buy-now"; lines: readonly CartLinkItem[] }
  | { on: "check-out" }
  /** Followed, typed or removed. */
  | { on: "code" }
  /** Another tab has changed the cart, or the visitor his choice about personal data. */
  | { on: "tab" }
  | { on: "return"; isFromCache: boolean }
  /** The page leaves for the checkout of this cart. */
  | { on: "left"; id: string }
  | { on: "locked" }
  | { on: "waited"; flow: number }
  | { on: "answer"; of: Asker; ask: Ask; answer: Answer };

export type Answered = Extract<Happening, { on: "answer" }>;

export type Event = Happening & { shared: Shared };

export const CLOSED: State = {
  cart: { is: "none" },
  objected: null,
  handled: null,
  jobs: [],
  isLocked: false,
  code: null,
  flows: 0,
  isBuyingNow: false,
  confirmed: "",
  refused: "",
  unmoved: "",
  unsure: null,
  cleaned: null,
};
