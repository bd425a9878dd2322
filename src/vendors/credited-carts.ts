// Every cart that this page makes or touches carries the live referral code, and no passing failure loses one.
// Works on the library's client, under its components: events of the components come too late or miss paths.
import type { BuyCart, BuyCartInput, BuyClient, BuyLineInput } from "@shopify/buy-button-js";
import { withReferralAttribute, type CartAttribute } from "@/lib/cart-attributes";
import { warnOnce } from "@/lib/log";
import { ShopError, type ShopProblem } from "@/vendors/shop-fetch";

/** A sale never waits longer than this for its attribute. */
const CREDIT_LIMIT_MS = 3_000;

export const READ_ATTRIBUTES = "query ($id: ID!) { cart(id: $id) { id attributes { key value } } }";
export const WRITE_ATTRIBUTES =
  "mutation ($cartId: ID!, $attributes: [AttributeInput!]!) { cartAttributesUpdate(cartId: $cartId, attributes: $attributes) { cart { id } userErrors { message } } }";

export interface CreditedCartsOptions {
  client: BuyClient;
  /** The live code, read at the moment it is needed. */
  code: () => string | null;
  /** Remembers which cart carries which code: Shopify may not read a private attribute back. */
  memory: { get(): string | null; set(text: string): void };
  /** Where the library keeps its cart's id. */
  storedCartId: { set(id: string): void };
  onCart: (cart: BuyCart) => void;
  onProblem: (problem: ShopProblem) => void;
}

export interface CreditedCarts {
  /** Credits the page's cart with the live code. Never rejects, and settles within the limit. */
  credit: () => Promise<void>;
  /** A cart of its own for these lines. Resolves with the address of its checkout; rejects with a ShopError. */
  createForCheckout: (lines: BuyLineInput[]) => Promise<string>;
  /** Call when the library has tried to restore its cart: puts back what it throws away on a passing failure. */
  keepUnrestored: () => void;
}

