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
import { takeEarlyChoice } from "@/lib/early-choice";
import { STORAGE_KEYS, visitStore } from "@/lib/storage";

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

/** Returns the state of the purchase and the functions that change it. */
export function useCheckout(): CheckoutStore & { state: CheckoutState } {
  const store = use(CheckoutContext);
  if (!store) throw new Error("useCheckout needs a CheckoutProvider above it.");
  return { ...store, state: useSyncExternalStore(store.subscribe, store.get, store.get) };
}
