// Every cart that this page makes or touches carries the live referral code, and no passing failure loses one.
// Works on the library's client, under its components: events of the components come too late or miss paths.
import type { BuyCart, BuyCartInput, BuyClient, BuyLineInput } from "@shopify/buy-button-js";
import { withoutReferralAttribute, withReferralAttribute } from "@/lib/cart-attributes";
import { creditMark } from "@/lib/credit-mark";
import { warnOnce } from "@/lib/log";
import { withTimeLimit } from "@/lib/time-limit";
import { problemOf, READ_ATTRIBUTES, readAttributes, refuseErrors, WRITE_ATTRIBUTES } from "./cart-answers";
import { ShopError, type ShopProblem } from "./shop-error";

/** A sale never waits longer than this for its attribute. */
const CREDIT_LIMIT_MS = 3_000;

export interface CreditedCartsOptions {
  client: BuyClient;
  /** The live code, read at the moment it is needed. */
  code: () => string | null;
  /** Remembers which cart carries which code, or has to lose it; see lib/credit-mark.ts. */
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
  /** Carts that the shop has forgotten; their lines are in `current`. */
  const gone = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();

  /** One change after the other: two fast clicks before the first cart stands must not make two carts. */
  function inTurn<T>(change: () => Promise<T>): Promise<T> {
    const next = queue.then(change);
    queue = next.catch(() => undefined);
    return next;
  }

  function seen(cart: BuyCart): BuyCart {
    current = cart;
    onCart(cart);
    const short = cart.userErrors?.some(
      ({ code: reason, message }) => reason === "NOT_ENOUGH_IN_STOCK" || /sold out|stock/i.test(message),
    );
    if (short) onProblem("sold-out");
    return cart;
  }

  /** One after the other: the last one decides, and it sees the code of its moment. */
  let crediting: Promise<void> = Promise.resolve();

  async function creditNow(cartId: string): Promise<void> {
    const live = code();
    const mark = creditMark(cartId, live);
    const marked = memory.get() === mark;
    if (live === null && !marked) return warnOnce("There is no referral code, so the cart carries none.");
    if (live !== null && marked) return;
    const attributes = readAttributes(
      await client.graphQLClient.fetcher({ query: READ_ATTRIBUTES, variables: { id: cartId } }),
    );
    const next =
      live === null ? withoutReferralAttribute(attributes) : withReferralAttribute(attributes, live);
    if (next)
      await client.graphQLClient
        .fetcher({ query: WRITE_ATTRIBUTES, variables: { cartId, attributes: next } })
        .then(refuseErrors);
    remember(cartId, live);
  }

  /** A code that was forgotten while the shop was at work is to be taken off again. */
  function remember(cartId: string, sent: string | null): void {
    const forgotten = sent !== null && code() === null;
    memory.set(forgotten ? creditMark(cartId, null) : sent === null ? "" : creditMark(cartId, sent));
  }

  async function creditCart(cartId: string): Promise<void> {
    crediting = crediting
      .then(() => creditNow(cartId))
      .catch((error: unknown) =>
        // Only our word for it: an error may quote the shop's answer, and so the code.
        warnOnce(`The cart could not be given its referral; the sale goes on. (${problemOf(error)})`),
      );
    // A write that takes longer goes on; the request that waits for it does not.
    await withTimeLimit(
      () => crediting,
      CREDIT_LIMIT_MS,
      () => new ShopError("slow"),
    ).catch(() => undefined);
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
    if (live !== null) remember(cart.id, live);
    return cart;
  }

  async function add(askedId: string, lines: BuyLineInput[]): Promise<BuyCart> {
    const cartId = gone.has(askedId) && current ? current.id : askedId;
    await creditCart(cartId);
    try {
      return seen(await raw.add(cartId, copyLines(lines)));
    } catch (error) {
      if (problemOf(error) !== "unknown" || (await raw.fetch(cartId)) !== null) throw error;
    }
    // The shop has forgotten the cart: the same lines in a new one.
    gone.add(cartId);
    const lost = current?.id === cartId ? linesOf(current) : [];
    const cart = seen(await create({ lineItems: [...lost, ...copyLines(lines)] }));
    storedCartId.set(cart.id);
    onProblem("cart-gone");
    return cart;
  }

  async function createOrAdd(input: BuyCartInput): Promise<BuyCart> {
    const lines = copyLines(input.lineItems);
    if (current) return add(current.id, lines);
    if (unrestored === null) return seen(await create(input));
    const earlier = await raw.fetch(unrestored);
    unrestored = null;
    if (earlier) {
      current = earlier;
      return add(earlier.id, lines);
    }
    const cart = seen(await create(input));
    onProblem("cart-gone");
    return cart;
  }

  /** The library handles no rejection of what a click starts: a failure is told here and the promise stays open. */
  function told(work: Promise<BuyCart>): Promise<BuyCart> {
    return work.catch((error: unknown) => {
      onProblem(problemOf(error));
      return new Promise<BuyCart>(() => undefined);
    });
  }

  /** It does handle what fails while it restores a cart, and forgets the cart; a passing failure must not cost it. */
  async function whileRestoring<T>(id: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ShopError) || error.passing) unrestored = id;
      throw error;
    }
  }

  checkout.create = (input) => told(inTurn(() => createOrAdd(input)));
  checkout.addLineItems = (id, lines) => told(inTurn(() => add(id, lines)));
  checkout.updateLineItems = (id, lines) => {
    const usable = lines.map((line) => ({ ...line, quantity: wholeQuantity(line.quantity, 0) }));
    return told(
      inTurn(async () => {
        await creditCart(id);
        return seen(await raw.update(id, usable));
      }),
    );
  };
  // Only sent for lines that are no longer sold, while a cart is restored.
  checkout.removeLineItems = (id, lineIds) =>
    whileRestoring(id, async () => seen(await raw.remove(id, lineIds)));
  checkout.fetch = (id) =>
    whileRestoring(id, async () => {
      const cart = await raw.fetch(id);
      if (cart === null) {
        if (memory.get() === creditMark(id, null)) memory.set("");
        onProblem("cart-gone");
      } else {
        seen(cart);
        void creditCart(id);
      }
      return cart;
    });

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
      if (unrestored === null) return;
      storedCartId.set(unrestored);
      // The library shows an empty cart in its place.
      onProblem("cart-late");
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
