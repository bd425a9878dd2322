// The demo store as the buy button uses it. Only builds without a shop have this file.
import { openDemoStore } from "@/features/checkout/demo-shop";
import { CHECKOUT_ID } from "@/lib/paths";
import { goods } from "./goods";
import { preparedProduct } from "./prepared-product";

/** Pointing at the picker, touching it or moving the focus into it: a change of the cart may follow. */
const INTEREST = ["pointerover", "touchstart", "focusin"] as const;

/** Returns what takes the place of the browser's fetch. */
export function openStore(): typeof fetch {
  const store = openDemoStore(goods, preparedProduct);
  const loadAhead = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest(`#${CHECKOUT_ID}`)) return;
    for (const type of INTEREST) document.removeEventListener(type, loadAhead);
    void store.loadAhead();
  };
  for (const type of INTEREST) document.addEventListener(type, loadAhead, { passive: true });
  return store.fetch;
}
