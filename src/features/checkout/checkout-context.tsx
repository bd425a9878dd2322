import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import {
  type CheckoutState,
  type CheckoutStore,
  type Connect,
  createCheckoutStore,
  type Goods,
} from "./checkout-store";
import { isKeptCartSpent } from "./kept-cart-store";
import type { Bundle } from "@/content/schema";
import { useCodeAnswer } from "@/hooks/use-code-answer";
import { useReferralCode } from "@/hooks/use-referral-code";
import { removeParameter } from "@/lib/browser/address";
import { warnOnce } from "@/lib/log";
import { BUNDLE_PARAMETER } from "@/lib/purchase/bundle-path";
import { type Offer, offerOf } from "@/lib/purchase/offer";
import type { ShopBundle } from "@/lib/purchase/shop-bundles";
import { parametersOf } from "@/lib/referral/parameters";
import { STORAGE_KEYS, visitStore } from "@/lib/browser/storage";

const CheckoutContext = createContext<CheckoutStore | null>(null);

interface CheckoutProviderProps {
  goods: Goods;
  connect: Connect;
  children: ReactNode;
}

export function CheckoutProvider({ goods, connect, children }: CheckoutProviderProps) {
  const [store] = useState(() =>
    createCheckoutStore(goods, connect, {
      get: () => visitStore.get(STORAGE_KEYS.choice),
      set: (text) => visitStore.set(STORAGE_KEYS.choice, text),
    }),
  );
  useEffect(() => {
    // Not at the first render, because the prerendered HTML has the first bundle. A linked bundle was chosen and kept before
    // this runs, because effects of inner components run first.
    store.restoreChoice();
    // Whether a cart that was taken to the checkout is bought by now, the shop must say.
    if (isKeptCartSpent()) store.start();
    const follow = (): void => {
      const clicked = visitStore.get(STORAGE_KEYS.clicked);
      if (clicked === null) return;
      visitStore.set(STORAGE_KEYS.clicked, null);
      // HTML of an earlier deployment may name a bundle that is gone.
      const bundle = goods.bundles.find(({ id }) => id === clicked);
      if (!bundle) return;
      store.choose(bundle.id);
      store.start();
    };
    follow();
    return visitStore.subscribe(STORAGE_KEYS.clicked, follow);
  }, [goods, store]);
  return <CheckoutContext value={store}>{children}</CheckoutContext>;
}

/**
 * Returns the first of the bundles that an address names, in any letter case, and takes the parameter out of the page's
 * address. So a link counts once: after a reload, and when the visitor goes back, what was chosen later is still chosen.
 */
export function takeLinkedBundle({ search }: { search: string }, bundles: readonly Bundle[]): string | null {
  const names = parametersOf(search).getAll(BUNDLE_PARAMETER);
  if (names.length === 0) return null;
  removeParameter(BUNDLE_PARAMETER);
  const ids = names.map((name) => name.trim().toLowerCase());
  const linked = ids.find((id) => bundles.some((bundle) => bundle.id === id));
  if (linked === undefined) warnOnce("The address names a bundle that does not exist, and is ignored.");
  return linked ?? null;
}

/** Chooses the bundle that an address names, on the first page and after each navigation. */
export function useLinkedBundle(bundles: readonly Bundle[]): void {
  const { choose } = useCheckout();
  const location = useLocation();
  useEffect(() => {
    const linked = takeLinkedBundle(location, bundles);
    if (linked !== null) choose(linked);
  }, [location, bundles, choose]);
}

/** Returns the functions that change the purchase. A component that only uses these is not rendered when its state changes. */
export function useCheckout(): CheckoutStore {
  const store = use(CheckoutContext);
  if (!store) throw new Error("useCheckout needs a CheckoutProvider above it.");
  return store;
}

/**
 * Returns a part of the purchase's state. The component is rendered again when the part is another value: at a quarter of a
 * phone's speed, rendering the whole landing page for every change took 40 to 50 ms.
 */
export function useCheckoutState<Part>(partOf: (state: CheckoutState) => Part): Part {
  const { subscribe, get } = useCheckout();
  const read = (): Part => partOf(get());
  return useSyncExternalStore(subscribe, read, read);
}

/** Returns the bundles as the shop sells them: everything that shows a price, or leads to a bundle's cart, reads these. */
export function useShopBundles(): readonly ShopBundle[] {
  return useCheckoutState((state) => state.bundles);
}

/** Returns the bundle that is bought, as the shop sells it. */
export function useChosenBundle(): ShopBundle {
  const bundle = useCheckoutState(({ bundles, chosen }) => bundles.find(({ id }) => id === chosen));
  if (!bundle) throw new Error("The chosen bundle is none of the shop's.");
  return bundle;
}

/** Returns what the live referral code takes off; null without a code, and in prerendered HTML. */
export function useOffer(): Offer | null {
  const code = useReferralCode();
  const answer = useCodeAnswer(code);
  const figures = useCheckoutState((state) => state.figures);
  return code === null ? null : offerOf(code, answer, figures);
}
