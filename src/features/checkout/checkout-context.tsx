import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import {
  type CheckoutState,
  type CheckoutStore,
  type Connect,
  createCheckoutStore,
  type Goods,
} from "./checkout-store";
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
    // Not at the first render, because the prerendered HTML has the first bundle.
    if (!bundle) return store.restoreChoice();
    store.choose(bundle.id);
    store.start();
  }, [goods, store]);
  return <CheckoutContext value={store}>{children}</CheckoutContext>;
}

/** Returns the state of the purchase and the functions that change it. */
export function useCheckout(): CheckoutStore & { state: CheckoutState } {
  const store = use(CheckoutContext);
  if (!store) throw new Error("useCheckout needs a CheckoutProvider above it.");
  return { ...store, state: useSyncExternalStore(store.subscribe, store.get, store.get) };
}
