// @vitest-environment node
// What the page is shown of a cart.
import { expect, it } from "vitest";
import { reportOfCart } from "@/vendors/shopify/library/cart-report";
import type { Cart } from "@/vendors/shopify/transport/cart-figures";

const line = { id: "line", variantId: "41", quantity: 2, price: 20, title: "", product: "", image: null };
const cart: Cart = {
  id: "gid://shopify/Cart/1",
  checkoutUrl: "https://shop.example/cart",
  lines: [line],
  unsold: ["gone"],
  attributes: [],
  codes: [],
  figures: null,
};
it("are the lines that are sold, the price of each variant, and which of them the shopper changed", () => {
  expect(reportOfCart(cart, ["41"])).toEqual({
    lines: [{ variantId: "41", quantity: 2 }],
    figures: null,
    isOwnChange: true,
    asked: ["41"],
    prices: { 41: 20 },
  });
  expect(reportOfCart(null, null)).toMatchObject({ lines: [], figures: null, isOwnChange: false });
});
