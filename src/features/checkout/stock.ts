// What the shop says of the bundles: their stock and their prices.
import type { Bundle } from "@/content/schema";
import type { LiveVariant } from "@/vendors/shopify/live-variant";

export type Variants = Partial<Record<string, LiveVariant>>;

/**
 * Whether the shop has said so. It has also said so of a bundle that is not among its variants: the buy button would put the
 * variant that was selected before into the cart.
 */
export function isSoldOut(variants: Variants, id: string): boolean {
  return Object.keys(variants).length > 0 && variants[id]?.available !== true;
}

/** Returns the bundles at the shop's prices, and at those of the content until the shop has answered. */
export function atShopPrices(bundles: readonly Bundle[], variants: Variants): Bundle[] {
  return bundles.map((bundle) => ({ ...bundle, price: variants[bundle.id]?.price ?? bundle.price }));
}

/**
 * Returns the wanted bundle, or the next one that is not sold out, in the order shown and from the beginning again after the
 * last. Where all are sold out, it is the wanted one.
 */
export function availableFrom(wanted: string, bundles: readonly Bundle[], variants: Variants): string {
  const ids = bundles.map(({ id }) => id);
  const at = ids.indexOf(wanted);
  return [...ids.slice(at), ...ids].find((id) => !isSoldOut(variants, id)) ?? wanted;
}
