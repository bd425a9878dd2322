// Which referral code a cart is known to have. Stored here, because Shopify may not return a private attribute.
import { field } from "./field";

/** Says that this cart has this code; with null, that its code has to be removed. */
export function cartCodeRecord(cartId: string, code: string | null): string {
  return JSON.stringify([cartId, code]);
}

export interface CartCodeRecord {
  cartId: string;
  code: string | null;
}

/** Returns null when nothing is stored, or nothing readable. */
export function readCartCodeRecord(text: string | null): CartCodeRecord | null {
  try {
    const value: unknown = JSON.parse(text || "null");
    const [cartId, code] = [field(value, "0"), field(value, "1")];
    const readable = typeof cartId === "string" && (typeof code === "string" || code === null);
    return readable ? { cartId, code } : null;
  } catch {
    return null;
  }
}
