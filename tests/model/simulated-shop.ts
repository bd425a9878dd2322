// A shop of its own for both models: plain values. It shares no code with the pages or the demo store, so that a mistake in either is
// noticed.
import { PRICES, type Variant } from "./catalog";

/** In percent. The shop knows no other code. */
const DISCOUNTS: Readonly<Record<string, number>> = { BRO25: 25, MATTE15: 15, SALE30: 30 };

interface Line {
  id: string;
  variant: Variant;
  quantity: number;
}

export interface ShopCart {
  id: string;
  lines: Line[];
  attributes: { key: string; value: string }[];
  codes: string[];
}

export type NewCart = Pick<ShopCart, "attributes" | "codes"> & { lines: Performed["added"] };

export interface Payload {
  cart: ShopCart | null;
  errors: { code: string; field: string[] | null; message: string }[];
  warnings: { code: string; message: string; target: string }[];
}

/** A change that the shop made. */
export interface Performed {
  operation: string;
  cartId: string;
  /** What the shop has added: nothing of what is sold out. */
  added: { variant: Variant; quantity: number }[];
  /** The quantities of lines that were set, before and after. */
  set: { from: number; to: number }[];
  /** Whether the page had given up on the request before it arrived. */
  isLate: boolean;
  /** Whether it only asks what a cart would cost. */
  isTrial: boolean;
}

/** What the shop may refuse of what a cart carries. */
export type Refusable = "campaign" | "attributes" | "discountCodes";

export class SimulatedShop {
  readonly carts = new Map<string, ShopCart>();
  /** The carts that expired, in this order. */
  readonly expired: ShopCart[] = [];
  /** The carts whose orders were completed. */
  readonly bought: ShopCart[] = [];
  /** How many there are of a variant, where there are not enough. */
  readonly stock = new Map<Variant, number>();
  /** In cents. */
  readonly prices: Record<Variant, number> = { ...PRICES };
  /** The variants that the product has. */
  listed: readonly Variant[] = [41, 42, 43];
  /** The variants that it sells no longer, although carts have them. */
  readonly retired = new Set<Variant>();
  readonly performed: Performed[] = [];
  /** The codes of the user errors and warnings that came with changes of lines, one list for each change. */
  readonly remarks: string[][] = [];
  /** The user error that the next change of lines gets in place of what it asks for. */
  refusal: string | null = null;
  /** Whether a stock that is too small comes without a warning. */
  isSilent = false;
  /** Whether the shop says of each change that it has no such cart, although it has it. */
  isDenying = false;
  /** Whether a buyer has written other codes at the checkout. */
  isRewritten = false;
  /** What it refuses, as long as it stands here. */
  readonly refused = new Set<Refusable>();
  /** Whether the request that is performed was given up by its page. */
  isLate = false;
  private made = 0;

  /** As Shopify deletes carts that nobody has used for ten days: its answer is then null. */
  expire(id: string): void {
    this.remove(id, this.expired);
  }

  /** The buyer pays at the checkout. Shopify's answer on the cart is the same then. */
  complete(id: string): void {
    if (this.carts.get(id)?.lines.some(({ quantity }) => quantity > 0)) this.remove(id, this.bought);
  }

  /** The buyer writes these codes at the checkout in place of those that the cart has. */
  writeAtCheckout(id: string, codes: readonly string[]): void {
    const cart = this.carts.get(id);
    if (!cart) return;
    cart.codes = [...codes];
    this.isRewritten = true;
  }

  private remove(id: string, ended: ShopCart[]): void {
    const cart = this.carts.get(id);
    if (!cart) return;
    this.carts.delete(id);
    ended.push(cart);
  }

  /** The percent of the best code, which alone applies, and its place in the list; -1 where none takes something off. */
  discountOf({ lines, codes }: Pick<ShopCart, "lines" | "codes">): { percent: number; place: number } {
    const percents = codes.map((code) => DISCOUNTS[code.toUpperCase()] ?? 0);
    const percent = lines.some(({ quantity }) => quantity > 0) ? Math.max(0, ...percents) : 0;
    return { percent, place: percent > 0 ? percents.indexOf(percent) : -1 };
  }

  /** What the lines cost with the codes, in whole cents for each line. */
  totalOf(cart: Pick<ShopCart, "lines" | "codes">): number {
    const { percent } = this.discountOf(cart);
    return cart.lines.reduce((sum, line) => sum + this.fullCents(line) - this.offCents(line, percent), 0);
  }

  fullCents({ variant, quantity }: Line): number {
    return this.prices[variant] * quantity;
  }

  offCents(line: Line, percent: number): number {
    return Math.floor((this.fullCents(line) * percent) / 100);
  }

  create({ lines, attributes, codes }: NewCart, isTrial: boolean): Payload {
    if (!isTrial) {
      const refused = this.refuseCarried(attributes, codes);
      if (refused) return refused;
    }
    this.made += 1;
    const id = `gid://shopify/Cart/${this.made}?key=k`;
    const cart: ShopCart = { id, lines: [], attributes, codes };
    this.carts.set(id, cart);
    const refused = isTrial ? null : this.refuse(cart);
    if (!refused) this.put(cart, lines);
    this.note("cartCreate", cart, refused ? [] : lines, [], isTrial);
    return refused ?? answer(cart, this.limitToStock(cart, isTrial));
  }

