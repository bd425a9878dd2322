// @vitest-environment node
import { expect, it } from "vitest";
import { isSpent, withSpent } from "@/vendors/shopify/cart/spent";

it("knows a cart that was added, whatever its key, and no other, and keeps no key", () => {
  const text = withSpent(null, "gid://shopify/Cart/one?key=secret");
  expect(text).toBe("one");
  expect(isSpent(text, "gid://shopify/Cart/one?key=another")).toBe(true);
  expect(isSpent(text, "gid://shopify/Cart/two?key=secret")).toBe(false);
  expect(isSpent(text, "")).toBe(false);
});

it("keeps the latest ten, each once", () => {
  const carts = ["one", "two", ...Array.from({ length: 9 }, (_, cart) => `cart-${cart}`), "one"];
  const text = carts.reduce<string | null>(withSpent, null);
  expect(isSpent(text, "one")).toBe(true);
  expect(isSpent(text, "two")).toBe(false);
  expect(text?.split(" ")).toHaveLength(10);
});
