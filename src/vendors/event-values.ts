// What the events of an advertiser's vendor say about money and products. Google's and TikTok's differ only in two names.
import type { CartLinkItem } from "@/lib/purchase/cart-link";

export function money(value: number | null): object {
  return value === null ? {} : { value: roundToCents(value), currency: "USD" };
}

interface Offered {
  variantId: string;
  name: string | undefined;
  value: number | null;
}

/** `prefix` is what the vendor writes before `_id` and `_name`. */
export function itemOf(prefix: string, { variantId, name, value }: Offered, quantity: number): object {
  return {
    [`${prefix}_id`]: variantId,
    quantity,
    ...(name !== undefined && { [`${prefix}_name`]: name }),
    ...(value !== null && { price: roundToCents(value / quantity) }),
  };
}

/** The lines of a cart. What each costs is not known here: discounts may be of the whole cart. */
export function itemsOf(prefix: string, cart: readonly CartLinkItem[]): object[] {
  return cart.map(({ variantId, quantity }) => ({ [`${prefix}_id`]: variantId, quantity }));
}

/** US dollars, without the small remainder that binary fractions have. */
export function roundToCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
