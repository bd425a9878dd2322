import { expect, it } from "vitest";
import { readKeptCart, writeKeptCart } from "@/lib/purchase/kept-cart";

it.each([
  [{ id: "c1-A_b", pieces: 1, cents: 1500 }, "c1-A_b:1:1500"],
  [{ id: "c1", pieces: 12, cents: null }, "c1:12:"],
  [{ id: "c1", pieces: 1, cents: 0 }, "c1:1:0"],
])("a cart %j is the text %s, and the text is the cart", (cart, text) => {
  expect(writeKeptCart(cart)).toBe(text);
  expect(readKeptCart(text)).toEqual(cart);
});

it.each([
  null,
  "",
  "c1:0:0",
  "c1:1.5:1500",
  "c1:100000:1500",
  "c1:1:15.00",
  "c1:1:9999999999",
  "c1:1:1500:more",
  ":1:1500",
  "c1?key=secret:1:1500",
  '{"id":"c1","pieces":1}',
])("no cart is %j", (text) => expect(readKeptCart(text)).toBeNull());
