import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import {
  type CheckoutState,
  type CheckoutStore,
  type Connect,
  createCheckoutStore,
  type Goods,
} from "./checkout-store";
import { takeLinkedBundle } from "./linked-bundle";
import type { Bundle } from "@/content/schema";
import { takeEarlyChoice } from "@/lib/purchase/early-choice";
import type { ShopBundle } from "@/lib/purchase/shop-bundles";
import { STORAGE_KEYS, visitStore } from "@/lib/browser/storage";

const CheckoutContext = createContext<CheckoutStore | null>(null);

const memory = {
  get: () => visitStore.get(STORAGE_KEYS.choice),
  set: (text: string) => visitStore.set(STORAGE_KEYS.choice, text),
};

interface CheckoutProviderProps {
  goods: Goods;
  connect: Connect;
  children: ReactNode;
}

export function CheckoutProvider({ goods, connect, children }: CheckoutProviderProps) {
  const [store] = useState(() => createCheckoutStore(goods, connect, memory));
  useEffect(() => {
    const early = takeEarlyChoice();
    const bundle = goods.bundles.find(({ id }) => id === early);
    // Not at the first render, because the prerendered HTML has the first bundle. A linked bundle was chosen and kept before
    // this runs, because effects of inner components run first.
    if (!bundle) return store.restoreChoice();
    store.choose(bundle.id);
    store.start();
  }, [goods, store]);
  return <CheckoutContext value={store}>{children}</CheckoutContext>;
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
