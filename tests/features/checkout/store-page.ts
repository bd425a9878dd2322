// The checkout's store with a buy button that draws nothing.
import { vi } from "vitest";
import { type Connect, createCheckoutStore } from "@/features/checkout/checkout-store";
import { ShopError } from "@/lib/purchase/shop-problem";
import { goods, keptInMemory } from "./bundles";
import { fakeButton } from "./fake-button";

export const LINES = [{ variantId: "41", quantity: 1 }];
export const FIGURES = {
  lines: [{ variantId: "41", quantity: 1, cents: 2_000, paidCents: 2_000 }],
  codes: [{ code: "BRO25", applicable: true }],
  discounts: [{ name: "BRO25", cents: 500 }],
  totalCents: 1_500,
};

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
