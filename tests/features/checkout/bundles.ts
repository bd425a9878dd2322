import type { Bundle } from "@/content/schema";
import type { Goods } from "@/features/checkout/checkout-store";
import { shopBundles } from "@/lib/purchase/shop-bundles";

function bundle(id: Bundle["id"], name: string, variantId: string): Bundle {
  const picture = { name: "x/x", widths: [1], height: 1, alt: "" };
  const texts = { size: "", pitch: "", badge: null, reason: null };
  return { id, name, variantId, packs: 1, sheets: 100, price: 20, picture, ...texts };
}

export const bundles = [
  bundle("small", "Small", "41"),
  bundle("medium", "Medium", "42"),
  bundle("large", "Large", "43"),
];

/** While the shop has not answered. */
export const unansweredBundles = shopBundles(bundles, {});

/** What a shop sells, in the type of the content files. */
export const goods: Goods = { productTitle: "Wipes", bundles };

/** The storage of the shopper's choice. */
export function keptInMemory(text: string | null = null) {
  return { get: () => text, set: (next: string) => void (text = next) };
}
