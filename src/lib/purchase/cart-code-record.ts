// Which referral code a cart is known to have. The site stores it, because Shopify may not return a private attribute.
import { parseJson } from "@/lib/field";

export interface CartCodeRecord {
  cartId: string;
  /** The code that the cart has; null when none is known to be on it. */
  code: string | null;
  /**
   * Codes that are to be removed, or that a write may have put on the cart, whose response was lost: without them, the cart's
   * discount codes could not be told from a shopper's own.
   */
  others: readonly string[];
}

/** Says that this cart has this code, and may have the others. With null, these have to be removed. */
export function cartCodeRecord(
  cartId: string,
  code: string | null,
  others: readonly (string | null)[] = [],
): string {
  return JSON.stringify([cartId, code, ...new Set(others)]);
}

/** Returns null when nothing is stored, or nothing readable. */
export function readCartCodeRecord(text: string | null): CartCodeRecord | null {
  const value = text ? parseJson(text) : null;
  if (!Array.isArray(value)) return null;
  const [cartId, code, ...rest]: unknown[] = value;
  // Null stands for no code, or for one that an older version of the site did not know.
  const others = rest.filter((other) => other !== null);
  if (typeof cartId !== "string" || !(typeof code === "string" || code === null)) return null;
  return others.every((other) => typeof other === "string") ? { cartId, code, others } : null;
}
