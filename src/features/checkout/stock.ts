import type { Bundle } from "@/content/schema";
import type { LiveVariant } from "@/vendors/shopify/live-variant";

export type Variants = Partial<Record<string, LiveVariant>>;

/** Whether the shop has said so. */
export function isSoldOut(variants: Variants, id: string): boolean {
  return variants[id]?.available === false;
}

/**
 * Returns the wanted bundle, or the next one that is not sold out, in the order shown and from the beginning again after the
 * last. Where all are sold out, it is the wanted one.
 */
export function availableFrom(wanted: string, bundles: readonly Bundle[], variants: Variants): string {
  const ids = bundles.map(({ id }) => id);
  const at = ids.indexOf(wanted);
  return [...ids.slice(at), ...ids.slice(0, at)].find((id) => !isSoldOut(variants, id)) ?? wanted;
}
