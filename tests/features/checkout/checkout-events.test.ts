// The analytics events of a purchase.
import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { recordEvents } from "../../site-events";
import type { CartReport } from "@/vendors/shopify/library/buy-page";
import { fakeButton } from "./fake-button";
import { page } from "./store-page";

const reported = recordEvents();

/** A store whose shop is ready. `report` and `cart` send what the library would report. */
async function connectShop(earlier: CartLinkItem[] | null = null) {
  const { store, connecting } = page(async ({ onCart }) => {
    if (earlier) onCart({ lines: earlier, figures: null, isOwnChange: false });
    return fakeButton();
  });
  store.start();
  await waitFor(() => expect(store.get().button.phase).toBe("ready"));
  const report = (change: Partial<CartReport>) =>
    connecting.mock.calls[0]?.[0].onCart({ lines: [], figures: null, isOwnChange: true, ...change });
  return {
    store,
    report,
    cart: (...lines: [variantId: string, quantity: number][]) =>
      report({ lines: lines.map(([variantId, quantity]) => ({ variantId, quantity })) }),
  };
}

it("reports a bundle when it is chosen", async () => {
  const { store } = await connectShop();
  store.choose("large");
  expect(reported).toEqual([{ event: "bundle_chosen", bundle: "large" }]);
});

it("reports what is added to the cart, with the quantity, and neither what stays nor what is removed", async () => {
  const { cart } = await connectShop();
  cart(["41", 1]);
  cart(["41", 1], ["42", 2]);
  cart(["41", 4], ["42", 1]);
  cart(["41", 4]);
  cart();
  expect(reported).toMatchObject([
    { event: "add_to_cart", bundle: "small", quantity: 1, value: 20 },
    { event: "add_to_cart", bundle: "medium", quantity: 2, value: 40 },
    { event: "add_to_cart", bundle: "small", quantity: 3, value: 60 },
  ]);
});

it("reports the share of a line, after discounts, that is added to a cart from an earlier visit, and not the rest", async () => {
  const { report } = await connectShop([{ variantId: "41", quantity: 1 }]);
  const line = { variantId: "41", quantity: 4 };
  const charged = { ...line, cents: 8_000, paidCents: 6_000 };
  const other = { variantId: "42", quantity: 1, cents: 500, paidCents: 500 };
  report({ lines: [line], figures: { lines: [charged, other], codes: [], discounts: [], totalCents: 0 } });
  expect(reported).toMatchObject([{ bundle: "small", quantity: 3, value: 45 }]);
});

it("reports what is added with its name, the shop's own price, and the whole cart", async () => {
  const { store, cart } = await connectShop();
  // The content has 20.
  store.setVariants([{ id: "41", title: "Small", available: true, price: 18.5 }]);
  cart(["41", 2]);
  expect(reported).toEqual([
    {
      event: "add_to_cart",
      bundle: "small",
      name: "Small",
      variantId: "41",
      quantity: 2,
      value: 37,
      cart: [{ variantId: "41", quantity: 2 }],
    },
  ]);
});

it("reports a product that is no bundle of the site without a name and a value", async () => {
  const { cart } = await connectShop();
  cart(["999", 1]);
  expect(reported).toMatchObject([
    { event: "add_to_cart", bundle: null, name: undefined, quantity: 1, value: null },
  ]);
});

it("reports nothing of a line that an app of the shop adds", async () => {
  const { report } = await connectShop();
  report({
    lines: [
      { variantId: "41", quantity: 1 },
      { variantId: "99", quantity: 1 },
    ],
    asked: ["41"],
  });
  expect(reported).toMatchObject([{ event: "add_to_cart", variantId: "41" }]);
});

it("takes up the price that the cart's answer has, everywhere", async () => {
  const { store, report } = await connectShop();
  report({ lines: [{ variantId: "41", quantity: 1 }], prices: { "41": 22 } });
  expect(store.get().bundles.map(({ price }) => price)).toEqual([22, 20, 20]);
  expect(reported).toMatchObject([{ event: "add_to_cart", value: 22 }]);
});
