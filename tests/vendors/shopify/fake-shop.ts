// A shop with carts in memory behind the library's client, and a page load that uses it.
import type { BuyCart, BuyClient, BuyLineInput, BuyUserError } from "@shopify/buy-button-js";
import { vi } from "vitest";
import type { CartAttribute } from "@/lib/cart-attributes";
import { type CartChange, openReferralCarts } from "@/vendors/shopify/referral-carts";

type Operation = "create" | "fetch" | "add" | "update" | "remove" | "read" | "write";

interface Sent {
  operation: Operation;
  cartId?: string;
  lines?: BuyLineInput[];
  attributes?: CartAttribute[];
}

interface KeptCart {
  lines: BuyLineInput[];
  attributes: CartAttribute[];
}

export const GONE = new Error(
  JSON.stringify([{ code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." }]),
);

function attributesIn(variables: object): CartAttribute[] {
  if (!("attributes" in variables) || !Array.isArray(variables.attributes)) return [];
  return variables.attributes.map(({ key, value, ...rest }: CartAttribute) => {
    // The API refuses an input with any other field.
    if (Object.keys(rest).length > 0) throw new Error(`Unknown fields ${Object.keys(rest).join()}`);
    return { key, value };
  });
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
  /** The user errors in each cart that the shop returns. */
  userErrors: BuyUserError[] | undefined;
  /** Whether the shop leaves private attributes out of its responses, as Shopify may. */
  hidesPrivate = false;
  attributeErrors: BuyUserError[] = [];
  private made = 0;

  get operations(): Operation[] {
    return this.sent.map(({ operation }) => operation);
  }

  private async receive(request: Sent): Promise<void> {
    this.sent.push(structuredClone(request));
    await this.before(request.operation);
  }

  private answer(id: string): BuyCart {
    const cart = this.carts.get(id);
    if (!cart) throw GONE;
    const lineItems = cart.lines.map(({ variantId, quantity }, index) => ({
      id: `${id}/line/${index}`,
      quantity,
      variant: { id: variantId, title: variantId, available: true, selectedOptions: [] },
    }));
    const errors = this.userErrors ? { userErrors: this.userErrors } : {};
    return { id, webUrl: `https://my-shop.myshopify.com/checkout/${id}`, lineItems, ...errors };
  }

  keep(id: string, cart: Partial<KeptCart> = {}): void {
    this.carts.set(id, { lines: [], attributes: [], ...cart });
  }

  client(): BuyClient {
    return {
      config: { domain: "my-shop.myshopify.com", storefrontAccessToken: "public-token" },
      checkout: {
        create: async ({ lineItems = [], customAttributes = [] }) => {
          await this.receive({ operation: "create", lines: lineItems, attributes: customAttributes });
          this.made += 1;
          const id = `cart-${this.made}`;
          this.keep(id, {
            lines: lineItems.map((line) => ({ ...line })),
            attributes: attributesIn({ attributes: customAttributes }),
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
          return this.answer(cartId);
        },
        updateLineItems: async (cartId, lines) => {
          await this.receive({
            operation: "update",
            cartId,
            lines: lines.map(({ id, quantity }) => ({ variantId: id, quantity })),
          });
          return this.answer(cartId);
        },
        removeLineItems: async (cartId) => {
          await this.receive({ operation: "remove", cartId });
          return this.answer(cartId);
        },
      },
      graphQLClient: {
        fetcher: async ({ query, variables }) => {
          const cartId = idIn(variables);
          const cart = this.carts.get(cartId);
          if (query.startsWith("query")) {
            await this.receive({ operation: "read", cartId });
            const attributes = cart?.attributes.filter(
              ({ key }) => !(this.hidesPrivate && key.startsWith("__")),
            );
            return {
              data: {
                cart: cart ? { id: cartId, attributes: attributes?.map((a) => ({ ...a, type: "x" })) } : null,
              },
            };
          }
          const attributes = attributesIn(variables);
          await this.receive({ operation: "write", cartId, attributes });
          if (cart && this.attributeErrors.length === 0) cart.attributes = attributes;
          return {
            data: { cartAttributesUpdate: { cart: { id: cartId }, userErrors: this.attributeErrors } },
          };
        },
      },
    };
  }
}

interface Visit {
  code?: string | null;
  /** The record that an earlier visit stored. */
  record?: string | null;
  open?: typeof openReferralCarts;
}

/** Simulates a page load. `page.code` and `page.record` are the stored values of its browser. */
export function visit(
  shop: FakeShop,
  { code = "BRO25", record = null, open = openReferralCarts }: Visit = {},
) {
  const page = { code, record, storedCartId: "" };
  const client = shop.client();
  const onCart = vi.fn<(cart: BuyCart, change: CartChange) => void>();
  const onProblem = vi.fn<(problem: string) => void>();
  const carts = open({
    client,
    code: () => page.code,
    memory: { get: () => page.record, set: (text) => (page.record = text) },
    storedCartId: { set: (id) => (page.storedCartId = id) },
    onCart,
    onProblem,
  });
  return { page, carts, checkout: client.checkout, onCart, onProblem };
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
