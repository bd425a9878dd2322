import type { CartLinkItem } from "./cart-link";

/** How many of a variant there are in the lines of a cart. The shop may keep one variant in several lines. */
export function quantityOf(lines: readonly CartLinkItem[], variantId: string): number {
  return lines
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
