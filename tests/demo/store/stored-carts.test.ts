// What the demo store makes of stored text that another version of the site, or somebody by hand, has written.
import { describe, expect, it } from "vitest";
import { createCartShelf } from "@/demo/store/cart-shelf";
import { createTextStorage } from "./shopper";

const LINE = { id: "l", variantId: "v", quantity: 1 };
const CART = {
  id: "gid://shopify/Cart/good?key=k",
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
  lines: [LINE],
  attributes: [{ key: "k", value: "v" }],
  note: "",
  discountCodes: ["BRO25"],
};

const shelfOf = (stored: unknown) => createCartShelf(createTextStorage(JSON.stringify(stored)));
const cartOf = (change: object) =>
  shelfOf({ version: 1, carts: [{ ...CART, ...change }] }).findByBareId("good");

it("reads a stored cart by its whole id, and by the part that may stand in an address", () => {
  const shelf = shelfOf({ version: 1, carts: [CART] });
  expect(shelf.find(CART.id)).toEqual(CART);
  expect(shelf.findByBareId("good")).toEqual(CART);
});

it.each(["{", "null", "7", '{"version":1,"carts":{}}'])("reads no cart of the text %s", (text) => {
  expect(createCartShelf(createTextStorage(text)).find(CART.id)).toBeUndefined();
});

it("does not read a cart of another version of the format", () => {
  expect(shelfOf({ version: 2, carts: [CART] }).find(CART.id)).toBeUndefined();
  expect(shelfOf({ carts: [CART] }).find(CART.id)).toBeUndefined();
});

describe("a stored cart is not read where", () => {
  it.each([
    ["its note is null", { note: null }],
    ["its lines are no list", { lines: { 0: LINE } }],
    ["its codes are one text", { discountCodes: "BRO25" }],
  ])("%s", (_, change) => expect(cartOf(change)).toBeUndefined());

  it("its id is no text, and the carts beside it are read", () => {
    const carts = [{ ...CART, id: 3 }, null, 7, CART];
    expect(shelfOf({ version: 1, carts }).find(CART.id)).toEqual(CART);
  });
});

describe("a stored line", () => {
  it.each([
    ["is null", null],
    ["has no id", { ...LINE, id: undefined }],
    ["has half a quantity", { ...LINE, quantity: 1.5 }],
    ["has less than none", { ...LINE, quantity: -1 }],
    ["has more than the stock", { ...LINE, quantity: 1_000 }],
  ])("that %s is left out", (_, line) => expect(cartOf({ lines: [line, LINE] })?.lines).toEqual([LINE]));

  it.each([0, 999])("may have the quantity %d", (quantity) => {
    expect(cartOf({ lines: [{ ...LINE, quantity }] })?.lines).toEqual([{ ...LINE, quantity }]);
  });
});

it.each([[null], ["k"], [{ key: 1, value: "v" }], [{ key: "k" }]])(
  "a stored attribute that is %j is left out",
  (attribute) => {
    expect(cartOf({ attributes: [attribute, ...CART.attributes] })?.attributes).toEqual(CART.attributes);
  },
);
