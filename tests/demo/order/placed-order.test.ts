import { expect, it } from "vitest";
import { openDemoStore } from "@/demo/demo-shop";
import { placedAt, placeOrder } from "@/demo/order/placed-order";
import { localStore, STORAGE_KEYS } from "@/lib/browser/storage";
import { goods } from "../../features/checkout/bundles";

const NOW = new Date("2026-11-28T15:00:00Z");

/** When the order of the address was placed, as a page finds it that is loaded now. */
function placedIn(query: string): string | null {
  const order = openDemoStore(goods).readCheckout(query);
  return order && (placedAt(order, query)?.toISOString() ?? null);
}

const cart = {
  id: "gid://shopify/Cart/c1?key=k",
  createdAt: "",
  updatedAt: "",
  lines: [{ id: "l1", variantId: "gid://shopify/ProductVariant/41", quantity: 2 }],
  attributes: [],
  discountCodes: [],
};

/** What the store answers a page that asks for the cart. */
async function askForCart(): Promise<unknown> {
  const response = await openDemoStore(goods).fetch("/", {
    method: "POST",
    body: JSON.stringify({
      query: "query ($id: ID!) { cart(id: $id) { id } }",
      variables: { id: cart.id },
    }),
  });
  return response.json();
}

it("ends the cart, and keeps its order for the receipt", async () => {
  localStore.set(STORAGE_KEYS.demoStore, JSON.stringify({ version: 1, carts: [cart] }));
  expect(placedIn("?cart=c1")).toBeNull();
  expect(await askForCart()).toMatchObject({ data: { cart: { id: cart.id } } });
  expect(placeOrder("?cart=c1&utm_source=a", NOW)).toBe("cart=c1&utm_source=a");
  expect(placedIn("?cart=c1")).toBe("2026-11-28T15:00:00.000Z");
  expect(openDemoStore(goods).readCheckout("?cart=c1")).toMatchObject({ totalCents: 4000 });
  expect(await askForCart()).toMatchObject({ data: { cart: null } });
});

it("keeps the order of a cart link in its address, with its code", () => {
  const query = placeOrder("?items=41:2&discount=BRO25&attributes[__snowball]=BRO25", NOW);
  expect(placedIn(`?${query}`)).toBe("2026-11-28T15:00:00.000Z");
  expect(openDemoStore(goods).readCheckout(`?${query}`)).toMatchObject({
    totalCents: 3000,
    attributes: [{ key: "__snowball", value: "BRO25" }],
  });
  // The link that led here buys anew.
  expect(placedIn("?items=41:2&discount=BRO25")).toBeNull();
});

it.each(["", "yes", "2026-99-99"])("does not take an order for placed at '%s'", (time) => {
  expect(placedIn(`?items=41:1&placed=${time}`)).toBeNull();
});
