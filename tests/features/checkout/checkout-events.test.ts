// What the purchase tells analytics.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Connect, createCheckoutStore } from "@/features/checkout/checkout-store";
import type { CartLinkItem } from "@/lib/cart-link";
import { EVENT_NAME } from "@/vendors/analytics";
import { bundles, goods } from "./bundles";

const [starter, broBundle] = bundles.map(({ variantId }) => variantId);

const heard = vi.fn<(event: Event) => void>();
const told = () => heard.mock.calls.map(([event]) => (event instanceof CustomEvent ? event.detail : null));
beforeEach(() => {
  heard.mockClear();
  window.addEventListener(EVENT_NAME, heard);
});
afterEach(() => window.removeEventListener(EVENT_NAME, heard));

/** A page whose shop is connected; `cart` is what the library says of its cart. */
async function connected(earlier: CartLinkItem[] | null = null) {
  let onCart: (lines: CartLinkItem[]) => void = () => undefined;
  const connect: Connect = async (events) => {
    onCart = events.onCart;
    if (earlier) onCart(earlier);
    return { storage: "lasting", showProduct: () => new Promise(() => undefined), openCart: () => undefined };
  };
  const store = createCheckoutStore(goods, connect);
  store.setCartNode(document.createElement("div"));
  store.start();
  await vi.waitFor(() => expect(store.get().phase).toBe("ready"));
  return {
    store,
    cart: (...lines: [string | undefined, number][]) =>
      onCart(lines.map(([variantId = "", quantity]) => ({ variantId, quantity }))),
  };
}

it("a bundle that is chosen", async () => {
  const { store } = await connected();
  store.choose("large");
  expect(told()).toEqual([{ event: "bundle_chosen", bundle: "large" }]);
});

it("what comes into the cart, and how many; not what stays or goes", async () => {
  const { cart } = await connected();
  cart([starter, 1]);
  cart([starter, 1], [broBundle, 2]);
  cart([starter, 4], [broBundle, 1]);
  cart([starter, 4]);
  cart();
  expect(told()).toEqual([
    { event: "add_to_cart", bundle: "small", quantity: 1 },
    { event: "add_to_cart", bundle: "medium", quantity: 2 },
    { event: "add_to_cart", bundle: "small", quantity: 3 },
  ]);
});

it("a cart of an earlier visit is nothing new", async () => {
  const { cart } = await connected([{ variantId: starter ?? "", quantity: 2 }]);
  expect(told()).toEqual([]);
  cart([starter, 3]);
  expect(told()).toEqual([{ event: "add_to_cart", bundle: "small", quantity: 1 }]);
});

it("what is no bundle of ours is counted without a name", async () => {
  const { cart } = await connected();
  cart(["999", 1]);
  expect(told()).toEqual([{ event: "add_to_cart", bundle: null, quantity: 1 }]);
});
