import type { Goods } from "./checkout-store";
import { DEMO_SHOP } from "./demo-credentials";
import { localStore, STORAGE_KEYS } from "@/lib/storage";
import { DEMO_CODES } from "@/vendors/demo-codes";
import { createDemoStore } from "@/vendors/shopify/demo-store/demo-store";

export type { DemoCheckout } from "@/vendors/shopify/demo-store/demo-store";

/** Opens the demo store with our bundles. */
export function openDemoStore(goods: Goods): ReturnType<typeof createDemoStore> {
  return createDemoStore(
    {
      productId: DEMO_SHOP.productId,
      productTitle: goods.productTitle,
      optionName: "Bundle",
      origin: window.location.origin,
      discounts: DEMO_CODES.map(({ code, percent }) => ({ code, percent, combines: false })),
      variants: goods.bundles.map(({ variantId, name, price, picture }) => ({
        id: variantId,
        title: name,
        price,
        sku: goods.sku,
        availableForSale: true,
        image: {
          // The library inserts a size before the last dot of the address. The hash keeps the file name as it is.
          url: `${window.location.origin}/pictures/${picture.name}-160.webp#.webp`,
          altText: picture.alt,
          width: 160,
          height: 128,
        },
      })),
    },
    {
      read: () => localStore.get(STORAGE_KEYS.demoStore),
      write: (text) => localStore.set(STORAGE_KEYS.demoStore, text),
      lasting: localStore.lasting,
    },
  );
}
