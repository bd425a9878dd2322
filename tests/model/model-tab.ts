// What the model needs of a tab, whether its cart is the machine or what is shipped.
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import type { Change } from "@/vendors/shopify/cart/state";
import type { ShopProblem, ShopReport } from "@/lib/purchase/shop-problem";
import { GIFT } from "./simulated-shop";
import type { World } from "./world";

/** A click of the shopper that changes the cart. */
export interface Click {
  /** What it adds. */
  lines: readonly CartLinkItem[];
  isSwap: boolean;
  /** The cart of each addition of its lines, without what a network delivered twice or late. */
  made: string[];
  /** Whether the shop did what it could: of what is sold out, it adds nothing. */
  isAnswered: boolean;
  /** Whether the page has shown the cart after it. Of what is shipped, it is not known which click that is. */
  isShown: boolean;
}

/** The cart that a tab shows. */
export interface Shown {
  id: string;
  /** The price is what the page has of one, in dollars. */
  lines: readonly (CartLinkItem & { id: string; price: number })[];
  /** What it costs; null where that is not known. */
  cents: number | null;
  /** Whether the tab knows that it has expired: its lines are shown until the next change, which creates them again. */
  isExpired: boolean;
}

interface Wish {
  since: number;
  lines: CartLinkItem[];
}

export abstract class ModelTab {
  isOpen = true;
  readonly clicks: Click[] = [];
  /** What was reported to the shopper, with how many carts had expired by then. */
  readonly reported: { problem: ShopProblem; expired: number }[] = [];
  left = 0;
  hasBoughtNow = false;
  /** Since the shopper wants to leave, by "Buy now" or from the cart: how many codes there had been, and what he wants to buy. */
  readonly wishes: { direct: Wish | null; cart: Wish | null } = { direct: null, cart: null };

  constructor(
    readonly name: string,
    protected readonly world: World,
  ) {}

  abstract get isReady(): boolean;
  abstract get isIdle(): boolean;
  abstract get shown(): Shown | null;
  protected abstract change(change: Change): void;
  protected abstract leaveWith(line: CartLinkItem): void;
  protected abstract leaveFromCart(): void;
  abstract comeBack(isFromCache: boolean): void;
  /** Another code is live, another tab has changed the cart, or the visitor his choice about personal data. */
  abstract hear(of: "code" | "change" | "choice"): void;
  /** Three seconds pass. */
  abstract wait(): void;

  close(): void {
    this.isOpen = false;
  }

  click(change: Change): void {
    const lines = change.do === "add" ? change.lines : change.do === "swap" ? [change.to] : [];
    const click = { lines, isSwap: change.do === "swap", made: [], isAnswered: false, isShown: false };
    this.world.log(() => `${this.name}: ${JSON.stringify(change)}`);
    this.clicks.push(click);
    this.change(change);
  }

  buyNow(line: CartLinkItem): void {
    this.hasBoughtNow = true;
    this.wish("direct").lines.push(line);
    this.world.log(() => `${this.name}: buy now ${line.variantId}`);
    this.leaveWith(line);
  }

  /** The button is not drawn in an empty cart. */
  checkOut(): void {
    if (!this.shown?.lines.length) return;
    this.wish("cart");
    this.world.log(() => `${this.name}: check out`);
    this.leaveFromCart();
  }

  private wish(kind: "direct" | "cart"): Wish {
    return (this.wishes[kind] ??= { since: this.world.codes.length - 1, lines: [] });
  }

  /** What an app of the shop adds is no change of the shopper's. */
  protected checkOwn(asked: readonly string[]): void {
    this.world.check(!asked.includes(GIFT), () => `The gift counts as asked for in ${this.name}.`);
  }

  protected report({ problem, others = [] }: ShopReport): void {
    if (this.isOpen) this.reported.push({ problem, expired: this.world.shop.expired.length });
    for (const other of others) this.report(other);
  }

  /** Whether the visitor objected is null where the tab's requests do not say it. */
  leave(id: string, isDirect: boolean, objected: boolean | null): void {
    const { codes, shop } = this.world;
    const kind = isDirect ? "direct" : "cart";
    const wish = this.wishes[kind];
    // A write of a closed page may have come unseen a moment ago.
    const isUnseen = shop.performed.findLast(({ cartId }) => cartId === id)?.isLate;
    const cart = (!isUnseen && shop.carts.get(id)) || null;
    this.left += 1;
    this.world.departures.push({
      id,
      cart: cart && { ...cart },
      codes: codes.slice(wish?.since ?? -1),
      objected,
    });
    this.wishes[kind] = null;
    const sold = cart?.lines.filter(({ quantity }) => quantity > 0).map(({ variantId }) => variantId);
    const isSold = !isDirect || !sold || wish?.lines.some(({ variantId }) => sold.includes(variantId));
    this.world.check(isSold === true, () => `${this.name} leaves for a checkout that sells nothing.`);
  }
}
