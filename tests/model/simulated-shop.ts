// The shop of the model. It shares no code with the pages or the demo store: a mistake that both have would not be noticed.
import type { CartAttribute as Attribute, CartLinkItem } from "@/lib/purchase/cart-link";
import type { Ask, LineChange } from "@/vendors/shopify/transport/operations";

/** What an app of the shop adds for nothing. */
export const GIFT = "99";
/** In percent. The shop knows no other code. */
const DISCOUNTS: Readonly<Record<string, number>> = { BRO25: 25, MATTE15: 15, SALE30: 30 };

type Line = CartLinkItem & { id: string };

export interface ShopCart {
  id: string;
  lines: Line[];
  attributes: Attribute[];
  codes: string[];
}

export interface Payload {
  cart: ShopCart | null;
  errors: { code: string; field: string[] | null; message: string }[];
  warnings: { code: string; message: string; target: string }[];
}

/** A change that the shop made. */
interface Performed {
  operation: Ask["operation"];
  cartId: string;
  /** What the shop has added: nothing of what is sold out. */
  added: readonly CartLinkItem[];
  /** Whether the page had given up on the request, or was closed, before it arrived. */
  isLate: boolean;
}

export class SimulatedShop {
  readonly carts = new Map<string, ShopCart>();
  readonly expired: ShopCart[] = [];
  /** The carts whose orders were completed. */
  readonly bought: ShopCart[] = [];
  /** How many there are of a variant, where there are not enough. */
  readonly stock = new Map<string, number>();
  /** In cents. One price has cents, so that a share of it has to be rounded. */
  readonly prices: Record<string, number> = { "41": 2_450, "42": 5_999, [GIFT]: 0 };
  /** The variants that it sells no longer, although carts have them. */
  readonly retired = new Set<string>();
  readonly performed: Performed[] = [];
  /** The codes of the user errors and warnings that came with changes of lines, one list for each change. */
  readonly remarks: string[][] = [];
  /** The user error that the next change of lines gets, and whether the shop makes the change nevertheless. */
  refusal: string | null = null;
  makesRefused = false;
  /** Whether a stock that is too small comes without a warning. */
  isSilent = false;
  /** Of each change of these carts, the shop says that it has no such cart, although it has it. */
  readonly denied = new Set<string>();
  /** Whether the request that is performed was given up by its page. */
  isLate = false;
  /** What it refuses of what a cart carries. */
  refused: "campaign" | "attributes" | "discountCodes" | null = null;
  /** Whether it keeps private attributes out of its answers, as Shopify may. */
  hidesPrivate = false;
  /** Whether an app of the shop adds something to each cart. */
  hasGift = false;
  /** Whether the shop fails where it is given attributes and codes by one request. */
  writesApart = false;
  private made = 0;

  /** Shopify deletes carts that nobody has used for ten days, and those whose buyer has paid: its answer is null in both cases. */
  end(id: string, as: "expired" | "bought"): void {
    const cart = this.carts.get(id);
    if (!cart || (as === "bought" && cart.lines.every(({ quantity }) => quantity === 0))) return;
    this.carts.delete(id);
    this[as].push(cart);
  }

  /** The buyer writes these codes at the checkout in place of those that the cart has. */
  writeAtCheckout(id: string, codes: string[]): void {
    const cart = this.carts.get(id);
    if (cart) cart.codes = codes;
  }

