// The demo store as the buy button uses it. Only builds without a shop have this file.
import { createLoader } from "@/lib/load-once";
import { CHECKOUT_ID } from "@/lib/site/paths";
import { preparedFetch } from "@/demo/store/prepared-fetch";
import type { Goods } from "@/features/checkout/checkout-store";
import type { OpenedShop } from "@/features/checkout/connect-shop";
import { DEMO_SHOP } from "./demo-credentials";
import { preparedProduct } from "./prepared-product";

/** Pointing at the picker, touching it or moving the focus into it: a change of the cart may follow. */
const INTEREST = ["pointerover", "touchstart", "focusin"] as const;

/** Returns the demo shop, and what takes the place of the browser's fetch. */
export function openStore(goods: Goods): OpenedShop {
  const stores = createLoader(async () => {
    const { openDemoStore } = await import("./demo-shop");
    return openDemoStore(goods);
  });
  const loadAhead = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest(`#${CHECKOUT_ID}`)) return;
    for (const type of INTEREST) document.removeEventListener(type, loadAhead);
    // A failure occurs again with the next request, and is reported then.
    stores.load(null).then(
      (store) => store.loadAhead(),
      () => undefined,
    );
  };
  for (const type of INTEREST) document.addEventListener(type, loadAhead, { passive: true });
  return { shop: DEMO_SHOP, send: preparedFetch(preparedProduct, () => stores.load(null)) };
}
