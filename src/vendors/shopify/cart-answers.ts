// Our own requests to the shop about a cart, and the reading of its responses and errors.
import { field } from "@/lib/field";
import type { CartAttribute } from "@/lib/cart-attributes";
import { ShopError, type ShopProblem } from "./shop-error";

export const READ_ATTRIBUTES = "query ($id: ID!) { cart(id: $id) { id attributes { key value } } }";
export const WRITE_ATTRIBUTES =
  "mutation ($cartId: ID!, $attributes: [AttributeInput!]!) { cartAttributesUpdate(cartId: $cartId, attributes: $attributes) { cart { id } userErrors { message } } }";

/** The library rejects with our own error, with a list of the shop's errors, or with an Error around them. */
export function problemOf(error: unknown): ShopProblem {
  if (error instanceof ShopError) return error.problem;
  const text = error instanceof Error ? error.message : (JSON.stringify(error) ?? "");
  return /NOT_ENOUGH_IN_STOCK|sold out|out of stock/i.test(text) ? "sold-out" : "unknown";
}

/** The attributes in the response to READ_ATTRIBUTES. Throws a ShopError when it holds no list. */
export function readAttributes(answer: unknown): CartAttribute[] {
  const attributes = field(field(field(answer, "data"), "cart"), "attributes");
  if (!Array.isArray(attributes)) throw new ShopError("garbled");
  return attributes.flatMap((attribute: unknown) => {
    const key = field(attribute, "key");
    const value = field(attribute, "value");
    return typeof key === "string" && typeof value === "string" ? [{ key, value }] : [];
  });
}

/** Throws a ShopError unless the response to WRITE_ATTRIBUTES confirms the change. */
export function refuseErrors(answer: unknown): void {
  const errors = field(field(field(answer, "data"), "cartAttributesUpdate"), "userErrors");
  if (!Array.isArray(errors) || errors.length > 0) throw new ShopError("garbled");
}
