// What the picker says and offers for each problem that the shop's connection may have.
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { checkoutLabels, shopProblems } from "@/content/interface";
import { fillText } from "@/lib/fill-text";
import { ShopError, type ShopProblem } from "@/vendors/shopify/shop-error";
import { openPurchase } from "./purchase";

const SHOP = "https://shop.example/cart/41:1";

/** The kinds, as the type has them: one that the content lacks does not compile. */
const KINDS: Record<ShopProblem, true> = {
  offline: true,
  blocked: true,
  slow: true,
  busy: true,
  down: true,
  refused: true,
  missing: true,
  garbled: true,
  "sold-out": true,
  "cart-gone": true,
  "cart-late": true,
  unknown: true,
};

it.each(Object.entries(shopProblems))(
  "announces the text of %s, with a link to the shop's cart",
  async (kind, text) => {
    const connect = () => Promise.reject(new ShopError(isKind(kind) ? kind : "unknown"));
    await openPurchase(connect, SHOP);
    expect(screen.getByRole("alert").textContent).toBe(text);
    const link = screen.getByRole("link", { name: fillText(checkoutLabels.buyAtShop, { bundle: "Small" }) });
    expect(link.getAttribute("href")).toBe(SHOP);
    screen.getByRole("button", { name: checkoutLabels.retry });
  },
);

function isKind(kind: string): kind is ShopProblem {
  return kind in KINDS;
}
