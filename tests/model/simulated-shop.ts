// A shop of its own for the model: plain values, answered by executing Shopify's schema. It shares no code with the pages or
// the demo store, so that a mistake in either is noticed.
import { executeSync } from "graphql";
import {
  connection,
  money,
  OPENED,
  ORIGIN,
  PRICES,
  productNode,
  SHOP,
  type Variant,
  variantNode,
} from "./catalog";
import { attributesIn, linesIn, listIn } from "./inputs";
import { type Input, operationOf, type Performed, requestIn, schema } from "./operations";

/** In percent. The shop knows no other code. */
const DISCOUNTS: Readonly<Record<string, number>> = { BRO25: 25, MATTE15: 15 };

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

interface Payload {
  cart: ShopCart | null;
  errors: { code: string; field: string[] | null; message: string }[];
  warnings: { code: string; message: string; target: string }[];
}

/** Responses by what they are made of. The same few carts occur in thousands of runs, and executing is slow. */
const responses = new Map<string, string>();

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
  readonly performed: Performed[] = [];
  /** The codes of the user errors and warnings that came with changes of lines, one list for each change. */
  readonly remarks: string[][] = [];
  /** The user error that the next change of lines gets in place of what it asks for. */
  refusal: string | null = null;
  private made = 0;
  private isLate = false;
  private isTrial = false;

  /** Whether the shop keeps private attributes out of its responses, as Shopify may. */
  constructor(private readonly hidesPrivate: boolean) {}

  /** As Shopify deletes carts that nobody has used for ten days: its answer is then null. */
  expire(id: string): void {
    this.remove(id, this.expired);
  }

  /** The buyer pays at the checkout. Shopify's answer on the cart is the same then. */
  complete(id: string): void {
    if (this.carts.get(id)?.lines.some(({ quantity }) => quantity > 0)) this.remove(id, this.bought);
  }

  private remove(id: string, ended: ShopCart[]): void {
    const cart = this.carts.get(id);
    if (!cart) return;
    this.carts.delete(id);
    ended.push(cart);
  }

  /** What the lines cost with the codes: the better of the discounts applies, in whole cents for each line. */
  totalOf({ lines, codes }: Pick<ShopCart, "lines" | "codes">): number {
    const percent = Math.max(0, ...codes.map((code) => DISCOUNTS[code.toUpperCase()] ?? 0));
    return lines.reduce((sum, line) => sum + this.fullCents(line) - this.offCents(line, percent), 0);
  }

  private fullCents({ variant, quantity }: Line): number {
    return this.prices[variant] * quantity;
  }

  private offCents(line: Line, percent: number): number {
    return Math.floor((this.fullCents(line) * percent) / 100);
  }

  /** Does what the request asks for, and returns the body of the response. */
  respond(body: string, isLate = false): string {
    this.isLate = isLate;
    const { query, variables } = requestIn(body);
    const operation = operationOf(query);
    // Only the library draws the cart that it creates, so only its operations ask for warnings there.
    this.isTrial = !query.includes("checkoutUrl");
    const payloads = operation.fields.map(({ name, variables: taken }) => {
      const input = Object.fromEntries(
        Object.entries(taken).map(([argument, variable]) => [argument, variables[variable]]),
      );
      // A later mutation of the request must not change what an earlier one returned.
      return [name, structuredClone(this.perform(name, input))] as const;
    });
    const rootValue = Object.fromEntries(
      payloads.map(([name, payload]) => [name, this.shownPayload(name, payload, operation.declinesConsent)]),
    );
    const key = JSON.stringify([query, rootValue]);
    const known = responses.get(key);
    if (known !== undefined) return known;
    const executed = executeSync({
      schema,
      document: operation.document,
      rootValue,
      variableValues: variables,
    });
    const response = JSON.stringify({ ...executed, extensions: { context: { language: "EN" } } });
    responses.set(key, response);
    return response;
  }

  private perform(name: string, input: Input): Payload {
    if (name === "node" || name === "shop") return answer(null);
    if (name === "cart") return answer(this.carts.get(String(input["id"])) ?? null);
    if (name === "cartCreate") return this.create(Object(input["input"]));
    const cart = this.carts.get(String(input["cartId"]));
    if (!cart) return refusal("cartId", "The specified cart does not exist.");
    const refused = name.startsWith("cartLines") ? this.refuse(cart) : null;
    if (refused) return refused;
    const added = name === "cartLinesAdd" ? linesIn(input["lines"]) : [];
    const set: Performed["set"] = [];
    if (name === "cartLinesAdd") this.add(cart, added);
    else if (name === "cartLinesUpdate" || name === "cartLinesRemove") {
      const changes =
        name === "cartLinesRemove"
          ? listIn(input["lineIds"]).map((id) => ({ id, quantity: 0 }))
          : listIn(input["lines"]).map((line) => Object(line));
      if (changes.some(({ id }) => !cart.lines.some((line) => line.id === id)))
        return refusal("lines", "The merchandise line does not exist.");
      for (const { id, quantity } of changes)
        for (const line of cart.lines.filter((candidate) => candidate.id === id)) {
          set.push({ from: line.quantity, to: Number(quantity) });
          line.quantity = Number(quantity);
        }
      cart.lines = cart.lines.filter(
        ({ id, quantity }) => quantity > 0 || !changes.some((change) => change.id === id),
      );
    } else if (name === "cartAttributesUpdate") cart.attributes = attributesIn(input["attributes"]);
    else if (name === "cartDiscountCodesUpdate") cart.codes = listIn(input["discountCodes"]).map(String);
    else throw new Error(`The shop does not know ${name}.`);
    this.note(name, cart, added, set);
    return answer(cart, name.startsWith("cartLines") ? this.limitToStock(cart) : []);
  }

  private create(input: Input): Payload {
    this.made += 1;
    const id = `gid://shopify/Cart/${this.made}?key=k`;
    const cart: ShopCart = {
      id,
      lines: [],
      attributes: attributesIn(input["attributes"]),
      codes: listIn(input["discountCodes"]).map(String),
    };
    const added = linesIn(input["lines"]);
    this.carts.set(id, cart);
    const refused = this.isTrial ? null : this.refuse(cart);
    if (!refused) this.add(cart, added);
    this.note("cartCreate", cart, refused ? [] : added, []);
    return refused ?? answer(cart, this.limitToStock(cart));
  }

  /** The cart as it is, beside a user error. Null where the shop makes the change. */
  private refuse(cart: ShopCart): Payload | null {
    const { refusal: code } = this;
    if (code === null) return null;
    this.refusal = null;
    this.remarks.push([code]);
    return { cart, errors: [{ code, field: null, message: "Limit 2 per customer." }], warnings: [] };
  }

  private note(operation: string, { id }: ShopCart, lines: Performed["added"], set: Performed["set"]): void {
    const added = lines.filter(({ variant }) => this.stock.get(variant) !== 0);
    const { isLate, isTrial } = this;
    this.performed.push({ operation, cartId: id, added, set, isLate, isTrial });
  }

  /** A line whose variant is sold out stays with the quantity 0, for the warning points to it. */
  private limitToStock({ lines }: ShopCart): Payload["warnings"] {
    const warnings = lines.flatMap((line) => {
      const stock = this.stock.get(line.variant) ?? Infinity;
      if (line.quantity <= stock && stock > 0) return [];
      line.quantity = stock;
      return stock === 0
        ? [{ code: "MERCHANDISE_OUT_OF_STOCK", message: "The product is already sold out.", target: line.id }]
        : [{ code: "MERCHANDISE_NOT_ENOUGH_STOCK", message: `Only ${stock} were added.`, target: line.id }];
    });
    if (warnings.length > 0 && !this.isTrial) this.remarks.push(warnings.map(({ code }) => code));
    return warnings;
  }

  private add(cart: ShopCart, added: Performed["added"]): void {
    for (const { variant, quantity } of added) {
      const equal = cart.lines.find((line) => line.variant === variant);
      if (equal) equal.quantity += quantity;
      // The id is the variant's, but not that of a line which was removed before.
      else cart.lines.unshift({ id: `gid://shopify/CartLine/${(this.made += 1)}`, variant, quantity });
    }
  }

  private shownPayload(name: string, { cart, errors, warnings }: Payload, declinesConsent: boolean): unknown {
    if (name === "shop") return SHOP;
    if (name === "node") return productNode(this.listed, (variant) => this.variantNode(variant));
    const shown = cart && this.shown(cart, declinesConsent);
    return name === "cart" ? shown : { cart: shown, userErrors: errors, warnings };
  }

  private variantNode(variant: Variant): object {
    return variantNode(variant, this.prices[variant], this.stock.get(variant) === 0);
  }

  private shown(cart: ShopCart, declinesConsent: boolean): object {
    const best = Math.max(0, ...cart.codes.map((code) => DISCOUNTS[code.toUpperCase()] ?? 0));
    const applies = cart.lines.some(({ quantity }) => quantity > 0);
    const winner = cart.codes.find((code) => applies && best > 0 && DISCOUNTS[code.toUpperCase()] === best);
    const subtotal = money(cart.lines.reduce((sum, line) => sum + this.fullCents(line), 0));
    return {
      id: cart.id,
      createdAt: OPENED,
      updatedAt: OPENED,
      note: "",
      checkoutUrl: `${ORIGIN}/checkout?cart=${encodeURIComponent(cart.id)}${declinesConsent ? "&consent=declined" : ""}`,
      attributes: cart.attributes.filter(({ key }) => !(this.hidesPrivate && key.startsWith("__"))),
      discountCodes: cart.codes.map((code) => ({ code, applicable: code === winner })),
      discountAllocations: [],
      appliedGiftCards: [],
      buyerIdentity: {},
      deliveryGroups: connection([]),
      cost: {
        subtotalAmount: subtotal,
        totalAmount: money(this.totalOf(cart)),
        checkoutChargeAmount: subtotal,
      },
      lines: connection(
        cart.lines.map((line) => ({
          __typename: "CartLine",
          id: line.id,
          quantity: line.quantity,
          attributes: [],
          merchandise: this.variantNode(line.variant),
          cost: {
            amountPerQuantity: money(this.prices[line.variant]),
            subtotalAmount: money(this.fullCents(line)),
            totalAmount: money(this.fullCents(line) - this.offCents(line, best)),
          },
          discountAllocations: winner
            ? [
                {
                  __typename: "CartCodeDiscountAllocation",
                  code: winner,
                  discountedAmount: money(this.offCents(line, best)),
                  discountApplication: {
                    allocationMethod: "ACROSS",
                    targetSelection: "ALL",
                    targetType: "LINE_ITEM",
                    value: { __typename: "PricingPercentageValue", percentage: best },
                  },
                },
              ]
            : [],
        })),
      ),
    };
  }
}

function answer(cart: ShopCart | null, warnings: Payload["warnings"] = []): Payload {
  return { cart, errors: [], warnings };
}

function refusal(field: string, message: string): Payload {
  return { cart: null, errors: [{ code: "INVALID", field: [field], message }], warnings: [] };
}
