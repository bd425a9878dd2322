// The bundle that a cart with single packs could be instead.
import type { CartLinkItem } from "./cart-link";
import { quantityOf } from "./quantity-of";
import type { ShopBundle } from "./shop-bundles";

/**
 * Returns the smallest bundle that has more packs than the cart, or as many for less, where the cart holds single packs only; else null.
 * Prices are compared before discounts. A bundle that is sold out is never offered.
 */
export function upgradeOf(lines: readonly CartLinkItem[], bundles: readonly ShopBundle[]) {
  const from = bundles.find(({ packs }) => packs === 1);
  if (from?.price == null) return null;
  const { price, variantId } = from;
  const quantity = quantityOf(lines, variantId);
  const hasOthers = lines.some((line) => line.variantId !== variantId && line.quantity > 0);
  if (quantity === 0 || hasOthers) return null;
  const [to] = bundles
    .filter((bundle) => bundle.packs > 1 && !bundle.isSoldOut && bundle.price !== null)
    .filter(
      (bundle) =>
        bundle.packs > quantity || (bundle.packs === quantity && (bundle.price ?? 0) < price * quantity),
    )
    .sort((a, b) => a.packs - b.packs);
  return to ? { from, to } : null;
}
