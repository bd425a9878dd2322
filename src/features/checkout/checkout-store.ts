// The one purchase of the page: which bundle is chosen, how far the buy button is, what the cart holds.
// Outside React, because the buy button lives as long as the page does.
import type { Bundle } from "@/content/schema";
import type { CartLinkItem } from "@/lib/cart-link";
import { createStore, type ReadableStore } from "@/lib/store";
import { withTimeLimit } from "@/lib/time-limit";
import type { BuyButton, BuyButtonOptions, LiveVariant } from "@/vendors/shopify/buy-button";
import { track } from "@/vendors/analytics";
import { ShopError, type ShopProblem, SHOP_LIMIT_MS } from "@/vendors/shopify/shop-error";

/** What is sold, from the content files. */
export interface Goods {
  productTitle: string;
  sku: string;
  bundles: readonly Bundle[];
}

export interface CheckoutState {
  chosen: string;
  phase: "idle" | "loading" | "ready" | "failed";
  /** There while the phase is ready. */
  buyButton: BuyButton | null;
  /** Why the buy button cannot be shown; stays until it can. */
  shopProblem: ShopProblem | null;
  /** What the last click met; over with the next choice. */
  clickProblem: ShopProblem | null;
  /** What the shop says of each bundle; empty until it has answered. */
  variants: Partial<Record<string, LiveVariant>>;
  /** Null until the cart is known. */
  cartLines: readonly CartLinkItem[] | null;
}

export type Connect = (
  events: Pick<BuyButtonOptions, "cartNode" | "onCart" | "onProblem">,
  goods: Goods,
) => Promise<BuyButton>;

export interface CheckoutStore extends ReadableStore<CheckoutState> {
  choose: (id: string) => void;
  /** Loads the buy button; again after a failure. Safe to call at any time. */
  start: () => void;
  /** Opens the cart, as soon as it is there. Returns false where the buy button failed, and calls back where it then fails. */
  openCart: (onRefused: () => void) => boolean;
  setCartNode: (node: HTMLElement | null) => void;
  setVariants: (variants: readonly LiveVariant[]) => void;
  /** The product could not be shown; null when it is tried again. */
  setShopProblem: (problem: ShopProblem | null) => void;
}

export function createCheckoutStore(goods: Goods, connect: Connect): CheckoutStore {
  const [first] = goods.bundles;
  if (!first) throw new Error("content/bundles.ts must hold at least one bundle.");
  const { get, set, subscribe } = createStore<CheckoutState>({
    chosen: first.id,
    phase: "idle",
    buyButton: null,
    shopProblem: null,
    clickProblem: null,
    variants: {},
    cartLines: null,
  });
  let cartNode: HTMLElement | null = null;
  let cartWanted: { onRefused: () => void } | null = null;

  const update = (change: Partial<CheckoutState>): void => set({ ...get(), ...change });

  async function load(node: HTMLElement): Promise<void> {
    try {
      const events = {
        cartNode: node,
        onCart(cartLines: CartLinkItem[]) {
          tellAdded(cartLines);
          update({ cartLines, clickProblem: null });
        },
        onProblem: (problem: ShopProblem) => update({ clickProblem: problem }),
      };
      const buyButton = await withTimeLimit(
        () => connect(events, goods),
        SHOP_LIMIT_MS,
        () => new ShopError("slow"),
      );
      update({ phase: "ready", buyButton, cartLines: get().cartLines ?? [] });
      if (cartWanted) buyButton.openCart();
    } catch (error) {
      // What is no ShopError is a script that did not arrive.
      update({ phase: "failed", shopProblem: error instanceof ShopError ? error.problem : "blocked" });
      cartWanted?.onRefused();
    } finally {
      cartWanted = null;
    }
  }

  /** What the cart holds more of than before. A cart that was not known until now is an earlier visit's. */
  function tellAdded(cartLines: readonly CartLinkItem[]): void {
    const { cartLines: before, variants } = get();
    if (!before) return;
    for (const variantId of new Set(cartLines.map((line) => line.variantId))) {
      const quantity = piecesOf(cartLines, variantId) - piecesOf(before, variantId);
      const bundle = goods.bundles.find(({ id, variantId: own }) => (variants[id]?.id ?? own) === variantId);
      if (quantity > 0) track({ event: "add_to_cart", bundle: bundle?.id ?? null, quantity });
    }
  }

  const store: CheckoutStore = {
    get,
    subscribe,
    choose(id) {
      track({ event: "bundle_chosen", bundle: id });
      update({ chosen: id, clickProblem: null });
    },
    start() {
      const { phase } = get();
      if (!cartNode || phase === "loading" || phase === "ready") return;
      update({ phase: "loading", shopProblem: null });
      void load(cartNode);
    },
    openCart(onRefused) {
      const { phase, buyButton } = get();
      if (phase === "failed") return false;
      if (buyButton) buyButton.openCart();
      else cartWanted = { onRefused };
      store.start();
      return true;
    },
    setCartNode: (node) => void (cartNode = node),
    setVariants: (variants) => update({ variants: matchVariants(goods.bundles, variants) }),
    setShopProblem: (problem) => update({ shopProblem: problem }),
  };
  return store;
}

function piecesOf(lines: readonly CartLinkItem[], variantId: string): number {
  return lines
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** By number, else by name, else by place: a shop whose numbers are not in content/bundles.ts yet sells all the same. */
export function matchVariants(
  bundles: readonly Bundle[],
  variants: readonly LiveVariant[],
): Partial<Record<string, LiveVariant>> {
  const matched: Partial<Record<string, LiveVariant>> = {};
  const free = new Set(variants);
  const match = (fits: (bundle: Bundle, variant: LiveVariant) => boolean): void => {
    for (const bundle of bundles) {
      const variant = matched[bundle.id] ? undefined : [...free].find((candidate) => fits(bundle, candidate));
      if (!variant) continue;
      matched[bundle.id] = variant;
      free.delete(variant);
    }
  };
  match((bundle, variant) => variant.id === bundle.variantId);
  match((bundle, variant) => variant.title === bundle.name);
  match(() => true);
  return matched;
}
