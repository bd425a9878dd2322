// @vitest-environment node
// What the page is shown of the cart.
import { describe, expect, it } from "vitest";
import { numberOf, variantGid } from "@/vendors/shopify/ids";
import { amountsOf, linePriceOf, linesOf, reportOfCart } from "@/vendors/shopify/library/cart-report";
import { liveVariantOf } from "@/vendors/shopify/library/show-product";
import type { Cart } from "@/vendors/shopify/transport/cart-figures";

const CODES = [
  { code: "BRO25", applicable: true },
  { code: "OLD", applicable: false },
];

describe("what the page is shown of a cart", () => {
  const variant = {
    id: "gid://shopify/ProductVariant/41?cart=1",
    title: "Set",
    available: true,
    selectedOptions: [],
  };
  const cart = (quantity: number): Cart => ({
    id: "gid://shopify/Cart/1",
    checkoutUrl: "https://shop.example/cart",
    lines: [
      { id: "line", variantId: "41", quantity, price: 20, title: "Set", product: "Wipes", image: null },
    ],
    unsold: ["gone"],
    attributes: [],
    codes: CODES,
    figures: null,
  });
  const figures = (totalCents: number) => ({
    lines: [{ variantId: "41", quantity: 2, cents: 2_600, paidCents: totalCents }],
    codes: CODES,
    discounts: [{ name: "BRO25", cents: 650 }],
    totalCents,
  });

  it("are the lines that are sold, by the variant's number", () => {
    expect(linesOf(cart(2))).toEqual([{ variantId: "41", quantity: 2 }]);
    expect(numberOf(variantGid("41"))).toBe("41");
  });

  it("are the price of each variant, and which of them the shopper changed", () => {
    const { prices, asked, isOwnChange } = reportOfCart(cart(1), ["41"]);
    expect([prices, asked, isOwnChange]).toEqual([{ 41: 20 }, ["41"], true]);
    expect(reportOfCart(null, null)).toMatchObject({ lines: [], figures: null, isOwnChange: false });
  });

  it("are its amounts, and none where the shop's figures are not known", () => {
    expect(amountsOf(figures(1_950), null)).toEqual({
      discounts: [{ name: "BRO25", amount: "−$6.50" }],
      reduced: { before: "$26", off: "−$6.50" },
      total: "$19.50",
    });
    expect(amountsOf({ ...figures(2_600), discounts: [] }, null)?.reduced).toBeNull();
    expect(amountsOf(null, "BRO25")).toBeNull();
  });

  it("are its discounts without that of the live code, which stands above them, in any letter case", () => {
    expect(amountsOf(figures(1_950), "bro25")).toMatchObject({ discounts: [], total: "$19.50" });
    expect(amountsOf(figures(1_950), "MATTE15")?.discounts).toHaveLength(1);
  });

  it("are the price of a line before and after discounts, where that is known", () => {
    const line = { variantId: "41", quantity: 2, cents: 4_000, paidCents: 3_000 };
    const priceIn = (...lines: (typeof line)[]) => linePriceOf({ ...figures(3_000), lines }, "41");
    expect(priceIn(line)).toEqual({ before: "$40", after: "$30" });
    expect(priceIn({ ...line, paidCents: 4_000 })).toEqual({ before: null, after: "$40" });
    // Each would show the price of both.
    expect(priceIn(line, line)).toBeNull();
    expect(priceIn({ ...line, variantId: "42" })).toBeNull();
    expect(linePriceOf(null, "41")).toBeNull();
  });

  it.each([
    [{ amount: "24.50" }, 24.5],
    [{ amount: 0 }, 0],
    [{ amount: "free" }, null],
    [undefined, null],
  ])("is a price only where the shop names a number: %j", (priceV2, price) => {
    expect(liveVariantOf({ ...variant, ...(priceV2 ? { priceV2 } : {}) })).toEqual({
      id: "41",
      title: "Set",
      available: true,
      price,
    });
  });
});
