// @vitest-environment node
import { expect, it } from "vitest";
import { createSpentCarts } from "@/vendors/shopify/cart/shared-cart";

function memoryOf(text: string | null) {
  return { text, get: () => text, set: (next: string) => void (text = next) };
}

it("knows a cart that was added, whatever its key, and no other", () => {
  const carts = createSpentCarts(memoryOf(null));
  carts.add("gid://shopify/Cart/one?key=secret");
  expect(carts.has("gid://shopify/Cart/one?key=another")).toBe(true);
  expect(carts.has("gid://shopify/Cart/two?key=secret")).toBe(false);
  expect(carts.has("")).toBe(false);
});

it("does not keep the key, which lets its holder change the cart", () => {
  const memory = memoryOf(null);
  createSpentCarts(memory).add("gid://shopify/Cart/one?key=secret");
  expect(memory.get()).toBe("one");
});

it("keeps the latest ten, each once", () => {
  const memory = memoryOf("one two");
  const carts = createSpentCarts(memory);
  for (let cart = 0; cart < 9; cart += 1) carts.add(`cart-${cart}`);
  carts.add("one");
  expect(carts.has("one")).toBe(true);
  expect(carts.has("two")).toBe(false);
  expect(memory.get()?.split(" ")).toHaveLength(10);
});
