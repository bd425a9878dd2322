// Gives every cart that this page creates or changes the live referral code, and keeps the cart when a request fails for a
// while. It wraps the library's client: the events of the library's components come too late, and not on every path.
import type { BuyCart, BuyCartInput, BuyClient, BuyLineInput } from "@shopify/buy-button-js";
import { withoutReferralAttribute, withReferralAttribute } from "@/lib/cart-attributes";
import { cartCodeRecord } from "@/lib/cart-code-record";
import { warnOnce } from "@/lib/log";
import { withTimeLimit } from "@/lib/time-limit";
import { problemOf, READ_ATTRIBUTES, readAttributes, refuseErrors, WRITE_ATTRIBUTES } from "./cart-answers";
import { ShopError, type ShopProblem } from "./shop-error";

/** A sale never waits longer than this for its attribute. */
const CODE_LIMIT_MS = 3_000;

export interface ReferralCartsOptions {
  client: BuyClient;
  /** The live referral code, read each time it is needed. */
  code: () => string | null;
  /** Remembers which cart carries which code, and which cart the code has to be removed from; see lib/cart-code-record.ts. */
  memory: { get(): string | null; set(text: string): void };
  /** Where the library keeps its cart's id. */
  storedCartId: { set(id: string): void };
  onCart: (cart: BuyCart, change: CartChange) => void;
  onProblem: (problem: ShopProblem) => void;
}

export interface CartChange {
  /** Whether the shopper changed the lines in this tab. */
  isOwnChange: boolean;
}

export interface ReferralCarts {
  /** Writes the live code to the page's cart. Never rejects, and settles within the limit. */
  applyCode: () => Promise<void>;
  /** A cart of its own for these lines. Resolves with the address of its checkout; rejects with a ShopError. */
  createForCheckout: (lines: BuyLineInput[]) => Promise<string>;
  /** Call when the library has tried to restore its cart: stores the cart's id again if the library dropped it on a failure that may pass. */
  keepUnrestored: () => void;
}

/** Replaces the client's cart methods. Call once, before the library's interface is made. */
export function openReferralCarts({
  client,
  code,
  memory,
  storedCartId,
  onCart,
  onProblem,
}: ReferralCartsOptions): ReferralCarts {
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
  /** Carts that the shop no longer has; their lines are in `current`. */
  const gone = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();

  /** One change after the other: two fast clicks before the first cart exists must not create two carts. */
  function inTurn<T>(change: () => Promise<T>): Promise<T> {
    const next = queue.then(change);
    queue = next.catch(() => undefined);
    return next;
  }

  function seen(cart: BuyCart, isOwnChange = true): BuyCart {
    current = cart;
    onCart(cart, { isOwnChange });
    const short = cart.userErrors?.some(
      ({ code: reason, message }) => reason === "NOT_ENOUGH_IN_STOCK" || /sold out|stock/i.test(message),
    );
    if (short) onProblem("sold-out");
    return cart;
  }

  /** One after the other: the last one decides, and it reads the code when it starts. */
  let writing: Promise<void> = Promise.resolve();

  async function writeCode(cartId: string): Promise<void> {
    const live = code();
    const record = cartCodeRecord(cartId, live);
    const recorded = memory.get() === record;
    if (live === null && !recorded) return warnOnce("There is no referral code, so the cart carries none.");
    if (live !== null && recorded) return;
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

  /** A code that the shopper made the page forget during the request has to be removed from the cart again. */
  function remember(cartId: string, sent: string | null): void {
    const forgotten = sent !== null && code() === null;
    memory.set(forgotten ? cartCodeRecord(cartId, null) : sent === null ? "" : cartCodeRecord(cartId, sent));
  }

  async function applyCode(cartId: string): Promise<void> {
    writing = writing
      .then(() => writeCode(cartId))
      .catch((error: unknown) =>
        // The error itself is not logged: it may quote the shop's response, and so the code.
        warnOnce(`The cart could not be given its referral; the sale goes on. (${problemOf(error)})`),
      );
    // A write that takes longer goes on; the request that waits for it does not.
    await withTimeLimit(
      () => writing,
      CODE_LIMIT_MS,
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
    await applyCode(cartId);
    try {
      return seen(await raw.add(cartId, copyLines(lines)));
    } catch (error) {
      if (problemOf(error) !== "unknown" || (await raw.fetch(cartId)) !== null) throw error;
    }
    // The shop no longer has the cart: create a new one with the same lines.
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

  /** The library handles no rejection of a request that a click starts. So a failure is reported here and the promise stays open. */
  function reported(work: Promise<BuyCart>): Promise<BuyCart> {
    return work.catch((error: unknown) => {
      onProblem(problemOf(error));
      return new Promise<BuyCart>(() => undefined);
    });
  }

  /** The library drops the cart's id when restoring fails. A failure that may pass must not lose the cart. */
  async function whileRestoring<T>(id: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ShopError) || error.passing) unrestored = id;
      throw error;
    }
  }

  checkout.create = (input) => reported(inTurn(() => createOrAdd(input)));
  checkout.addLineItems = (id, lines) => reported(inTurn(() => add(id, lines)));
  checkout.updateLineItems = (id, lines) => {
    const usable = lines.map((line) => ({ ...line, quantity: wholeQuantity(line.quantity, 0) }));
    return reported(
      inTurn(async () => {
        await applyCode(id);
        return seen(await raw.update(id, usable));
      }),
    );
  };
  // The library sends this only while it restores a cart, for lines that are no longer sold.
  checkout.removeLineItems = (id, lineIds) =>
    whileRestoring(id, async () => seen(await raw.remove(id, lineIds), false));
  checkout.fetch = (id) =>
    whileRestoring(id, async () => {
      const cart = await raw.fetch(id);
      if (cart === null) {
        if (memory.get() === cartCodeRecord(id, null)) memory.set("");
        onProblem("cart-gone");
      } else {
        seen(cart, false);
        void applyCode(id);
      }
      return cart;
    });

  return {
    applyCode: async () => (current ? applyCode(current.id) : undefined),
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
      // The library shows an empty cart instead of the stored one.
      onProblem("cart-late");
    },
  };
}

function copyLines(lines: readonly BuyLineInput[] = []): BuyLineInput[] {
  return lines.map((line) => ({ ...line, quantity: wholeQuantity(line.quantity, 1) }));
}

/** The library passes on the value of its number field unchecked. */
function wholeQuantity(quantity: number, least: number): number {
  return Number.isFinite(quantity) ? Math.max(least, Math.floor(quantity)) : 1;
}

function linesOf({ lineItems }: BuyCart): BuyLineInput[] {
  return lineItems.flatMap(({ variant, quantity }) => (variant ? [{ variantId: variant.id, quantity }] : []));
}
