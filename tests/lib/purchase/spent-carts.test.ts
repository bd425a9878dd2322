// @vitest-environment node
import { expect, it } from "vitest";
import { isSpent, withSpent } from "@/lib/purchase/spent-carts";

it("keeps the latest ten carts, each once", () => {
  const carts = ["one", "two", ...Array.from({ length: 9 }, (_, cart) => `cart-${cart}`), "one"];
  const text = carts.reduce<string | null>(withSpent, null);
  expect(isSpent(text, "one")).toBe(true);
  expect(isSpent(text, "two")).toBe(false);
  expect(isSpent(text, "")).toBe(false);
  expect(text?.split(" ")).toHaveLength(10);
});
