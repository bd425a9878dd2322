import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import {
  type CheckoutState,
  type CheckoutStore,
  type Connect,
  createCheckoutStore,
  type Goods,
} from "./checkout-store";
import { takeEarlyChoice } from "@/lib/early-choice";

const CheckoutContext = createContext<CheckoutStore | null>(null);

interface CheckoutProviderProps {
  goods: Goods;
  connect: Connect;
  children: ReactNode;
}

export function CheckoutProvider({ goods, connect, children }: CheckoutProviderProps) {
  const [store] = useState(() => createCheckoutStore(goods, connect));
  useEffect(() => {
    const early = takeEarlyChoice();
    const bundle = goods.bundles.find(({ id }) => id === early);
    if (!bundle) return;
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
