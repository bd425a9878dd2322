import type { Goods } from "@/features/checkout/checkout-store";
import { DEMO_SHOP } from "./demo-credentials";
import { picturePath } from "@/lib/site/picture-path";
import { localStore, STORAGE_KEYS } from "@/lib/browser/storage";
import { DEMO_CODES } from "./demo-codes";
import { createDemoStore, type DemoShop, type DemoStorage, type DemoStore } from "@/demo/store/demo-store";

export type { DemoCheckout } from "@/demo/store/demo-store";

/** The demo store's product: our bundles. */
export function demoShop(goods: Goods): Omit<DemoShop, "origin"> {
  return {
    productId: DEMO_SHOP.productId,
    productTitle: goods.productTitle,
    discounts: DEMO_CODES,
    variants: goods.bundles.map(({ variantId, name, price, picture }) => ({
      id: variantId,
      title: name,
      price,
      availableForSale: true,
      picture: picturePath(picture.name, Math.min(...picture.widths), "webp"),
    })),
  };
}

export const demoStorage: DemoStorage = {
  read: () => localStore.get(STORAGE_KEYS.demoStore),
  write: (text) => localStore.set(STORAGE_KEYS.demoStore, text),
  lasting: localStore.lasting,
};

export function openDemoStore(goods: Goods): DemoStore {
  return createDemoStore({ ...demoShop(goods), origin: window.location.origin }, demoStorage);
}
