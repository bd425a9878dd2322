// The demo store as the buy button uses it. Only builds without a shop have this file.
import { createLoader } from "@/lib/load-once";
import { CHECKOUT_ID } from "@/lib/paths";
import { preparedFetch } from "@/vendors/shopify/demo-store/prepared-fetch";
import { goods } from "./goods";
import { preparedProduct } from "./prepared-product";

/** Pointing at the picker, touching it or moving the focus into it: a change of the cart may follow. */
const INTEREST = ["pointerover", "touchstart", "focusin"] as const;

/** Returns what takes the place of the browser's fetch. */
export function openStore(): typeof fetch {
  const stores = createLoader(async () => {
    const { openDemoStore } = await import("@/features/checkout/demo-shop");
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
  return preparedFetch(preparedProduct, window.location.origin, () => stores.load(null));
}