  raise(variantId: string): void {
    this.prices[variantId] = (this.prices[variantId] ?? 0) + 500;
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

  fullCents({ variantId, quantity }: CartLinkItem): number {
    return (this.prices[variantId] ?? 0) * quantity;
  }

  offCents(line: CartLinkItem, percent: number): number {
    return Math.floor((this.fullCents(line) * percent) / 100);
  }

  /** Does what is asked for, and returns one payload for each mutation. */
  perform(ask: Ask): Payload[] {
    switch (ask.operation) {
      case "read":
        return [answer(this.carts.get(ask.id) ?? null)];
      case "create":
        return [this.create(ask)];
      case "try": {
        const cart: ShopCart = { id: "trial", lines: [], attributes: [], codes: [...ask.codes] };
        this.put(cart, ask.lines);
        this.warn(cart.lines, [], true);
        return [answer(cart)];
      }
      case "add":
        return [this.changeLines(ask, (cart) => this.put(cart, ask.lines), ask.lines)];
      case "update":
        return [this.changeLines(ask, (cart) => this.set(cart, ask.lines))];
      case "remove": {
        const changes = ask.lineIds.map((id) => ({ id, quantity: 0 }));
        return [this.changeLines(ask, (cart) => this.set(cart, changes))];
      }
      case "write": {
        const { attributes, codes } = ask;
        const given = [attributes && { attributes }, codes && { codes }].filter((part) => part !== null);
        return given.map((part) => this.write(ask.id, part));
      }
    }
  }

  private create(ask: Extract<Ask, { operation: "create" }>): Payload {
    const { lines, attributes, codes } = { ...ask, attributes: ask.attributes ?? [], codes: ask.codes ?? [] };
    const refused = this.refuseCarried(attributes, codes);
    if (refused) return refused;
    const id = `gid://shopify/Cart/${(this.made += 1)}?key=k`;
    this.carts.set(id, { id, lines: [], attributes, codes });
    return this.changeLines({ ...ask, id }, (cart) => this.put(cart, lines), lines);
  }

  private changeLines(
    { operation, id }: { operation: Ask["operation"]; id: string },
    change: (cart: ShopCart) => Payload | void,
    added: readonly CartLinkItem[] = [],
  ): Payload {
    const cart = this.carts.get(id);
    if (!cart || this.denied.has(id)) return refusal("cartId", "The specified cart does not exist.");
    const errors = this.refuse();
    if (errors.length > 0 && !this.makesRefused) return answer(cart, [], errors);
    const refused = change(cart);
    if (refused) return refused;
    this.note(operation, cart, added);
    return answer(cart, this.warn(cart.lines, added, errors.length > 0), errors);
  }

  private set(cart: ShopCart, changes: readonly LineChange[]): Payload | void {
    if (changes.some((change) => !cart.lines.some((line) => line.id === change.id)))
      return refusal("lines", "The merchandise line does not exist.");
    for (const { id, quantity } of changes)
      for (const line of cart.lines) if (line.id === id) line.quantity = quantity;
    cart.lines = cart.lines.filter((line) => line.quantity > 0 || changes.every(({ id }) => id !== line.id));
    // With the last line, the shop drops the codes.
    if (cart.lines.length === 0) cart.codes = [];
  }

  private write(id: string, part: Partial<Pick<ShopCart, "attributes" | "codes">>): Payload {
    const cart = this.carts.get(id);
    if (!cart || this.denied.has(id)) return refusal("cartId", "The specified cart does not exist.");
    const { attributes = [], codes = [] } = part;
    const added = codes.filter((code) => !cart.codes.includes(code));
    const refused = this.refuseCarried(attributes, added);
    if (refused) return refused;
    Object.assign(cart, part);
    this.note("write", cart, []);
    return answer(cart);
  }

  private refuseCarried(attributes: readonly Attribute[], codes: readonly string[]): Payload | null {
    const { refused } = this;
    const isRefused =
      (refused === "attributes" && attributes.length > 0) ||
      (refused === "campaign" && attributes.some(({ key }) => key.startsWith("utm_")));
    if (isRefused) return refusal("attributes", "The attribute is not valid.");
    return refused === "discountCodes" && codes.length > 0
      ? refusal("discountCodes", "The discount code is not valid.")
      : null;
  }

  private refuse(): Errors {
    const { refusal: code } = this;
    if (code === null) return [];
    this.refusal = null;
    this.remarks.push([code]);
    return [{ code, field: null, message: "Limit 2 per customer." }];
  }

  private note(operation: Ask["operation"], { id }: ShopCart, lines: readonly CartLinkItem[]): void {
    const added = lines.filter(
      ({ variantId }) => this.stock.get(variantId) !== 0 && !this.retired.has(variantId),
    );
    this.performed.push({ operation, cartId: id, added, isLate: this.isLate });
  }

  /**
   * Limits the lines to the stock. One whose variant is sold out stays with the quantity 0, for the warning points to it. Of what comes
   * without a warning, the page can see only what was asked for.
   */
  private warn(lines: Line[], added: readonly CartLinkItem[], isRemarked: boolean): Warnings {
    const warnings = lines.flatMap((line) => {
      const target = line.variantId;
      const stock = this.stock.get(target) ?? Infinity;
      if (line.quantity <= stock && stock > 0) return [];
      line.quantity = stock;
      const code = stock === 0 ? "MERCHANDISE_OUT_OF_STOCK" : "MERCHANDISE_NOT_ENOUGH_STOCK";
      return [{ code, message: `There are ${stock}.`, target }];
    });
    const isAdded = (id: string): boolean => added.some(({ variantId }) => variantId === id);
    const seen = warnings.filter(({ target }) => !this.isSilent || isAdded(target));
    if (seen.length > 0 && !isRemarked) this.remarks.push(seen.map(({ code }) => code));
    return this.isSilent ? [] : warnings;
  }

  private put(cart: ShopCart, lines: readonly CartLinkItem[]): void {
    const isGiven = !this.hasGift || cart.lines.some(({ variantId }) => variantId === GIFT);
    const added = isGiven ? lines : [...lines, { variantId: GIFT, quantity: 1 }];
    for (const { variantId, quantity } of added) {
      if (this.retired.has(variantId)) continue;
      const equal = cart.lines.find((line) => line.variantId === variantId);
      if (equal) equal.quantity += quantity;
      // The id is not that of a line which was removed before.
      else cart.lines.unshift({ id: `gid://shopify/CartLine/${(this.made += 1)}`, variantId, quantity });
    }
  }
}

type Errors = Payload["errors"];
type Warnings = Payload["warnings"];

function answer(cart: ShopCart | null, warnings: Warnings = [], errors: Errors = []): Payload {
  return { cart, errors, warnings };
}

function refusal(field: string, message: string): Payload {
  return { cart: null, errors: [{ code: "INVALID", field: [field], message }], warnings: [] };
}
