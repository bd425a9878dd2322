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

/** What is missing of so many of each variant. A shop that has fewer may say nothing of it. */
export function shortageOf(
  lines: readonly CartLinkItem[],
  wanted: readonly CartLinkItem[],
): ShopReport | null {
  for (const { variantId, quantity: most } of wanted) {
    const quantity = quantityOf(lines, variantId);
    if (quantity < most) return quantity === 0 ? { problem: "sold-out" } : { problem: "few-left", quantity };
  }
  return null;
}
