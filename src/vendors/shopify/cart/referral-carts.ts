// Gives every cart that this page creates or changes the live referral code, keeps the cart when a request fails for a while,
// and shares it with the browser's other tabs. It wraps the library's client: the events of the library's components come
// too late, and not on every path. What ends a cart is told in docs/decisions/end-of-a-cart.md.
import type { BuyCart, BuyCartInput, BuyLineInput } from "@shopify/buy-button-js";
import type { CartFigures } from "@/lib/purchase/offer";
import { type Swap, swapBundles } from "./bundle-swap";
import { type CartCodeOptions, createCartCode } from "./cart-code";
import { createCarts } from "./cart-creation";
import { figuresOfLines } from "@/vendors/shopify/transport/cart-figures";
import { changesOf, copyLines, createCartLines, inputOf, variantsOf } from "./cart-lines";
import { restoreCarts } from "./cart-restoring";
import { createCartTurns, type OnProblem } from "./cart-turns";
import { quantityOf } from "@/lib/purchase/quantity-of";
import { remarksOf, reportOf } from "@/vendors/shopify/transport/remarks";
import { createSharedCart, type SpentCarts } from "./shared-cart";

export interface ReferralCartsOptions extends Omit<CartCodeOptions, "onWritten"> {
  /** Storage of all tabs, for the cart's content after its last change. */
  changes: { get(): string | null; set(text: string): void };
  /** Where the library keeps its cart's id, for all tabs. */
  storedCartId: { get(): string | null; set(id: string | null): void };
  spentCarts: SpentCarts;
  /** Null when the cart was bought. */
  onCart: (cart: BuyCart | null, change: CartChange) => void;
  /** Draws a cart that the library has not requested itself, or an empty one. */
  draw: (cart: BuyCart | null) => void;
  onProblem: OnProblem;
}

export interface CartChange {
  /** Null where they cannot be read, or are those of other lines. */
  figures: CartFigures | null;
  /** Whether the shopper changed the lines in this tab. */
  isOwnChange: boolean;
}

export type ReferralCarts = ReturnType<typeof openReferralCarts>;

