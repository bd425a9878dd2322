import { expect, it } from "vitest";
import { cartCodeRecord, readCartCodeRecord } from "@/lib/purchase/cart-code-record";

it.each(["BRO25", "null", "__proto__"])("reads back what it wrote: %s", (code) => {
  const cartId = "gid://shopify/Cart/1";
  expect(readCartCodeRecord(cartCodeRecord(cartId, code))).toEqual({ cartId, code, others: [] });
  const others = [code, "MATTE15"];
  expect(readCartCodeRecord(cartCodeRecord(cartId, null, [...others, null, code]))).toEqual({
    cartId,
    code: null,
    others,
  });
});

it.each(['["cart",null]', '["cart",null,null]'])(
  "reads a removal that an older version of the site stored without the code: %s",
  (text) => expect(readCartCodeRecord(text)).toEqual({ cartId: "cart", code: null, others: [] }),
);

it.each([null, "", "null", '["cart"]', '["cart",7]', '[7,"BRO25"]', '["cart",null,7]', '{"0":1,"1":null}'])(
  "reads a malformed text as null: %j",
  (text) => expect(readCartCodeRecord(text)).toBeNull(),
);
