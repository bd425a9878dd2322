import { expect, it } from "vitest";
import { creditMark, readCreditMark } from "@/lib/credit-mark";

it.each(["BRO25", "null", "__proto__", null])("what was written is read: %s", (code) => {
  expect(readCreditMark(creditMark("gid://shopify/Cart/1", code))).toEqual({
    cartId: "gid://shopify/Cart/1",
    code,
  });
});

it.each([null, "", "{", "null", "7", "[]", '["cart"]', '["cart",7]', "[null,null]", '{"0":1,"1":null}'])(
  "what is no mark is none: %j",
  (text) => {
    expect(readCreditMark(text)).toBeNull();
  },
);
