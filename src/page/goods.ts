import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import type { Goods } from "@/features/checkout/checkout-store";

/** The product and its bundles, for the checkout and for the demo store. */
export const goods: Goods = {
  productTitle: brand.productTitle,
  bundles,
};
