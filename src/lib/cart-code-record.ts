// Which referral code a cart is known to have. Stored here, because Shopify may not return a private attribute.
import { field } from "./field";

export interface CartCodeRecord {
  cartId: string;
  /** The code that the cart has; null when it has to be removed. */
  code: string | null;
  /** The code that has to be removed: without it, the cart's discount code could not be told from a shopper's own. */
  removed: string | null;
}

/** Says that this cart has this code. */
export function cartCodeRecord(cartId: string, code: string): string {
  return JSON.stringify([cartId, code]);
}

/** Says that this code has to be removed from this cart. */
export function removalRecord(cartId: string, removed: string | null): string {
  return JSON.stringify([cartId, null, removed]);
}

/** Returns null when nothing is stored, or nothing readable. */
export function readCartCodeRecord(text: string | null): CartCodeRecord | null {
  try {
    const value: unknown = JSON.parse(text || "null");
    const [cartId, code, removed = null] = [field(value, "0"), field(value, "1"), field(value, "2")];
    const readable = typeof cartId === "string" && isCode(code) && isCode(removed);
    return readable ? { cartId, code, removed } : null;
  } catch {
    return null;
  }
}

function isCode(value: unknown): value is string | null {
  return typeof value === "string" || value === null;
}
