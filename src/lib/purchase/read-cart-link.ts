import { DISCOUNT_PARAMETER } from "./cart-link";

/** Reads the query of a demo cart link. Anything malformed is left out. */
export function readCartLink(search: string) {
  const parameters = new URLSearchParams(search);
  const items = (parameters.get("items") ?? "").split(",").flatMap((item) => {
    const [, variantId, quantity] = /^(\d{1,20}):(\d{1,3})$/.exec(item) ?? [];
    return variantId && Number(quantity) > 0 ? [{ variantId, quantity: Number(quantity) }] : [];
  });
  const attributes = [...parameters].flatMap(([name, value]) => {
    const [, key] = /^attributes\[([^\]]{1,100})\]$/.exec(name) ?? [];
    return key ? [{ key, value }] : [];
  });
  return { items, discount: parameters.get(DISCOUNT_PARAMETER), attributes };
}
