import { field, parseJson } from "@/lib/field";
import { nextTask } from "@/lib/browser/next-task";
import { paths } from "@/lib/site/paths";
import { readCartLink } from "@/lib/purchase/read-cart-link";
import { createCartShelf, type DemoStorage } from "./cart-shelf";
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
  updateLines,
} from "./demo-cart";
import type * as Executor from "./execute";
import { answerCart, type DemoOrder, orderOf, priceCart, warnOfCodes } from "./priced-cart";
import { createStorefrontAnswers, type DemoShop, demoVariantGid } from "./storefront-answers";

export type { DemoStorage } from "./cart-shelf";
export type { DemoShop } from "./storefront-answers";

/** All attributes are there, the private ones (named '__…') too. */
export interface DemoCheckout extends DemoOrder {
  readonly attributes: readonly Attribute[];
  /** When the order of a cart was placed. */
  readonly placedAt?: string | undefined;
}

export type DemoStore = ReturnType<typeof createDemoStore>;

export function createDemoStore(
  shop: DemoShop,
  storage: DemoStorage,
  { newId = createRandomId, loadExecutor = () => import("./execute") } = {},
) {
  const shelf = createCartShelf(storage);
  const answers = createStorefrontAnswers(shop);
  const surroundings = { findVariant: answers.findVariant, newId };

  const price = (cart: Pick<DemoCart, "lines" | "discountCodes">) =>
    priceCart(cart, answers.findVariant, shop.discounts);

  function answer({ cart, userErrors, warnings }: CartAnswer) {
    if (!cart) return { cart, userErrors, warnings };
    const priced = price(cart);
    return {
      cart: answerCart(cart, priced, checkoutUrl(cart)),
      userErrors,
      warnings: [...warnings, ...warnOfCodes(cart.id, priced)],
    };
  }

  /** By the cart's id; as a cart link, which holds all that counts, where the next page would not find the cart. */
  function checkoutUrl(cart: DemoCart): string {
    const url = new URL(paths.demoCheckout, shop.origin);
    if (shelf.lasting()) {
      url.searchParams.set("cart", bareCartId(cart.id));
      return url.href;
    }
    const items = price(cart).lines.map(({ variant, quantity }) => `${variant.number}:${quantity}`);
    url.searchParams.set("items", items.join(","));
    if (cart.discountCodes.length > 0) url.searchParams.set("discount", cart.discountCodes.join(","));
    for (const { key, value } of cart.attributes) url.searchParams.set(`attributes[${key}]`, value);
    return url.href;
  }

  function checkoutOf(cart: DemoCart): DemoCheckout {
    const { attributes, placedAt } = cart;
    return { ...orderOf(price(cart)), attributes, placedAt };
  }

  /** Takes the id in a cart's checkout address. */
  function readCart(id: string): DemoCheckout | null {
    const cart = shelf.findByBareId(bareCartId(id));
    return cart ? checkoutOf(cart) : null;
  }

  function save(result: CartAnswer): CartAnswer {
    if (!result.cart || result.userErrors.length > 0) return result;
    const cart = { ...result.cart, updatedAt: new Date().toISOString() };
    shelf.put(cart);
    return { ...result, cart };
  }

  /** The mutation that applies this to a cart. */
  function changes<Input>(apply: (cart: DemoCart, input: Input) => CartAnswer) {
    return (input: Input & { cartId: string }) => {
      const cart = shelf.find(input.cartId);
      return answer(cart ? save(apply(cart, input)) : refuseMissingCart());
    };
  }

  // graphql-js has checked the arguments against the schema before these are called.
  const root = {
    node: ({ id }: { id: string }) => (id === answers.product.id ? answers.product : null),
    cart({ id }: { id: string }) {
      const cart = shelf.find(id);
      return cart ? answerCart(cart, price(cart), checkoutUrl(cart)) : null;
    },
    cartCreate: ({ input }: { input?: CartInput | null }) =>
      answer(save(createCart(input ?? {}, surroundings, new Date().toISOString()))),
    cartLinesAdd: changes((cart, { lines }: { lines: readonly LineInput[] }) =>
      addLines(cart, lines, surroundings),
    ),
    cartLinesUpdate: changes((cart, { lines }: { lines: readonly LineUpdateInput[] }) =>
      updateLines(cart, lines, surroundings),
    ),
    cartLinesRemove: changes((cart, { lineIds }: { lineIds: readonly string[] }) =>
      removeLines(cart, lineIds, surroundings),
    ),
    cartAttributesUpdate: changes((cart, { attributes }: { attributes: readonly Attribute[] }) =>
      setAttributes(cart, attributes),
    ),
    cartDiscountCodesUpdate: changes((cart, { discountCodes }: { discountCodes: readonly string[] }) =>
      setDiscountCodes(cart, discountCodes),
    ),
  };

  return {
    /**
     * Answers the buy button's requests, whatever address they go to. Rejects as fetch does: when it is aborted, and when the
     * executor does not load.
     */
    fetch: async (_address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      init.signal?.throwIfAborted();
      const body = await new Response(init.body ?? null).text();
      // A response from the network comes in a task of its own, too.
      await nextTask();
      const request = parseRequest(body);
      if (!request) {
        const message = "The request is not JSON with a query and its variables.";
        return reply(400, JSON.stringify({ errors: [{ message }] }));
      }
      const { execute } = await loadExecutor();
      const answered = JSON.stringify(await execute(root, request));
      await nextTask();
      return reply(200, answered);
    },

    /** Loads the executor. Never rejects: a failure occurs again with the next request, and is reported then. */
    loadAhead: () =>
      loadExecutor().then(
        () => undefined,
        () => undefined,
      ),

    readCart,

    /** What the demo checkout charges for the cart, or for the items of a cart link, in the query of its address. */
    readCheckout: (search: string): DemoCheckout | null => {
      const id = new URLSearchParams(search).get("cart");
      if (id !== null) return readCart(id);
      const { items, discount, attributes } = readCartLink(search);
      const lines = items
        .map(({ variantId, quantity }) => ({ merchandiseId: demoVariantGid(variantId), quantity }))
        .filter(({ merchandiseId }) => answers.findVariant(merchandiseId));
      const discountCodes = discount?.split(",") ?? [];
      const { cart } = createCart(
        { lines, attributes, discountCodes },
        surroundings,
        new Date().toISOString(),
      );
      return cart && checkoutOf(cart);
    },
  };
}

function parseRequest(body: string): Executor.GraphQLRequest | null {
  const request = parseJson(body);
  const query = field(request, "query");
  const variables = field(request, "variables") ?? {};
  const operationName = field(request, "operationName");
  if (typeof query !== "string" || typeof variables !== "object" || Array.isArray(variables)) return null;
  return {
    source: query,
    variableValues: { ...variables },
    operationName: typeof operationName === "string" ? operationName : null,
  };
}

function reply(status: number, body: string): Response {
  return new Response(body, { status, headers: { "Content-Type": "application/json" } });
}

/** Not crypto.randomUUID, which is missing where the dev server is opened by its network address. */
function createRandomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
