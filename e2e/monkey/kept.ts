// What the monkey's browser keeps: the lines of the cart that the page uses, and the live referral code.
import { createCartShelf } from "@/demo/store/cart-shelf";
import { REFERRAL_ATTRIBUTE } from "@/lib/purchase/cart-link";
import { liveRecord, readStoredReferral } from "@/lib/referral/referral-code";
import { STORAGE_KEYS } from "@/lib/browser/storage";

export interface Kept {
  /** Line id -> variant id. */
  variants: ReadonlyMap<string, string>;
  /** Variant id -> quantity, of every line of the cart. */
  lines: ReadonlyMap<string, number>;
  /** How many lines the cart has: more than variants where one is doubled. */
  lineCount: number;
  /** The live referral code. */
  code: string | null;
  /** The referral code in the cart's attribute. */
  creditedCode: string | null;
  discountCodes: readonly string[];
}

/** Reads the entries of local storage. */
export function readKept(stored: Readonly<Record<string, string>>): Kept {
  const shelf = createCartShelf({
    read: () => stored[STORAGE_KEYS.demoStore] ?? null,
    write: () => undefined,
    lasting: () => true,
  });
  // The Buy Button SDK keeps the id of its cart under this name, after the token and the domain of the shop.
  const key = Object.keys(stored).find((name) => name.endsWith(".checkoutId"));
  const cart = shelf.find(stored[key ?? ""] ?? "");
  const lines = cart?.lines ?? [];
  return {
    variants: new Map(lines.map(({ id, variantId }) => [id, variantId])),
    lines: new Map(lines.map(({ variantId, quantity }) => [variantId, quantity])),
    lineCount: lines.length,
    code: liveRecord(readStoredReferral(stored[STORAGE_KEYS.referralCode] ?? null, Date.now()))?.code ?? null,
    creditedCode: cart?.attributes.find((attribute) => attribute.key === REFERRAL_ATTRIBUTE)?.value ?? null,
    discountCodes: cart?.discountCodes ?? [],
  };
}
