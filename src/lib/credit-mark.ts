// What this browser remembers of its cart's credit: Shopify may not read a private attribute back.
import { field } from "./field";

/** That this cart carries this code; with null, that it has to lose the one it carries. */
export function creditMark(cartId: string, code: string | null): string {
  return JSON.stringify([cartId, code]);
}

export interface CreditMark {
  cartId: string;
  code: string | null;
}

/** Null where nothing readable is remembered. */
export function readCreditMark(text: string | null): CreditMark | null {
  try {
    const value: unknown = JSON.parse(text || "null");
    const [cartId, code] = [field(value, "0"), field(value, "1")];
    const readable = typeof cartId === "string" && (typeof code === "string" || code === null);
    return readable ? { cartId, code } : null;
  } catch {
    return null;
  }
}
