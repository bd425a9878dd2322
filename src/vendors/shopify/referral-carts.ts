// Gives every cart that this page creates or changes the live referral code, keeps the cart when a request fails for a while,
// and shares it with the browser's other tabs. It wraps the library's client: the events of the library's components come
// too late, and not on every path.
import type { BuyCart, BuyCartInput, BuyLineInput } from "@shopify/buy-button-js";
import { withReferralAttribute } from "@/lib/cart-attributes";
import { warnOnce } from "@/lib/log";
import type { CartFigures } from "@/lib/offer";
import { problemOf } from "./cart-answers";
import { type CartCodeOptions, createCartCode } from "./cart-code";
import { figuresOfLines } from "./cart-figures";
import { type CartTurns, createCartTurns } from "./cart-turns";
import { changesOf, copyLines, createCartLines, inputOf } from "./cart-lines";
import { createSharedCart, type SharedCartOptions } from "./shared-cart";
import { ShopError, type ShopProblem } from "./shop-error";

export interface ReferralCartsOptions extends Omit<CartCodeOptions, "onWritten">, SharedCartOptions {
  /** Where the library keeps its cart's id, for all tabs. */
  storedCartId: { get(): string | null; set(id: string): void };
  onCart: (cart: BuyCart, change: CartChange) => void;
  /** Draws a cart that the library has not requested itself. */
  draw: (cart: BuyCart) => void;
  onProblem: (problem: ShopProblem) => void;
}

export interface CartChange {
  /** Null where they cannot be read, or are those of other lines. */
  figures: CartFigures | null;
  /** Whether the shopper changed the lines in this tab. */
  isOwnChange: boolean;
}

export interface ReferralCarts extends Pick<CartTurns, "changesMade"> {
  /** Writes the live code to the page's cart. Never rejects, and settles within the limit. */
  applyCode: () => Promise<void>;
  /** A cart of its own for these lines. Resolves with the address of its checkout; rejects with a ShopError. */
  createForCheckout: (lines: BuyLineInput[]) => Promise<string>;
  /** Call when the library has tried to restore its cart: stores the cart's id again if the library dropped it on a failure that may pass. */
  keepUnrestored: () => void;
  /** Reads the cart if another tab has changed it; with true, in any case. Never rejects, and writes nothing. */
  refresh: (always?: boolean) => Promise<void>;
}

