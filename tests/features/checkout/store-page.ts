// The checkout's store with a buy button that draws nothing.
import { type Mock, vi } from "vitest";
import { type Connect, createCheckoutStore } from "@/features/checkout/checkout-store";
import type { BuyButton } from "@/vendors/shopify/library/buy-button";
import { ShopError } from "@/vendors/shopify/transport/shop-error";
import { goods, keptInMemory } from "./bundles";

export const LINES = [{ variantId: "41", quantity: 1 }];
export const FIGURES = {
  lines: [{ variantId: "41", quantity: 1, cents: 2_000, paidCents: 2_000 }],
  codes: [{ code: "BRO25", applicable: true }],
  discounts: [{ name: "BRO25", cents: 500 }],
  totalCents: 1_500,
};

export function fakeButton(): BuyButton & Record<"openCart" | "closeCart", Mock<() => void>> {
  return {
    storage: "lasting",
    showProduct: () => new Promise(() => undefined),
    openCart: vi.fn<() => void>(),
    closeCart: vi.fn<() => void>(),
    add: () => Promise.resolve(),
    swap: () => Promise.resolve(),
  };
}

/** A store with an element for the cart. `connect` settles as each test needs it. */
export function page(connect: Connect) {
  const connecting = vi.fn(connect);
  const store = createCheckoutStore(goods, connecting, keptInMemory());
  store.setCartNode(document.createElement("div"));
  return { store, connecting };
}

/** The first connection fails because the shop is down. The second one has the button. */
export function pageThatFailsOnce() {
  const button = fakeButton();
  const connect = vi.fn<Connect>().mockRejectedValueOnce(new ShopError("down")).mockResolvedValueOnce(button);
  return { ...page(connect), button };
}
