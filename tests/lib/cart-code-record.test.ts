import { expect, it } from "vitest";
import { cartCodeRecord, readCartCodeRecord, removalRecord } from "@/lib/cart-code-record";

it.each(["BRO25", "null", "__proto__"])("reads back what it wrote: %s", (code) => {
  const cartId = "gid://shopify/Cart/1";
  expect(readCartCodeRecord(cartCodeRecord(cartId, code))).toEqual({ cartId, code, removed: null });
  expect(readCartCodeRecord(removalRecord(cartId, code))).toEqual({ cartId, code: null, removed: code });
});

it("reads a removal that an older version of the site stored without the code", () => {
  expect(readCartCodeRecord('["cart",null]')).toEqual({ cartId: "cart", code: null, removed: null });
});

it.each([
  null,
  "",
  "{",
  "null",
  "7",
  "[]",
  '["cart"]',
  '["cart",7]',
  "[null,null]",
  '["cart",null,7]',
  '{"0":1,"1":null}',
])("reads a malformed text as null: %j", (text) => {
  expect(readCartCodeRecord(text)).toBeNull();
});