/** Replaces the client's cart methods. Call once, before the library's interface is made. */
export function openReferralCarts(options: ReferralCartsOptions) {
  const { client, code, campaign, storedCartId, spentCarts, whileLocked, onCart, draw } = options;
  const { tell: onProblem, inTurn, changeInTurn, changesMade } = createCartTurns(options.onProblem);
  const { checkout } = client;
  const { create, createForCheckout } = createCarts(client, code, campaign);
  const fetchCart = checkout.fetch.bind(checkout);
  const cartLines = createCartLines(client);
  const cartCode = createCartCode({ ...options, onWritten });
  const shared = createSharedCart(options);
  let current: BuyCart | null = null;
  function take(cart: BuyCart, isOwnChange: boolean): void {
    current = cart;
    onCart(cart, { figures: figuresOfLines(cartCode.figures(cart.id), cart), isOwnChange });
  }

  /** Takes over the shop's response to a change of these variants' lines, which the shopper made in this tab. */
  function changed(cart: BuyCart, variants: readonly string[]): BuyCart {
    take(cart, true);
    cartLines.settle();
    if (!storedCartId.get()) storedCartId.set(cart.id); // The shopper may have cleared the browser's data.
    shared.announce(cart, cartCode.figures(cart.id));
    const quantity = variants.reduce((sum, variant) => sum + quantityOf(inputOf(cart), variant), 0);
    const report = reportOf(remarksOf(cart.userErrors), quantity);
    if (report) onProblem(report.problem, report);
    return cart;
  }

  /**
   * Call when the shop has no such cart. Returns whether its lines must not be created again: it was bought, or they went into a new
   * cart. Then no tab shows it any longer. Otherwise it expired, and the lines that a tab still shows are what the shopper wants.
   */
  function ended(cartId: string): boolean {
    cartCode.forget(cartId);
    if (!spentCarts.has(cartId)) return false;
    if (storedCartId.get() === cartId) storedCartId.set(null);
    if (current?.id === cartId) {
      current = null;
      onCart(null, { figures: null, isOwnChange: false });
      draw(null);
    }
    shared.announceEnd(cartId);
    return true;
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
    const id = storedCartId.get() ?? current?.id;
    const done = shared.startReading();
    const cart = id === undefined ? null : await fetchCart(id);
    done();
    if (cart) {
      take(cart, false);
      draw(cart);
      return true;
    }
    // Another tab may have stored a newer cart, or this one may still show an older one.
    return id !== undefined && ended(id) && (storedCartId.get() ?? current?.id ?? id) !== id && catchUp(true);
  }

  /** Reads the cart if another tab has changed it; with true, in any case. Never rejects, and writes nothing. */
  const refresh = (always = false): Promise<void> =>
    inTurn(() => catchUp(always)).then(
      (isRead) => void (isRead && cartLines.settle()),
      () => undefined,
    );

  /**
   * Resolves with null when there is a cart of another tab, or one that was not restored; then it is the current one. `variants` are
   * those that the shopper changes, and `goneId` is the cart that the new one takes the place of.
   */
  async function createUnlessStored(
    input: BuyCartInput,
    variants: readonly string[],
    goneId: string | null,
  ): Promise<BuyCart | null> {
    const stored = storedCartId.get();
    if (stored && stored !== goneId) {
      const earlier = await fetchCart(stored);
      if (earlier) {
        take(earlier, false);
        return null;
      }
      ended(stored);
    }
    // The id of a cart that expired is still stored.
    const isLost = Boolean(storedCartId.get());
    const { cart, live } = await create(input);
    if (live !== null) cartCode.remember(cart.id, live);
    storedCartId.set(cart.id);
    changed(cart, variants);
    // Another tab may still show the lines that went into this cart.
    if (goneId !== null) spentCarts.add(goneId);
    if (isLost) onProblem("cart-gone");
    // The code may have been removed, or another one followed or typed, while the cart was created.
    void cartCode.apply(cart.id);
    return cart;
  }

  async function add(cartId: string, lines: BuyLineInput[]): Promise<BuyCart> {
    await cartCode.apply(cartId);
    const before = current?.id === cartId ? current : null;
    const variants = lines.map(({ variantId }) => variantId);
    const cart = await cartLines.add(cartId, lines, before);
    if (cart) return changed(cart, variants);
    const lineItems = ended(cartId) ? lines : [...inputOf(before), ...lines];
    return (await createUnlessStored({ lineItems }, variants, cartId)) ?? addToCurrent({ lineItems: lines });
  }

  async function addToCurrent(input: BuyCartInput): Promise<BuyCart> {
    const lines = copyLines(input.lineItems);
    if (current) return add(current.id, lines);
    const variants = lines.map(({ variantId }) => variantId);
    return (await createUnlessStored({ ...input, lineItems: lines }, variants, null)) ?? addToCurrent(input);
  }

  /** `shown` is the cart at the time of the click. Null when the lines are no longer there: removed by another tab, or bought. */
  async function update(
    askedId: string,
    asked: { id: string; quantity: number }[],
    shown: BuyCart | null,
  ): Promise<BuyCart | null> {
    const lines = changesOf(asked, shown, current);
    if (lines.length === 0) return null;
    const cartId = current?.id ?? askedId;
    const variants = variantsOf(current, lines);
    await cartCode.apply(cartId);
    const cart = await cartLines.update(cartId, lines);
    if (cart) return changed(cart, variants);
    if (ended(cartId)) {
      await catchUp(true);
      return null;
    }
    // The shop no longer has the cart. Without its last line, a new one is empty: the library needs a cart to draw.
    const lineItems = inputOf(current, lines);
    return (await createUnlessStored({ lineItems }, variants, cartId)) ?? update(askedId, asked, shown);
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

  checkout.create = (input) => change(() => addToCurrent(input));
  checkout.addLineItems = (id, lines) => change(() => add(current?.id ?? id, copyLines(lines)));
  checkout.updateLineItems = (id, lines) => {
    const shown = current;
    return change(() => update(id, lines, shown));
  };
  const { keepUnrestored } = restoreCarts({
    client,
    storedCartId,
    cartLines,
    async read(id) {
      const done = shared.startReading();
      const cart = await fetchCart(id);
      done();
      if (!cart) return null;
      take(cart, false);
      void cartCode.apply(id);
      return cart;
    },
    onCart: (cart) => take(cart, false),
    ended,
    onProblem,
  });

  return {
    changesMade,
    /** Writes the live code to the page's cart. Never rejects, and settles within the limit. */
    applyCode: async () => (current ? cartCode.apply(current.id) : undefined),
    refresh,
    /** Puts one of a variant into the page's cart in the place of another, and draws it. */
    swap: (swap: Swap): Promise<void> => {
      const shown = current;
      return change(() => swapBundles({ shown, cart: current, add, update, draw }, swap)).then(draw);
    },
    keepUnrestored,
    /** Call when the shopper leaves for the checkout of this cart. */
    leave: spentCarts.add,
    /** Whether the shopper took the cart to the checkout before. Then it may be bought by now. */
    wasLeft: (cartId = current?.id) => cartId !== undefined && spentCarts.has(cartId),
    createForCheckout,
  };
}
