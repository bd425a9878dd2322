import { buildSchema, graphql } from "graphql";
import { cartLink, cartLinkBase, REFERRAL_ATTRIBUTE } from "@/lib/cart-link";
import { paths } from "@/lib/paths";
import { createCartShelf, type DemoStorage, isRecord } from "./cart-shelf";
import {
  addLines,
  type Attribute,
  bareCartId,
  type CartAnswer,
  type CartInput,
  createCart,
  type DemoCart,
  type LineInput,
  type LineUpdateInput,
  refuseMissingCart,
  removeLines,
  setAttributes,
  setDiscountCodes,
  setNote,
  updateLines,
} from "./demo-cart";
import storefrontSchema from "./schema.graphql?raw";
import { createStorefrontAnswers, CURRENCY, type DemoShop, sumCents } from "./storefront-answers";

export type { DemoStorage } from "./cart-shelf";
export type { DemoShop } from "./storefront-answers";

/** What the demo checkout shows. All attributes are there, the private ones (named '__…') too. */
export interface DemoCartView {
  readonly id: string;
  readonly lines: readonly {
    readonly title: string;
    readonly variantTitle: string;
    readonly quantity: number;
    readonly amount: number;
    readonly imageUrl: string;
  }[];
  readonly total: number;
  readonly currency: typeof CURRENCY;
  readonly attributes: readonly Attribute[];
  readonly discountCodes: readonly string[];
  readonly note: string;
}

export interface DemoStore {
  /** Answers the buy button's requests, whatever address they go to. Rejects only as fetch does when it is aborted. */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** Takes the id in a cart's checkout address. */
  readCart: (id: string) => DemoCartView | null;
}

export function createDemoStore(
  shop: DemoShop,
  storage: DemoStorage,
  { newId = createRandomId }: { newId?: () => string } = {},
): DemoStore {
  const schema = buildSchema(storefrontSchema, { assumeValidSDL: true });
  const shelf = createCartShelf(storage);
  const answers = createStorefrontAnswers(shop);
  const surroundings = { findVariant: answers.findVariant, newId };

  function answer({ cart, userErrors, warnings }: CartAnswer) {
    return { cart: cart && tell(cart), userErrors, warnings };
  }

  function tell(cart: DemoCart) {
    return answers.answerCart(cart, checkoutPath(cart));
  }

  /** By the cart's id; as a cart link, which holds all that counts, where the next page would not find the cart. */
  function checkoutPath(cart: DemoCart): string {
    if (shelf.lasting()) return `${paths.demoCheckout}?cart=${encodeURIComponent(bareCartId(cart.id))}`;
    const code = cart.attributes.find(({ key }) => key === REFERRAL_ATTRIBUTE)?.value ?? null;
    const items = answers
      .priceLines(cart)
      .map(({ variant, quantity }) => ({ variantId: variant.number, quantity }));
    return cartLink(cartLinkBase(null, paths.demoCheckout), items, code);
  }

  function save(result: CartAnswer): CartAnswer {
    if (!result.cart || result.userErrors.length > 0) return result;
    const cart = { ...result.cart, updatedAt: new Date().toISOString() };
    shelf.put(cart);
    return { ...result, cart };
  }

  function change(cartId: string, apply: (cart: DemoCart) => CartAnswer) {
    const cart = shelf.find(cartId);
    return answer(cart ? save(apply(cart)) : refuseMissingCart());
  }

  // graphql-js has checked the arguments against the schema before these are called.
  const root = {
    shop: answers.shopInfo,
    node: ({ id }: { id: string }) => (id === answers.product.id ? answers.product : null),
    product: ({ handle }: { handle?: string }) =>
      handle === answers.product.handle ? answers.product : null,
    cart({ id }: { id: string }) {
      const cart = shelf.find(id);
      return cart ? tell(cart) : null;
    },
    cartCreate: ({ input }: { input?: CartInput | null }) =>
      answer(save(createCart(input ?? {}, surroundings, new Date().toISOString()))),
    cartLinesAdd: ({ cartId, lines }: { cartId: string; lines: readonly LineInput[] }) =>
      change(cartId, (cart) => addLines(cart, lines, surroundings)),
    cartLinesUpdate: ({ cartId, lines }: { cartId: string; lines: readonly LineUpdateInput[] }) =>
      change(cartId, (cart) => updateLines(cart, lines, surroundings)),
    cartLinesRemove: ({ cartId, lineIds }: { cartId: string; lineIds: readonly string[] }) =>
      change(cartId, (cart) => removeLines(cart, lineIds, surroundings)),
    cartAttributesUpdate: ({ cartId, attributes }: { cartId: string; attributes: readonly Attribute[] }) =>
      change(cartId, (cart) => setAttributes(cart, attributes)),
    cartNoteUpdate: ({ cartId, note }: { cartId: string; note: string }) =>
      change(cartId, (cart) => setNote(cart, note)),
    cartDiscountCodesUpdate: ({
      cartId,
      discountCodes,
    }: {
      cartId: string;
      discountCodes: readonly string[];
    }) => change(cartId, (cart) => setDiscountCodes(cart, discountCodes)),
  };

  return {
    async fetch(input, init) {
      init?.signal?.throwIfAborted();
      const method = init?.method ?? (input instanceof Request ? input.method : "GET");
      if (method.toUpperCase() !== "POST")
        return reply(405, refusal("The demo store answers POST requests only."));
      const request = parseRequest(await readBody(input, init));
      if (!request) return reply(400, refusal("The request is not JSON with a query and its variables."));
      return reply(200, await graphql({ schema, rootValue: root, ...request }));
    },

    readCart(id) {
      const cart = shelf.findByBareId(bareCartId(id));
      if (!cart) return null;
      const lines = answers.priceLines(cart).filter((line) => line.quantity > 0);
      return {
        id: bareCartId(cart.id),
        lines: lines.map(({ variant, quantity, cents }) => ({
          title: shop.productTitle,
          variantTitle: variant.title,
          quantity,
          amount: cents / 100,
          imageUrl: variant.pictureUrl,
        })),
        total: sumCents(lines) / 100,
        currency: CURRENCY,
        attributes: cart.attributes,
        discountCodes: cart.discountCodes,
        note: cart.note,
      };
    },
  };
}

interface GraphQLRequest {
  source: string;
  variableValues: Record<string, unknown>;
  operationName: string | null;
}

function parseRequest(body: string | null): GraphQLRequest | null {
  try {
    const request: unknown = JSON.parse(body ?? "");
    if (!isRecord(request)) return null;
    const { query, variables, operationName } = request;
    if (typeof query !== "string") return null;
    if (variables !== undefined && variables !== null && !isRecord(variables)) return null;
    return {
      source: query,
      variableValues: variables ?? {},
      operationName: typeof operationName === "string" ? operationName : null,
    };
  } catch {
    return null;
  }
}

async function readBody(input: RequestInfo | URL, init: RequestInit | undefined): Promise<string | null> {
  try {
    if (init?.body) return await new Response(init.body).text();
    return input instanceof Request ? await input.clone().text() : null;
  } catch {
    return null;
  }
}

function reply(status: number, content: object): Response {
  return new Response(JSON.stringify(content), { status, headers: { "Content-Type": "application/json" } });
}

function refusal(message: string) {
  return { errors: [{ message }] };
}

/** Not crypto.randomUUID, which is missing where the dev server is opened by its network address. */
function createRandomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
