// The analytics events of a purchase.
import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { recordEvents } from "../../site-events";
import type { CartReport } from "@/vendors/shopify/library/cart-report";
import { bundles } from "./bundles";
import { fakeButton } from "./fake-button";
import { page } from "./store-page";

const [starter, broBundle] = bundles.map(({ variantId }) => variantId);

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
  const linesOf = (lines: [string | undefined, number][]) =>
    lines.map(([variantId = "", quantity]) => ({ variantId, quantity }));
  return {
    store,
    report,
    cart: (...lines: [string | undefined, number][]) => report({ lines: linesOf(lines) }),
    /** The shop charges 15 for a pack of 20. */
    reducedCart: (...items: [string | undefined, number][]) => {
      const lines = linesOf(items);
      const charged = lines.map((line) => ({
        ...line,
        cents: 2_000 * line.quantity,
        paidCents: 1_500 * line.quantity,
      }));
      report({ lines, figures: { lines: charged, codes: [], discounts: [], totalCents: 0 } });
    },
  };
}

it("reports a bundle when it is chosen", async () => {
  const { store } = await connectShop();
  store.choose("large");
  expect(reported).toEqual([{ event: "bundle_chosen", bundle: "large" }]);
});

it("reports what is added to the cart, with the quantity, and neither what stays nor what is removed", async () => {
  const { cart } = await connectShop();
  cart([starter, 1]);
  cart([starter, 1], [broBundle, 2]);
  cart([starter, 4], [broBundle, 1]);
  cart([starter, 4]);
  cart();
  expect(reported).toMatchObject([
    { event: "add_to_cart", bundle: "small", quantity: 1, value: 20 },
    { event: "add_to_cart", bundle: "medium", quantity: 2, value: 40 },
    { event: "add_to_cart", bundle: "small", quantity: 3, value: 60 },
  ]);
});

it("reports what the shop charges for what is added, after discounts", async () => {
  const { reducedCart } = await connectShop();
  reducedCart([starter, 1]);
  reducedCart([starter, 1], [broBundle, 2]);
  reducedCart([starter, 4], [broBundle, 2]);
  expect(reported).toMatchObject([
    { bundle: "small", quantity: 1, value: 15 },
    { bundle: "medium", quantity: 2, value: 30 },
    { bundle: "small", quantity: 3, value: 45 },
  ]);
});

it("reports what is added with its name, the shop's own price, and the whole cart", async () => {
  const { store, cart } = await connectShop();
  // The content has 20.
  store.setVariants([{ id: starter ?? "", title: "Small", available: true, price: 18.5 }]);
  cart([starter, 2]);
  expect(reported).toEqual([
    {
      event: "add_to_cart",
      bundle: "small",
      name: "Small",
      variantId: starter,
      quantity: 2,
      value: 37,
      cart: [{ variantId: starter, quantity: 2 }],
    },
  ]);
});

it("does not report the lines of a cart from an earlier visit", async () => {
  const { cart } = await connectShop([{ variantId: starter ?? "", quantity: 2 }]);
  expect(reported).toEqual([]);
  cart([starter, 3]);
  expect(reported).toMatchObject([{ event: "add_to_cart", bundle: "small", quantity: 1 }]);
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
      { variantId: starter ?? "", quantity: 1 },
      { variantId: "99", quantity: 1 },
    ],
    asked: [starter ?? ""],
  });
  expect(reported).toMatchObject([{ event: "add_to_cart", variantId: starter }]);
});

it("takes up the price that the cart's answer has, everywhere", async () => {
  const { store, report } = await connectShop();
  const price = (bundles[0]?.price ?? 0) + 2;
  report({ lines: [{ variantId: starter ?? "", quantity: 1 }], prices: { [starter ?? ""]: price } });
  expect(store.get().bundles.map((bundle) => bundle.price)).toEqual([
    price,
    ...bundles.slice(1).map((bundle) => bundle.price),
  ]);
  expect(reported).toMatchObject([{ event: "add_to_cart", value: price }]);
});
