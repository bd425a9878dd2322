import { expect, it } from "vitest";
import { cartCodeRecord, readCartCodeRecord } from "@/lib/cart-code-record";

it.each(["BRO25", "null", "__proto__", null])("reads back what it wrote: %s", (code) => {
  expect(readCartCodeRecord(cartCodeRecord("gid://shopify/Cart/1", code))).toEqual({
    cartId: "gid://shopify/Cart/1",
    code,
  });
});

it.each([null, "", "{", "null", "7", "[]", '["cart"]', '["cart",7]', "[null,null]", '{"0":1,"1":null}'])(
  "reads a malformed text as null: %j",
  (text) => {
    expect(readCartCodeRecord(text)).toBeNull();
  },
);
