// Joins the content's bundles with what the shop says of them. Whatever shows or sells a bundle reads this.
import type { Bundle } from "@/content/schema";

/** A bundle as the shop sells it; as the content has it, until the shop has answered. */
export interface ShopBundle extends Omit<Bundle, "price"> {
  /** US dollars, or null where the shop charges in another currency. */
  readonly price: number | null;
  readonly isSoldOut: boolean;
}

interface Variant {
  readonly id: string;
  readonly available: boolean;
  /** Null where the shop's answer holds no number. */
  readonly price: number | null;
}

/** The shop's variants by the id of the bundle; empty until the shop has answered. */
export type Variants = Partial<Record<string, Variant>>;

/**
 * A bundle that is not among the variants is sold out as well: the buy button would put the variant that was selected before into
 * the cart.
 */
export function shopBundles(bundles: readonly Bundle[], variants: Variants): ShopBundle[] {
  const hasAnswered = Object.keys(variants).length > 0;
  return bundles.map((bundle) => {
    const variant = variants[bundle.id];
    return {
      ...bundle,
      price: variant?.price ?? bundle.price,
      variantId: variant?.id ?? bundle.variantId,
      isSoldOut: hasAnswered && variant?.available !== true,
    };
  });
}

/** Bundles whose price stays the same are the same, as is their list, so that nothing is rendered again for them. */
export function withPrices(
  bundles: readonly ShopBundle[],
  priceOf: (bundle: ShopBundle) => number | null,
): readonly ShopBundle[] {
  const priced = bundles.map((bundle) => {
    const price = priceOf(bundle);
    return price === bundle.price ? bundle : { ...bundle, price };
  });
  return priced.every((bundle, index) => bundle === bundles[index]) ? bundles : priced;
}

/** Whether no bundle is left. Only then is the chosen one sold out. */
export function areAllSoldOut(bundles: readonly ShopBundle[]): boolean {
  return bundles.every(({ isSoldOut }) => isSoldOut);
}

/** Which bundle an empty cart offers: the first that is not sold out. */
export function firstOnSale(bundles: readonly ShopBundle[]): ShopBundle | undefined {
  return bundles.find(({ isSoldOut }) => !isSoldOut);
}

/** Of the bundles that are not sold out. Null where all are, and where the prices are not in dollars. */
export function lowestPriceOf(bundles: readonly ShopBundle[]): number | null {
  const prices = bundles.flatMap(({ price, isSoldOut }) => (isSoldOut ? [] : (price ?? [])));
  return prices.length > 0 ? Math.min(...prices) : null;
}

/**
 * Returns the wanted bundle, or the next one that is not sold out, in the order shown and from the beginning again after the
 * last. Where all are sold out, it is the wanted one.
 */
export function availableFrom(wanted: string, bundles: readonly ShopBundle[]): string {
  const at = bundles.findIndex(({ id }) => id === wanted);
  return [...bundles.slice(at), ...bundles].find(({ isSoldOut }) => !isSoldOut)?.id ?? wanted;
}
