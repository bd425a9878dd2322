// The state of the purchase: the chosen bundle, the phase of the buy button and the lines of the cart. It is outside
// React, because the buy button exists as long as the page is open.
import type { Bundle } from "@/content/schema";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import type { CartFigures } from "@/lib/purchase/offer";
import { type Choice, readChoice, writeChoice } from "./kept-choice";
import { matchVariants } from "./match-variants";
import { availableFrom, type ShopBundle, shopBundles, withPrices } from "@/lib/purchase/shop-bundles";
import { quantityOf } from "@/lib/purchase/quantity-of";
import { createStore, type ReadableStore } from "@/lib/store";
import { withTimeLimit } from "@/lib/time-limit";
import type { BuyButton } from "@/vendors/shopify/library/buy-button";
import type { BuyPage, CartReport } from "@/vendors/shopify/library/buy-page";
import type { LiveVariant } from "@/vendors/shopify/transport/read-product";
import { track } from "@/vendors/analytics";
import { ShopError, type ShopProblem, type ShopReport, SHOP_LIMIT_MS } from "@/lib/purchase/shop-problem";

/** The product and its bundles, from the content files. */
export interface Goods {
  productTitle: string;
  bundles: readonly Bundle[];
}

/** The buy button, with what there is of it in each phase. */
export type ButtonState =
  | { readonly phase: "idle" | "loading" }
  /** The problem is why the product cannot be shown; null unless it cannot. */
  | { readonly phase: "ready"; readonly buyButton: BuyButton; readonly problem: ShopProblem | null }
  | { readonly phase: "failed"; readonly problem: ShopProblem };

export interface CheckoutState extends Choice {
  /** The bundle that is bought: the wanted one, or the next one if that is sold out. */
  readonly chosen: string;
  button: ButtonState;
  /** The problem of the last click; cleared when another bundle is chosen. */
  clickProblem: ShopReport | null;
  /** The bundles as the shop sells them; as the content has them, until the shop has answered. */
  bundles: readonly ShopBundle[];
  /** Null until the cart is known. */
  cartLines: readonly CartLinkItem[] | null;
  /** Whether the cart has had a line, or the shopper has asked for it. What an empty one shows is not loaded before. */
  isCartWanted: boolean;
  /** What the shop says of the cart's prices. Null while there is no cart, and where its figures cannot be read. */
  figures: CartFigures | null;
  /** The name of the bundle that the shopper took out of the cart with the last change. */
  removed: string | null;
}

export type Connect = (page: BuyPage) => Promise<BuyButton>;

export interface CheckoutStore extends ReadableStore<CheckoutState> {
  choose: (id: string) => void;
  setWipes: (wipes: number) => void;
  /** Takes up the choice that was made earlier in the visit. It is no choice of the shopper's now, so it is not reported. */
  restoreChoice: () => void;
  /** Loads the buy button, also again after a failure. It is safe to call this at any time. */
  start: () => void;
  /**
   * Opens the cart, if necessary after the buy button has loaded. Returns false if the buy button has failed, and calls
   * back if it fails later.
   */
  openCart: (onRefused: () => void) => boolean;
  /** Also keeps a cart closed that would open when the buy button has loaded. */
  closeCart: () => void;
  setCartNode: (node: HTMLElement | null) => void;
  setVariants: (variants: readonly LiveVariant[]) => void;
  /** Sets the reason why the product of a buy button that is ready cannot be shown; null before a retry. */
  setProductProblem: (problem: ShopProblem | null) => void;
}