  add(id: string, lines: Performed["added"]): Payload {
    return this.change(id, (cart) => {
      const refused = this.refuse(cart);
      if (refused) return refused;
      this.put(cart, lines);
      this.note("cartLinesAdd", cart, lines, []);
      return answer(cart, this.limitToStock(cart, false));
    });
  }

  set(id: string, changes: readonly { id: string; quantity: number }[]): Payload {
    return this.change(id, (cart) => {
      const refused = this.refuse(cart);
      if (refused) return refused;
      if (changes.some((change) => !cart.lines.some((line) => line.id === change.id)))
        return refusal("lines", "The merchandise line does not exist.");
      const set: Performed["set"] = [];
      for (const change of changes)
        for (const line of cart.lines.filter((candidate) => candidate.id === change.id)) {
          set.push({ from: line.quantity, to: change.quantity });
          line.quantity = change.quantity;
        }
      cart.lines = cart.lines.filter(
        (line) => line.quantity > 0 || !changes.some((change) => change.id === line.id),
      );
      // With the last line, the shop drops the codes.
      if (cart.lines.length === 0) cart.codes = [];
      this.note("cartLinesUpdate", cart, [], set);
      return answer(cart, this.limitToStock(cart, false));
    });
  }

  writeAttributes(id: string, attributes: ShopCart["attributes"]): Payload {
    return this.change(id, (cart) => {
      const refused = this.refuseCarried(attributes, []);
      if (refused) return refused;
      cart.attributes = attributes;
      this.note("cartAttributesUpdate", cart, [], []);
      return answer(cart);
    });
  }

  writeCodes(id: string, codes: string[]): Payload {
    return this.change(id, (cart) => {
      const refused = this.refuseCarried([], codes);
      if (refused) return refused;
      cart.codes = codes;
      this.note("cartDiscountCodesUpdate", cart, [], []);
      return answer(cart);
    });
  }

  private change(id: string, make: (cart: ShopCart) => Payload): Payload {
    const cart = this.carts.get(id);
    if (cart && !this.isDenying) return make(cart);
    return refusal("cartId", "The specified cart does not exist.");
  }

  private refuseCarried(attributes: ShopCart["attributes"], codes: readonly string[]): Payload | null {
    const isRefused =
      (this.refused.has("attributes") && attributes.length > 0) ||
      (this.refused.has("campaign") && attributes.some(({ key }) => key.startsWith("utm_")));
    if (isRefused) return refusal("attributes", "The attribute is not valid.");
    return this.refused.has("discountCodes") && codes.length > 0
      ? refusal("discountCodes", "The discount code is not valid.")
      : null;
  }

  /** The cart as it is, beside a user error. Null where the shop makes the change. */
  private refuse(cart: ShopCart): Payload | null {
    const { refusal: code } = this;
    if (code === null) return null;
    this.refusal = null;
    this.remarks.push([code]);
    return { cart, errors: [{ code, field: null, message: "Limit 2 per customer." }], warnings: [] };
  }

  private note(
    operation: string,
    { id }: ShopCart,
    lines: Performed["added"],
    set: Performed["set"],
    isTrial = false,
  ): void {
    const added = lines.filter(({ variant }) => this.stock.get(variant) !== 0 && !this.retired.has(variant));
    this.performed.push({ operation, cartId: id, added, set, isLate: this.isLate, isTrial });
  }

  /** A line whose variant is sold out stays with the quantity 0, for the warning points to it. */
  private limitToStock({ lines }: ShopCart, isTrial: boolean): Payload["warnings"] {
    const warnings = lines.flatMap((line) => {
      const stock = this.stock.get(line.variant) ?? Infinity;
      if (line.quantity <= stock && stock > 0) return [];
      line.quantity = stock;
      return stock === 0
        ? [{ code: "MERCHANDISE_OUT_OF_STOCK", message: "The product is already sold out.", target: line.id }]
        : [{ code: "MERCHANDISE_NOT_ENOUGH_STOCK", message: `Only ${stock} were added.`, target: line.id }];
    });
    if (warnings.length > 0 && !isTrial) this.remarks.push(warnings.map(({ code }) => code));
    return this.isSilent ? [] : warnings;
  }

  private put(cart: ShopCart, added: Performed["added"]): void {
    for (const { variant, quantity } of added) {
      if (this.retired.has(variant)) continue;
      const equal = cart.lines.find((line) => line.variant === variant);
      if (equal) equal.quantity += quantity;
      // The id is the variant's, but not that of a line which was removed before.
      else cart.lines.unshift({ id: `gid://shopify/CartLine/${(this.made += 1)}`, variant, quantity });
    }
  }
}

function answer(cart: ShopCart | null, warnings: Payload["warnings"] = []): Payload {
  return { cart, errors: [], warnings };
}

function refusal(field: string, message: string): Payload {
  return { cart: null, errors: [{ code: "INVALID", field: [field], message }], warnings: [] };
}
