import type { CartLinkItem } from "./cart-link";
import { quantityOf } from "./quantity-of";
import type { ShopReport } from "./shop-problem";

/** Whether both have the same quantities of the same variants, in whatever order. */
export function hasSameLines(one: readonly CartLinkItem[], other: readonly CartLinkItem[]): boolean {
  const text = (lines: readonly CartLinkItem[]): string =>
    lines
      .map(({ variantId, quantity }) => `${variantId}:${quantity}`)
      .toSorted()
      .join();
  return text(one) === text(other);
}

/** What is missing of so many of each variant, which may have several lines. A shop that has fewer may say nothing of it. */
export function shortageOf(
  lines: readonly CartLinkItem[],
  wanted: readonly CartLinkItem[],
): ShopReport | null {
  for (const { variantId } of wanted) {
    const quantity = quantityOf(lines, variantId);
    if (quantity < quantityOf(wanted, variantId))
      return quantity === 0 ? { problem: "sold-out" } : { problem: "few-left", quantity };
  }
  return null;
}
