import { readCartCodeRecord } from "./cart-code-record";
import { localStore, STORAGE_KEYS } from "@/lib/browser/storage";

/** Whether a cart still has a code that the visitor has removed. */
export function isCodeBeingRemovedFromCart(): boolean {
  return readCartCodeRecord(localStore.get(STORAGE_KEYS.cartCode))?.code === null;
}

/** Calls back when that may have changed. Returns the function that stops it. */
export function subscribeToCartCode(onChange: () => void): () => void {
  return localStore.subscribe(STORAGE_KEYS.cartCode, onChange);
}
