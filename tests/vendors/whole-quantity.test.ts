import { expect, it } from "vitest";
import { wholeQuantity } from "@/vendors/shopify/library/drawn-cart";

it.each([
  [2.9, 0, 2],
  [0, 1, 1],
  [-3, 0, 0],
  [Number.NaN, 0, 1],
  [Infinity, 0, 1],
])("the quantity %d of a line, of which the least is %d, is sent as %d", (quantity, least, sent) => {
  expect(wholeQuantity(quantity, least)).toBe(sent);
});
