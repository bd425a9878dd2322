// @vitest-environment node
// The amounts that a page shows of a cart.
import { expect, it } from "vitest";
import { amountsOf, linePriceOf } from "@/lib/purchase/cart-amounts";

const figures = (totalCents: number, discounts = [{ name: "BRO25", cents: 650 }]) => ({
  lines: [{ variantId: "41", quantity: 2, cents: 2_600, paidCents: totalCents }],
  codes: [],
  discounts,
  totalCents,
});

it("are its amounts, and none where the shop's figures are not known", () => {
  expect(amountsOf(figures(1_950), null)).toEqual({
    discounts: [{ name: "BRO25", amount: "−$6.50" }],
    reduced: { before: "$26", off: "−$6.50" },
    total: "$19.50",
  });
  expect(amountsOf(figures(2_600, []), null)?.reduced).toBeNull();
  expect(amountsOf(null, "BRO25")).toBeNull();
});

it("are its discounts without that of the live code, which stands above them, in any letter case", () => {
  expect(amountsOf(figures(1_950), "bro25")).toMatchObject({ discounts: [], total: "$19.50" });
  expect(amountsOf(figures(1_950), "MATTE15")?.discounts).toHaveLength(1);
});

it("are the price of a line before and after discounts, where that is known", () => {
  const paid = { variantId: "41", quantity: 2, cents: 4_000, paidCents: 3_000 };
  const priceIn = (...lines: (typeof paid)[]) => linePriceOf({ ...figures(3_000), lines }, "41");
  expect(priceIn(paid)).toEqual({ before: "$40", after: "$30" });
  expect(priceIn({ ...paid, paidCents: 4_000 })).toEqual({ before: null, after: "$40" });
  // Each would show the price of both.
  expect(priceIn(paid, paid)).toBeNull();
  expect(priceIn({ ...paid, variantId: "42" })).toBeNull();
  expect(linePriceOf(null, "41")).toBeNull();
});
