// @vitest-environment node
import { expect, it } from "vitest";
import { isSpent, withSpent } from "@/lib/purchase/spent-carts";

it("keeps the latest ten carts, each once", () => {
  const text = "a b c d e f g h i j k c".split(" ").reduce<string | null>(withSpent, null);
  expect(text).toBe("c k j i h g f e d b");
  expect([isSpent(text, "b"), isSpent(text, "a"), isSpent(null, "")]).toEqual([true, false, false]);
});