/** Replaces the client's cart methods. Call once, before the library's interface is made. */
export function creditCarts({
  client,
  code,
  memory,
  storedCartId,
  onCart,
  onProblem,
}: CreditedCartsOptions): CreditedCarts {
  const { checkout } = client;
  const raw = {
    create: checkout.create.bind(checkout),
    fetch: checkout.fetch.bind(checkout),
    add: checkout.addLineItems.bind(checkout),
    update: checkout.updateLineItems.bind(checkout),
    remove: checkout.removeLineItems.bind(checkout),
  };
  let current: BuyCart | null = null;
  /** A cart of an earlier visit that could not be fetched, but may be there. */
  let unrestored: string | null = null;
  /** Two fast clicks before the first cart stands must not make two. */
  let creating: Promise<BuyCart> | null = null;

  function seen(cart: BuyCart): BuyCart {
    current = cart;
    onCart(cart);
    const short = cart.userErrors?.some(
      ({ code: reason, message }) => reason === "NOT_ENOUGH_IN_STOCK" || /sold out|stock/i.test(message),
    );
    if (short) onProblem("sold-out");
    return cart;
  }

  async function creditCart(cartId: string): Promise<void> {
    const live = code();
    if (live === null) return warnOnce("There is no referral code, so the cart carries none.");
    const mark = JSON.stringify([cartId, live]);
    if (memory.get() === mark) return;
    const work = async (): Promise<void> => {
      const next = withReferralAttribute(
        readAttributes(
          await client.graphQLClient.fetcher({ query: READ_ATTRIBUTES, variables: { id: cartId } }),
        ),
        live,
      );
      if (next)
        await client.graphQLClient
          .fetcher({ query: WRITE_ATTRIBUTES, variables: { cartId, attributes: next } })
          .then(refuseErrors);
      memory.set(mark);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, CREDIT_LIMIT_MS)));
    await Promise.race([
      work().catch((error: unknown) =>
        warnOnce("The cart could not be given its referral; the sale goes on.", error),
      ),
      limit,
    ]);
    clearTimeout(timer);
  }

  async function create(input: BuyCartInput): Promise<BuyCart> {
    const live = code();
    if (live === null) warnOnce("There is no referral code, so the cart carries none.");
    const attributes = input.customAttributes ?? [];
    const cart = await raw.create({
      ...input,
      // The library changes the lines it is given.
      lineItems: copyLines(input.lineItems),
      customAttributes: live === null ? attributes : (withReferralAttribute(attributes, live) ?? attributes),
    });
    if (live !== null) memory.set(JSON.stringify([cart.id, live]));
    return cart;
  }

  async function add(cartId: string, lines: BuyLineInput[]): Promise<BuyCart> {
    await creditCart(cartId);
    try {
      return seen(await raw.add(cartId, copyLines(lines)));
    } catch (error) {
      const problem = problemOf(error);
      if (problem !== "unknown" || (await raw.fetch(cartId)) !== null) throw error;
    }
    // The shop has forgotten the cart: the same lines in a new one.
    const lost = current?.id === cartId ? linesOf(current) : [];
    const cart = seen(await create({ lineItems: [...lost, ...copyLines(lines)] }));
    storedCartId.set(cart.id);
    onProblem("cart-gone");
    return cart;
  }

  async function createOrAdd(input: BuyCartInput): Promise<BuyCart> {
    const lines = copyLines(input.lineItems);
    const first = creating ? await creating.catch(() => null) : null;
    if (first) return add(first.id, lines);
    if (unrestored !== null) {
      const earlier = await raw.fetch(unrestored);
      const id = unrestored;
      unrestored = null;
      if (earlier) {
        current = earlier;
        creating = Promise.resolve(earlier);
        return add(id, lines);
      }
    }
    creating = create(input);
    try {
      return seen(await creating);
    } catch (error) {
      creating = null;
      throw error;
    }
  }

  /** The library handles no rejection of what a click starts: a failure is told here and the promise stays open. */
  function told(work: Promise<BuyCart>): Promise<BuyCart> {
    return work.catch((error: unknown) => {
      onProblem(problemOf(error));
      return new Promise<BuyCart>(() => undefined);
    });
  }

  checkout.create = (input) => told(createOrAdd(input));
  checkout.addLineItems = (id, lines) => told(add(id, lines));
  checkout.removeLineItems = (id, lineIds) => told(raw.remove(id, lineIds).then(seen));
  checkout.updateLineItems = (id, lines) => {
    const usable = lines.map((line) => ({ ...line, quantity: wholeQuantity(line.quantity, 0) }));
    return told(
      creditCart(id)
        .then(() => raw.update(id, usable))
        .then(seen),
    );
  };
  checkout.fetch = async (id) => {
    try {
      const cart = await raw.fetch(id);
      if (cart === null) onProblem("cart-gone");
      else {
        creating = Promise.resolve(seen(cart));
        void creditCart(id);
      }
      return cart;
    } catch (error) {
      if (!(error instanceof ShopError) || error.passing) unrestored = id;
      throw error;
    }
  };

  return {
    credit: async () => (current ? creditCart(current.id) : undefined),
    async createForCheckout(lines) {
      try {
        const { webUrl, userErrors } = await create({ lineItems: lines });
        if (userErrors?.length) throw userErrors;
        return webUrl;
      } catch (error) {
        throw new ShopError(problemOf(error));
      }
    },
    keepUnrestored() {
      if (unrestored !== null) storedCartId.set(unrestored);
    },
  };
}

function copyLines(lines: readonly BuyLineInput[] = []): BuyLineInput[] {
  return lines.map((line) => ({ ...line, quantity: wholeQuantity(line.quantity, 1) }));
}

/** The library passes on whatever stands in its number field. */
function wholeQuantity(quantity: number, least: number): number {
  return Number.isFinite(quantity) ? Math.max(least, Math.floor(quantity)) : 1;
}

function linesOf({ lineItems }: BuyCart): BuyLineInput[] {
  return lineItems.flatMap(({ variant, quantity }) => (variant ? [{ variantId: variant.id, quantity }] : []));
}

/** The library rejects with our own error, with a list of the shop's complaints, or with an Error around them. */
export function problemOf(error: unknown): ShopProblem {
  if (error instanceof ShopError) return error.problem;
  const text = error instanceof Error ? error.message : (JSON.stringify(error) ?? "");
  return /NOT_ENOUGH_IN_STOCK|sold out|out of stock/i.test(text) ? "sold-out" : "unknown";
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function readAttributes(answer: unknown): CartAttribute[] {
  const attributes = field(field(field(answer, "data"), "cart"), "attributes");
  if (!Array.isArray(attributes)) throw new ShopError("garbled");
  return attributes.flatMap((attribute: unknown) => {
    const key = field(attribute, "key");
    const value = field(attribute, "value");
    return typeof key === "string" && typeof value === "string" ? [{ key, value }] : [];
  });
}

function refuseErrors(answer: unknown): void {
  const errors = field(field(field(answer, "data"), "cartAttributesUpdate"), "userErrors");
  if (!Array.isArray(errors) || errors.length > 0) throw new ShopError("garbled");
}
