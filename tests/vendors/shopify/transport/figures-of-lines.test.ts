import type { BuyLineItem } from "@shopify/buy-button-js";
import { expect, it } from "vitest";
import { figuresOfLines } from "@/vendors/shopify/transport/cart-figures";

const line = (variantId: string, quantity: number) => ({
  id: variantId,
  quantity,
  variant: {
    id: `gid://shopify/ProductVariant/${variantId}`,
    title: "",
    available: true,
    selectedOptions: [],
  },
});
const model = (...lineItems: BuyLineItem[]) => ({ id: "1", webUrl: "", lineItems });

it("the figures of a cart are shown with these lines, in any order, and with no others", () => {
  const lines = [
    { variantId: "41", quantity: 2, cents: 4_000, paidCents: 4_000 },
    { variantId: "42", quantity: 1, cents: 5_000, paidCents: 5_000 },
  ];
  const figures = { lines, codes: [], discounts: [], totalCents: 9_000 };
  expect(figuresOfLines(figures, model(line("42", 1), line("41", 2)))).toBe(figures);
  expect(figuresOfLines(figures, model(line("41", 2)))).toBeNull();
  expect(figuresOfLines(figures, model(line("42", 1), line("41", 3)))).toBeNull();
  expect(figuresOfLines(null, model())).toBeNull();
});
