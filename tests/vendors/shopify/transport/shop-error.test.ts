import { describe, expect, it } from "vitest";
import { ShopError, type ShopProblem } from "@/vendors/shopify/transport/shop-error";

describe("a problem", () => {
  it.each<[ShopProblem, boolean]>([
    ["offline", true],
    ["blocked", true],
    ["slow", true],
    ["busy", true],
    ["down", true],
    ["garbled", true],
    ["unknown", true],
    ["refused", false],
    ["missing", false],
    ["sold-out", false],
    ["cart-gone", false],
    ["cart-late", true],
  ])("'%s' may pass: %s", (problem, passing) => {
    expect(new ShopError(problem).passing).toBe(passing);
  });
});
