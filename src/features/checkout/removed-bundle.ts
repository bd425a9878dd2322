import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { quantityOf } from "@/lib/purchase/quantity-of";

interface Named {
  readonly name: string;
  readonly variantId: string;
}

/** The name of the first bundle that the cart had before and has no more; null where there is none. */
export function removedBundle(
  before: readonly CartLinkItem[],
  now: readonly CartLinkItem[],
  bundles: readonly Named[],
): string | null {
  return (
    bundles.find(({ variantId }) => quantityOf(before, variantId) > 0 && quantityOf(now, variantId) === 0)
      ?.name ?? null
  );
}
