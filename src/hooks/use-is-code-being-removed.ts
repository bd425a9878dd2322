import { useSyncExternalStore } from "react";
import { localStore, STORAGE_KEYS } from "@/lib/browser/storage";
import { readCartCodeRecord } from "@/lib/purchase/cart-code-record";

const subscribe = (onChange: () => void): (() => void) =>
  localStore.subscribe(STORAGE_KEYS.cartCode, onChange);
const isBeingRemoved = (): boolean =>
  readCartCodeRecord(localStore.get(STORAGE_KEYS.cartCode))?.code === null;

/** Whether a cart still has a code that the visitor has removed. */
export function useIsCodeBeingRemoved(): boolean {
  return useSyncExternalStore(subscribe, isBeingRemoved, () => false);
}