/** `memory` keeps the shopper's choice for the visit. */
export function createCheckoutStore(
  goods: Goods,
  connect: Connect,
  memory: { get: () => string | null; set: (text: string) => void },
): CheckoutStore {
  const [first] = goods.bundles;
  if (!first) throw new Error("content/bundles.ts must hold at least one bundle.");
  const { get, set, subscribe } = createStore<CheckoutState>({
    wanted: first.id,
    chosen: first.id,
    quantity: 1,
    wipes: 1,
    button: { phase: "idle" },
    clickProblem: null,
    bundles: shopBundles(goods.bundles, {}),
    cartLines: null,
    isCartWanted: false,
    figures: null,
    removed: null,
  });
  let cartNode: HTMLElement | null = null;
  let pendingOpenCart: { onRefused: () => void } | null = null;

  /** What is bought follows from what is wanted and what there is, in whatever order these become known. */
  function update(change: Partial<Omit<CheckoutState, "chosen">>): void {
    const state = { ...get(), ...change };
    // The content's prices are in dollars, too, so none of them is the shop's. They stay hidden until it answers otherwise.
    const problems = [change.button && shopProblemOf(change.button), change.clickProblem?.problem];
    const isForeign = problems.includes("currency");
    const bundles = isForeign ? withPrices(state.bundles, () => null) : state.bundles;
    const isCartWanted = state.isCartWanted || (state.cartLines ?? []).length > 0;
    set({ ...state, bundles, isCartWanted, chosen: availableFrom(state.wanted, bundles) });
  }

  function keep(change: Partial<Choice>): void {
    update(change);
    memory.set(writeChoice(get()));
  }

  async function load(node: HTMLElement): Promise<void> {
    try {
      const page = {
        cartNode: node,
        quantity: { get: () => get().quantity, set: (quantity: number) => keep({ quantity }) },
        sizeOf: (id: string) => get().bundles.find(({ variantId }) => variantId === id)?.size ?? null,
        onCart({ lines: cartLines, figures, isOwnChange, asked, prices = {} }: CartReport) {
          // The shop may have changed a price since the product was read.
          update({
            bundles: withPrices(get().bundles, ({ variantId, price }) => prices[variantId] ?? price),
          });
          if (isOwnChange)
            trackAddedLines(cartLines, asked ?? cartLines.map(({ variantId }) => variantId), figures);
          const { cartLines: before, bundles } = get();
          const own = { clickProblem: null, removed: before && removedBundle(before, cartLines, bundles) };
          update({ cartLines, figures, ...(isOwnChange && own) });
        },
        onProblem: (clickProblem: ShopReport) => update({ clickProblem }),
      };
      const buyButton = await withTimeLimit(
        () => connect(page),
        SHOP_LIMIT_MS,
        () => new ShopError("slow"),
      );
      update({ button: { phase: "ready", buyButton, problem: null }, cartLines: get().cartLines ?? [] });
      if (pendingOpenCart) buyButton.openCart();
    } catch (error) {
      // Any other error means that a script did not load.
      const unloaded = navigator.onLine ? "blocked" : "offline";
      const problem = error instanceof ShopError ? error.problem : unloaded;
      update({ button: { phase: "failed", problem } });
      pendingOpenCart?.onRefused();
    } finally {
      pendingOpenCart = null;
    }
  }

  /** Reports the quantities that the shopper added to analytics, with what the shop charges for them. An app of the shop may add lines of its own. */
  function trackAddedLines(
    cartLines: readonly CartLinkItem[],
    own: readonly string[],
    figures: CartFigures | null,
  ): void {
    const { cartLines: before, bundles } = get();
    for (const variantId of new Set(own)) {
      const quantity = quantityOf(cartLines, variantId) - quantityOf(before ?? [], variantId);
      const bundle = bundles.find((candidate) => candidate.variantId === variantId);
      if (quantity > 0)
        track({
          event: "add_to_cart",
          bundle: bundle?.id ?? null,
          name: bundle?.name,
          variantId,
          quantity,
          value: paidFor(variantId, quantity, figures) ?? (bundle?.price ? bundle.price * quantity : null),
          cart: cartLines,
        });
    }
  }

  const store: CheckoutStore = {
    get,
    subscribe,
    choose(id) {
      track({ event: "bundle_chosen", bundle: id });
      update({ clickProblem: null });
      keep({ wanted: id });
    },
    setWipes: (wipes) => keep({ wipes }),
    restoreChoice: () => update(readChoice(memory.get(), goods.bundles) ?? {}),
    start() {
      const { phase } = get().button;
      if (!cartNode || phase === "loading" || phase === "ready") return;
      update({ button: { phase: "loading" } });
      void load(cartNode);
    },
    openCart(onRefused) {
      const { button } = get();
      if (button.phase === "failed") return false;
      update({ isCartWanted: true });
      if (button.phase === "ready") button.buyButton.openCart();
      else pendingOpenCart = { onRefused };
      store.start();
      return true;
    },
    closeCart() {
      pendingOpenCart = null;
      const { button } = get();
      if (button.phase === "ready") button.buyButton.closeCart();
    },
    setCartNode: (node) => void (cartNode = node),
    setVariants: (variants) =>
      update({ bundles: shopBundles(goods.bundles, matchVariants(goods.bundles, variants)) }),
    setProductProblem(problem) {
      const { button } = get();
      if (button.phase === "ready") update({ button: { ...button, problem } });
    },
  };
  return store;
}

/** Why the buy button cannot be used; null while it can, or while it loads. */
export function shopProblemOf(button: ButtonState): ShopProblem | null {
  return "problem" in button ? button.problem : null;
}

/** The name of the first bundle that the cart had before and has no more; null where there is none. */
export function removedBundle(
  before: readonly CartLinkItem[],
  now: readonly CartLinkItem[],
  bundles: readonly Pick<Bundle, "name" | "variantId">[],
): string | null {
  const removed = bundles.find(
    ({ variantId }) => quantityOf(before, variantId) > 0 && quantityOf(now, variantId) === 0,
  );
  return removed?.name ?? null;
}

/** Dollars; null where the shop's answer has no price of it. */
function paidFor(variantId: string, quantity: number, figures: CartFigures | null): number | null {
  const lines = figures?.lines.filter((line) => line.variantId === variantId) ?? [];
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  const cents = lines.reduce((sum, line) => sum + line.paidCents, 0);
  return pieces === 0 ? null : Math.round((cents * quantity) / pieces) / 100;
}
