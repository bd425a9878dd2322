// A shop of its own for the model: plain values, answered by executing Shopify's schema. It shares no code with the pages or
// the demo store, so that a mistake in either is noticed.
import { execute } from "graphql";
import {
  connection,
  money,
  OPENED,
  ORIGIN,
  PRICES,
  PRODUCT_NODE,
  SHOP,
  type Variant,
  variantNode,
  VARIANTS,
} from "./catalog";
import { type Input, operationOf, requestIn, schema } from "./operations";

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

/** A change that the shop made. */
interface Performed {
  operation: string;
  cartId: string;
  /** What the shop has added: nothing of what is sold out. */
  added: { variant: Variant; quantity: number }[];
  /** The quantities of lines that were set, before and after. */
  set: { from: number; to: number }[];
  /** Whether the page had given up on the request before it arrived. */
  isLate: boolean;
}

interface Payload {
  cart: ShopCart | null;
  errors: { code: string; field: string[]; message: string }[];
  warnings: { code: string; message: string; target: string }[];
}

/** Responses by what they are made of. The same few carts occur in thousands of runs, and executing is slow. */
const responses = new Map<string, string>();

/** What the lines cost with the codes: the better of the discounts applies, in whole cents for each line. */
export function totalOf({ lines, codes }: Pick<ShopCart, "lines" | "codes">): number {
  const percent = Math.max(0, ...codes.map((code) => DISCOUNTS[code.toUpperCase()] ?? 0));
  return lines.reduce((sum, line) => sum + fullCents(line) - offCents(line, percent), 0);
}

function fullCents({ variant, quantity }: Line): number {
  return PRICES[variant] * quantity;
}

function offCents(line: Line, percent: number): number {
  return Math.floor((fullCents(line) * percent) / 100);
}

export class SimulatedShop {
  readonly carts = new Map<string, ShopCart>();
  /** The carts that the shop has deleted, in this order. */
  readonly gone: ShopCart[] = [];
  readonly soldOut = new Set<Variant>();
  readonly performed: Performed[] = [];
  private made = 0;
  private isLate = false;

  /** Whether the shop keeps private attributes out of its responses, as Shopify may. */
  constructor(private readonly hidesPrivate: boolean) {}

  /** As Shopify deletes carts that are bought, or that nobody has used for ten days: its answer is then null. */
  deleteCart(id: string): void {
    const cart = this.carts.get(id);
    if (!cart) return;
    this.carts.delete(id);
    this.gone.push(cart);
  }

  /** Does what the request asks for, and returns the body of the response. */
  respond(body: string, isLate = false): string {
    this.isLate = isLate;
    const { query, variables } = requestIn(body);
    const operation = operationOf(query);
    const payloads = operation.fields.map(({ name, variables: taken }) => {
      const input = Object.fromEntries(
        Object.entries(taken).map(([argument, variable]) => [argument, variables[variable]]),
      );
      // A later mutation of the request must not change what an earlier one returned.
      return [name, structuredClone(this.perform(name, input))] as const;
    });
    const key = JSON.stringify([query, this.hidesPrivate, payloads]);
    const known = responses.get(key);
    if (known !== undefined) return known;
    const rootValue = Object.fromEntries(
      payloads.map(([name, payload]) => [name, this.shownPayload(name, payload, operation.declinesConsent)]),
    );
    const response = JSON.stringify(
      execute({ schema, document: operation.document, rootValue, variableValues: variables }),
    );
    responses.set(key, response);
    return response;
  }

  private perform(name: string, input: Input): Payload {
    if (name === "node" || name === "shop") return answer(null);
    if (name === "cart") return answer(this.carts.get(String(input["id"])) ?? null);
    if (name === "cartCreate") return this.create(Object(input["input"]));
    const cart = this.carts.get(String(input["cartId"]));
    if (!cart) return refusal("cartId", "The specified cart does not exist.");
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
    this.add(cart, added);
    this.carts.set(id, cart);
    this.note("cartCreate", cart, added, []);
    return answer(cart, this.limitToStock(cart));
  }

  private note(operation: string, { id }: ShopCart, lines: Performed["added"], set: Performed["set"]): void {
    const added = lines.filter(({ variant }) => !this.soldOut.has(variant));
    this.performed.push({ operation, cartId: id, added, set, isLate: this.isLate });
  }

  /** A line whose variant is sold out stays with the quantity 0, for the warning points to it. */
  private limitToStock({ lines }: ShopCart): Payload["warnings"] {
    const soldOut = lines.filter(({ variant }) => this.soldOut.has(variant));
    for (const line of soldOut) line.quantity = 0;
    return soldOut.map(({ id }) => ({
      code: "MERCHANDISE_OUT_OF_STOCK",
      message: "The product is already sold out.",
      target: id,
    }));
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
    if (name === "node") return PRODUCT_NODE;
    const shown = cart && this.shown(cart, declinesConsent);
    return name === "cart" ? shown : { cart: shown, userErrors: errors, warnings };
  }

  private shown(cart: ShopCart, declinesConsent: boolean): object {
    const best = Math.max(0, ...cart.codes.map((code) => DISCOUNTS[code.toUpperCase()] ?? 0));
    const applies = cart.lines.some(({ quantity }) => quantity > 0);
    const winner = cart.codes.find((code) => applies && best > 0 && DISCOUNTS[code.toUpperCase()] === best);
    const subtotal = money(cart.lines.reduce((sum, line) => sum + fullCents(line), 0));
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
      cost: { subtotalAmount: subtotal, totalAmount: money(totalOf(cart)), checkoutChargeAmount: subtotal },
      lines: connection(
        cart.lines.map((line) => ({
          __typename: "CartLine",
          id: line.id,
          quantity: line.quantity,
          attributes: [],
          merchandise: variantNode(line.variant),
          cost: {
            amountPerQuantity: money(PRICES[line.variant]),
            subtotalAmount: money(fullCents(line)),
            totalAmount: money(fullCents(line) - offCents(line, best)),
          },
          discountAllocations: winner
            ? [
                {
                  __typename: "CartCodeDiscountAllocation",
                  code: winner,
                  discountedAmount: money(offCents(line, best)),
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

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function linesIn(value: unknown): Performed["added"] {
  return listIn(value).map((line) => {
    const { merchandiseId, quantity } = Object(line);
    const variant = VARIANTS.find((known) => `gid://shopify/ProductVariant/${known}` === merchandiseId);
    if (variant === undefined) throw new Error(`The page sent an unknown variant: ${merchandiseId}`);
    return { variant, quantity: Number(quantity) };
  });
}

function attributesIn(value: unknown): ShopCart["attributes"] {
  return listIn(value).map((attribute) => ({ key: Object(attribute).key, value: Object(attribute).value }));
}
