import type { Bundle } from "@/content/schema";
import type { LiveVariant } from "@/vendors/shopify/transport/read-product";

/**
 * Matches the shop's variants to the bundles by id, else by name, else by position. So a shop whose variant ids are not
 * yet in content/bundles.ts can still sell.
 */
export function matchVariants(
  bundles: readonly Bundle[],
  variants: readonly LiveVariant[],
): Partial<Record<string, LiveVariant>> {
  const matched: Partial<Record<string, LiveVariant>> = {};
  const free = new Set(variants);
  const match = (fits: (bundle: Bundle, variant: LiveVariant) => boolean): void => {
    for (const bundle of bundles) {
      const variant = matched[bundle.id] ? undefined : [...free].find((candidate) => fits(bundle, candidate));
      if (!variant) continue;
      matched[bundle.id] = variant;
      free.delete(variant);
    }
  };
  match((bundle, variant) => variant.id === bundle.variantId);
  match((bundle, variant) => variant.title === bundle.name);
  match(() => true);
  return matched;
}
