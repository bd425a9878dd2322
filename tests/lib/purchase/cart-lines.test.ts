import { expect, it } from "vitest";
import { hasSameLines } from "@/lib/purchase/cart-lines";

it.each([
  ["in another order", "42:2 41:1", true],
  ["with another quantity", "41:1 42:3", false],
  ["without one", "41:1", false],
])("lines %s are the same: %s", (_, text, isSame) => {
  const linesOf = (pairs: string) =>
    pairs.split(" ").map((pair) => ({ variantId: pair.slice(0, 2), quantity: Number(pair.slice(3)) }));
  expect(hasSameLines(linesOf("41:1 42:2"), linesOf(text))).toBe(isSame);
});
