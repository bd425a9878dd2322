// A shop with carts in memory behind the library's client.
import type { BuyCart, BuyClient, BuyLineInput, BuyUserError } from "@shopify/buy-button-js";
import { vi } from "vitest";
import type { CartAttribute } from "@/lib/purchase/code-plan";
import type { CartFigures } from "@/lib/purchase/offer";
import { READ_CART, TRY_CODES } from "@/vendors/shopify/transport/cart-answers";
import { withDiscountCode } from "@/vendors/shopify/transport/shop-fetch";
import { packRemarks } from "@/vendors/shopify/transport/remarks";
import { PAGE_LANGUAGE } from "@/vendors/shopify/transport/storefront-api";

type Operation = "create" | "fetch" | "add" | "update" | "remove" | "read" | "write" | "try";

interface Sent {
  operation: Operation;
  cartId?: string;
  lines?: BuyLineInput[];
  attributes?: CartAttribute[];
  codes?: string[];
}

interface KeptCart {
  lines: BuyLineInput[];
  attributes: CartAttribute[];
  codes: string[];
}

/** In cents. */
const PRICES: Record<string, number> = { starter: 2_000, "bro-bundle": 5_000 };

export const GONE = new Error(
  JSON.stringify([{ code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." }]),
);

/** What the library makes of a user error or a warning of the shop, after our fetch has read it. */
export function said(
  code: string,
  kind: "userErrors" | "warnings" = "userErrors",
  message = "The shop's own words.",
): BuyUserError[] {
  const mutation: Record<string, BuyUserError[]> = { [kind]: [{ code, message }] };
  packRemarks({ data: { cartLinesAdd: mutation }, extensions: { context: { language: PAGE_LANGUAGE } } });
  return (mutation[kind] ?? []).map((packed) => ({ message: packed.message }));
}

function attributesIn(variables: object): CartAttribute[] {
  if (!("attributes" in variables) || !Array.isArray(variables.attributes)) return [];
  return variables.attributes.map(({ key, value, ...rest }: CartAttribute) => {
    // The API refuses an input with any other field.
    if (Object.keys(rest).length > 0) throw new Error(`Unknown fields ${Object.keys(rest).join()}`);
    return { key, value };
  });
}

function codesIn(variables: object): string[] | null {
  return "discountCodes" in variables && Array.isArray(variables.discountCodes)
    ? variables.discountCodes.map(String)
    : null;
}

function linesIn(variables: object): BuyLineInput[] {
  if (!("lines" in variables) || !Array.isArray(variables.lines)) return [];
  return variables.lines.map(({ merchandiseId, quantity }) => ({
    variantId: String(merchandiseId).replace(/^.*\//, ""),
    quantity,
  }));
}

/** The discount codes that our fetch adds to the request which creates a cart. */
function codesAtCreation(attributes: CartAttribute[]): string[] {
  const body = withDiscountCode(JSON.stringify({ variables: { input: { attributes } } }));
  return body === null ? [] : (codesIn(JSON.parse(body).variables.input) ?? []);
}

function idIn(variables: object): string {
  if ("cartId" in variables) return String(variables.cartId);
  return "id" in variables ? String(variables.id) : "";
}

export class FakeShop {
  readonly carts = new Map<string, KeptCart>();
  readonly sent: Sent[] = [];
  /** Runs before each operation. A test lets it throw or wait, so that the operation fails or gets no response. */
  before: (operation: Operation) => unknown = () => undefined;
  /** Runs after the shop has done an operation. A test lets it throw, so that the response is lost. */
  after: (operation: Operation) => unknown = () => undefined;
  /** The user errors in each cart that the shop returns. */
  userErrors: BuyUserError[] | undefined;
  /** Whether the shop leaves private attributes out of its responses, as Shopify may. */
  hidesPrivate = false;
  attributeErrors: BuyUserError[] = [];
  codeErrors: BuyUserError[] = [];
  /** What each code takes off, in percent. */
  discounts: Record<string, number> = { BRO25: 25, MATTE15: 15 };
  /** Which of the codes on a cart that take something off the shop applies together. */
  combine: (codes: string[]) => string[] = (codes) => codes;
  /** How the shop lists a cart's codes. */
  listCodes: (codes: string[]) => string[] = (codes) => codes;
  private readonly figures = new Map<string, CartFigures>();
  private made = 0;

  figuresOf = (cartId: string): CartFigures | null => this.figures.get(cartId) ?? null;

  private codesOf({ codes }: KeptCart): CartFigures["codes"] {
    const applied = this.combine(codes.filter((code) => code in this.discounts));
    return this.listCodes(codes).map((code) => ({ code, applicable: applied.includes(code) }));
  }

  /** Each response with a cart passes our fetch, which reads its figures. */
  private report(id: string): void {
    const cart = this.carts.get(id);
    if (!cart) return;
    const priced = cart.lines.map((line) => ({
      ...line,
      cents: line.quantity * (PRICES[line.variantId] ?? 1_000),
    }));
    const full = priced.reduce((sum, { cents }) => sum + cents, 0);
    const codes = this.codesOf(cart);
    const discounts = codes.flatMap(({ code, applicable }) =>
      applicable ? [{ name: code, cents: (full * (this.discounts[code] ?? 0)) / 100 }] : [],
    );
    const totalCents = full - discounts.reduce((sum, { cents }) => sum + cents, 0);
    const lines = priced.map((line) => ({
      ...line,
      paidCents: full === 0 ? 0 : (line.cents * totalCents) / full,
    }));
    this.figures.set(id, { lines, codes, discounts, totalCents });
  }

  get operations(): Operation[] {
    return this.sent.map(({ operation }) => operation);
  }

  private async receive(request: Sent): Promise<void> {
    this.sent.push(structuredClone(request));
    await this.before(request.operation);
  }

  private setQuantities(cartId: string, changes: { id: string; quantity: number }[]): void {
    for (const { id, quantity } of changes) {
      const line = this.carts.get(cartId)?.lines[Number(id.replace(/^.*\//, ""))];
      if (line) line.quantity = quantity;
    }
  }

  private answer(id: string): BuyCart {
    const cart = this.carts.get(id);
    if (!cart) throw GONE;
    // The place of a line is its id, so a removed line keeps its place.
    const lineItems = cart.lines.flatMap(({ variantId, quantity }, index) => {
      const variant = { id: variantId, title: variantId, available: true, selectedOptions: [] };
      return quantity > 0 ? [{ id: `${id}/line/${index}`, quantity, variant }] : [];
    });
    const errors = this.userErrors ? { userErrors: this.userErrors } : {};
    this.report(id);
    return { id, webUrl: `https://my-shop.myshopify.com/checkout/${id}`, lineItems, ...errors };
  }

  keep(id: string, cart: Partial<KeptCart> = {}): void {
    this.carts.set(id, { lines: [], attributes: [], codes: [], ...cart });
  }

  client(): BuyClient {
    return {
      config: { domain: "my-shop.myshopify.com", storefrontAccessToken: "public-token" },
      checkout: {
        create: async ({ lineItems = [], customAttributes = [] }) => {
          const codes = codesAtCreation(customAttributes);
          await this.receive({ operation: "create", lines: lineItems, attributes: customAttributes, codes });
          this.made += 1;
          const id = `cart-${this.made}`;
          this.keep(id, {
            lines: lineItems.map((line) => ({ ...line })),
            attributes: attributesIn({ attributes: customAttributes }),
            codes,
          });
          // The library changes the objects that it gets, so the fake does the same.
          for (const line of lineItems) line.variantId = "spent";
          return this.answer(id);
        },
        fetch: async (cartId) => {
          await this.receive({ operation: "fetch", cartId });
          return this.carts.has(cartId) ? this.answer(cartId) : null;
        },
        addLineItems: async (cartId, lines) => {
          await this.receive({ operation: "add", cartId, lines });
          this.carts.get(cartId)?.lines.push(...lines);
          await this.after("add");
          return this.answer(cartId);
        },
        updateLineItems: async (cartId, lines) => {
          await this.receive({
            operation: "update",
            cartId,
            lines: lines.map(({ id, quantity }) => ({ variantId: id, quantity })),
          });
          this.setQuantities(cartId, lines);
          await this.after("update");
          return this.answer(cartId);
        },
        removeLineItems: async (cartId, lineIds) => {
          await this.receive({ operation: "remove", cartId });
          this.setQuantities(
            cartId,
            lineIds.map((id) => ({ id, quantity: 0 })),
          );
          await this.after("remove");
          return this.answer(cartId);
        },
      },
      graphQLClient: {
        fetcher: async ({ query, variables }) => {
          if (query === TRY_CODES) return this.tryCodes(variables);
          return query === READ_CART ? this.read(idIn(variables)) : this.write(variables);
        },
      },
    };
  }

  private async read(cartId: string): Promise<object> {
    await this.receive({ operation: "read", cartId });
    const cart = this.carts.get(cartId);
    if (!cart) return { data: { cart: null } };
    this.report(cartId);
    const shown = cart.attributes.filter(({ key }) => !(this.hidesPrivate && key.startsWith("__")));
    const attributes = shown.map((attribute) => ({ ...attribute, type: "x" }));
    return { data: { cart: { id: cartId, attributes, discountCodes: this.codesOf(cart) } } };
  }

  private async write(variables: object): Promise<object> {
    const cartId = idIn(variables);
    const hasAttributes = "attributes" in variables;
    const attributes = attributesIn(variables);
    const codes = codesIn(variables) ?? [];
    await this.receive({ operation: "write", cartId, ...(hasAttributes && { attributes }), codes });
    const cart = this.carts.get(cartId);
    if (cart && hasAttributes && this.attributeErrors.length === 0) cart.attributes = attributes;
    if (cart && this.codeErrors.length === 0) cart.codes = codes;
    await this.after("write");
    this.report(cartId);
    return {
      data: {
        ...(hasAttributes && { cartAttributesUpdate: { userErrors: this.attributeErrors } }),
        cartDiscountCodesUpdate: {
          cart: cart ? { id: cartId, discountCodes: this.codesOf(cart) } : null,
          userErrors: this.codeErrors,
        },
      },
    };
  }

  private async tryCodes(variables: object): Promise<object> {
    const input = "input" in variables ? Object(variables.input) : {};
    const cart = { lines: linesIn(input), codes: codesIn(input) ?? [] };
    await this.receive({ operation: "try", ...cart });
    this.made += 1;
    const id = `cart-${this.made}`;
    this.keep(id, cart);
    this.report(id);
    return { data: { cartCreate: { cart: { id }, userErrors: [] } } };
  }
}

export const STARTER = { variantId: "starter", quantity: 1 };
export const BRO_BUNDLE = { variantId: "bro-bundle", quantity: 2 };
export const SNOWBALL = { key: "__snowball", value: "BRO25" };

/** Makes these operations fail with this error until the next call. */
export function fail(shop: FakeShop, operations: string[], error: unknown): void {
  shop.before = (operation) => {
    if (operations.includes(operation)) throw error;
  };
}

/** Whether the promise has settled within a minute of fake time. */
export async function settled(work: Promise<unknown>): Promise<boolean> {
  let isSettled = false;
  work.then(
    () => (isSettled = true),
    () => (isSettled = true),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return isSettled;
}