/** Replaces the client's cart methods. Call once, before the library's interface is made. */
export function openReferralCarts(options: ReferralCartsOptions): ReferralCarts {
  const { client, code, storedCartId, whileLocked, onCart, draw } = options;
  const { tell: onProblem, inTurn, changeInTurn, changesMade } = createCartTurns(options.onProblem);
  const { checkout } = client;
  const createCart = checkout.create.bind(checkout);
  const fetchCart = checkout.fetch.bind(checkout);
  const cartLines = createCartLines(client);
  const cartCode = createCartCode({ ...options, onWritten });
  const shared = createSharedCart(options);
  let current: BuyCart | null = null;
  /** A cart of an earlier visit that could not be fetched, but may be there. */
  let unrestored: string | null = null;
  function take(cart: BuyCart, isOwnChange: boolean): void {
    current = cart;
    onCart(cart, { figures: figuresOfLines(cartCode.figures(cart.id), cart), isOwnChange });
  }

  /** Takes over the shop's response to a change that the shopper made in this tab. */
  function changed(cart: BuyCart): BuyCart {
    take(cart, true);
    cartLines.settle();
    if (!storedCartId.get()) storedCartId.set(cart.id); // The shopper may have cleared the browser's data.
    shared.announce(cart, cartCode.figures(cart.id));
    if (problemOf(cart.userErrors) === "sold-out") onProblem("sold-out");
    return cart;
  }

  function onWritten(cartId: string): void {
    if (current?.id !== cartId) return;
    take(current, false);
    draw(current);
    const figures = cartCode.figures(cartId);
    shared.announce(current, figures);
    // The sale did not wait for a slow write, whose response is about other lines than the cart has by now.
    if (figures && !figuresOfLines(figures, current)) void refresh(true);
  }

  /** Resolves with whether it has read and drawn the cart. */
  async function catchUp(always = false): Promise<boolean> {
    if (!always && !shared.isBehind()) return false;
    const id = storedCartId.get();
    const done = shared.startReading();
    const cart = id ? await fetchCart(id) : null;
    done();
    // A cart that the shop no longer has is replaced with the next line, as its lines are still drawn.
    if (!cart) return false;
    take(cart, false);
    draw(cart);
    return true;
  }

  const refresh = (always = false): Promise<void> =>
    inTurn(() => catchUp(always)).then(
      (isRead) => void (isRead && cartLines.settle()),
      () => undefined,
    );

  async function create(input: BuyCartInput): Promise<{ cart: BuyCart; live: string | null }> {
    const live = code();
    if (live === null) warnOnce("There is no referral code, so the cart carries none.");
    const attributes = input.customAttributes ?? [];
    const cart = await createCart({
      ...input,
      lineItems: copyLines(input.lineItems),
      // The discount code follows from the attribute; see discounted-create.ts.
      customAttributes: live === null ? attributes : (withReferralAttribute(attributes, live) ?? attributes),
    });
    return { cart, live };
  }

  /** Resolves with null when there is a cart of another tab, or one that was not restored; then it is the current one. */
  async function createUnlessStored(input: BuyCartInput, goneId: string | null): Promise<BuyCart | null> {
    const stored = storedCartId.get();
    if (stored && stored !== goneId) {
      const earlier = await fetchCart(stored);
      if (earlier) {
        take(earlier, false);
        return null;
      }
    }
    const { cart, live } = await create(input);
    if (live !== null) cartCode.remember(cart.id, live);
    storedCartId.set(cart.id);
    changed(cart);
    if (stored) onProblem("cart-gone");
    // The code may have been removed, or another one followed or typed, while the cart was created.
    void cartCode.apply(cart.id);
    return cart;
  }

  async function add(cartId: string, lines: BuyLineInput[]): Promise<BuyCart> {
    await cartCode.apply(cartId);
    const before = current?.id === cartId ? current : null;
    const cart = await cartLines.add(cartId, lines, before);
    if (cart) return changed(cart);
    // The shop no longer has the cart: create a new one with the same lines.
    const lineItems = [...inputOf(before), ...lines];
    return (await createUnlessStored({ lineItems }, cartId)) ?? addToCurrent({ lineItems: lines });
  }

  async function addToCurrent(input: BuyCartInput): Promise<BuyCart> {
    const lines = copyLines(input.lineItems);
    if (current) return add(current.id, lines);
    return (await createUnlessStored({ ...input, lineItems: lines }, null)) ?? addToCurrent(input);
  }

  /** `shown` is the cart at the time of the click. Null when another tab has removed all lines of these variants. */
  async function update(
    askedId: string,
    asked: { id: string; quantity: number }[],
    shown: BuyCart | null,
  ): Promise<BuyCart | null> {
    const lines = changesOf(asked, shown, current);
    if (lines.length === 0) return null;
    const cartId = current?.id ?? askedId;
    await cartCode.apply(cartId);
    const cart = await cartLines.update(cartId, lines);
    if (cart) return changed(cart);
    // The shop no longer has the cart. Without its last line, a new one is empty: the library needs a cart to draw.
    const lineItems = inputOf(current, lines);
    return (await createUnlessStored({ lineItems }, cartId)) ?? update(askedId, asked, shown);
  }

  /**
   * Changes of all tabs are made one after the other: two tabs without a cart would create one each, and a quantity that one
   * of them sets would undo what the other has just added. The library handles no rejection of a request that a click starts.
   * So a failure is reported here, and the promise stays open; also when there is nothing to draw.
   */
  async function change(work: () => Promise<BuyCart | null>): Promise<BuyCart> {
    const locked = (): Promise<BuyCart | null> => whileLocked("cart", () => catchUp().then(work));
    const cart = await changeInTurn(locked);
    return cart ?? new Promise<BuyCart>(() => undefined);
  }

  /** The library drops the stored id when restoring fails, also a newer one of another tab. A failure that may pass must not lose the cart. */
  async function whileRestoring<T>(id: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ShopError) || error.passing) unrestored = storedCartId.get() ?? id;
      throw error;
    }
  }

  checkout.create = (input) => change(() => addToCurrent(input));
  checkout.addLineItems = (id, lines) => change(() => add(current?.id ?? id, copyLines(lines)));
  checkout.updateLineItems = (id, lines) => {
    const shown = current;
    return change(() => update(id, lines, shown));
  };
  // The library sends this only while it restores a cart, for lines that are no longer sold.
  checkout.removeLineItems = (id, lineIds) =>
    whileRestoring(id, async () => {
      const cart = await cartLines.remove(id, lineIds);
      if (cart) take(cart, false);
      // The shop has deleted the cart meanwhile.
      return cart ?? (await checkout.fetch(id)) ?? Promise.reject(new ShopError("cart-gone"));
    });
  checkout.fetch = (id) =>
    whileRestoring(id, async () => {
      const done = shared.startReading();
      const cart = await fetchCart(id);
      done();
      if (cart) {
        take(cart, false);
        void cartCode.apply(id);
        return cart;
      }
      cartCode.forget(id);
      const stored = storedCartId.get();
      if (stored && stored !== id) return checkout.fetch(stored);
      onProblem("cart-gone");
      return null;
    });

  return {
    changesMade,
    applyCode: async () => (current ? cartCode.apply(current.id) : undefined),
    refresh,
    async createForCheckout(lines) {
      try {
        const { webUrl, userErrors } = (await create({ lineItems: lines })).cart;
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
