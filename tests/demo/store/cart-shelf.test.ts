import { describe, expect, it } from "vitest";
import { field } from "@/lib/field";
import { createCartShelf } from "@/demo/store/cart-shelf";
import type { DemoStorage } from "@/demo/store/demo-store";
import type { Answer } from "@/vendors/shopify/transport/read-answer";
import { BRO_BUNDLE, createTextStorage, line, STARTER, visit } from "./shopper";

const checkoutOf = (answer: Answer): URL => new URL(String(field(field(answer, "cart"), "checkoutUrl")));

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

describe("carts of the demo store", () => {
  it("are the same in two tabs", async () => {
    const storage = createTextStorage();
    const [first, second] = [visit(storage), visit(storage)];
    const { id } = await first.create();
    await second.add(id, line(STARTER));
    expect(await first.read(id)).toMatchObject({ cart: { lines: [{ quantity: 2 }] } });
  });

  it("are limited to the five that were used last", async () => {
    const storage = createTextStorage();
    const { add, create, read } = visit(storage);
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) ids.push((await create()).id);
    await add(ids[0] ?? "", line(STARTER));
    await create();
    const found = await Promise.all(ids.map(read));
    expect(found.map((answer) => answer.is)).toEqual(["cart", "none", "cart", "cart", "cart"]);
  });

  it.each<[string, DemoStorage]>([
    ["cannot be read", { read: denied, write: () => {}, lasting: () => true }],
    ["cannot be written", { read: () => null, write: denied, lasting: () => true }],
    ["does not last", { ...createTextStorage(), lasting: () => false }],
  ])("last for the visit when the storage %s", async (_, storage) => {
    const { add, ask, create, read, store } = visit(storage);
    const { id } = await create();
    await add(id, line(STARTER));
    expect(await read(id)).toMatchObject({ cart: { lines: [{ quantity: 2 }] } });
    expect(store.readCart(id)).toMatchObject({ totalCents: 4020 });
    // The checkout is another page, which cannot read the cart from memory, so its address holds the cart's content.
    const attributes = [{ key: "__snowball", value: "BRO25" }];
    const written = await ask({ operation: "write", id, attributes, codes: ["bro25"] });
    const { search } = checkoutOf(written);
    expect(search).toContain("items=");
    expect(visit(createTextStorage()).store.readCheckout(search)).toEqual(store.readCart(id));
    expect(store.readCart(id)).toMatchObject({
      lines: [{ quantity: 2 }],
      discounts: [{ code: "BRO25", cents: 1005 }],
      attributes: [{ key: "__snowball", value: "BRO25" }],
    });
  });

  it("are in the checkout's address where the storage does not last: each item, and each code if there is one", async () => {
    const { add, ask, create } = visit({ ...createTextStorage(), lasting: () => false });
    const { id } = await create();
    const items = ["items", "41000000000002:2,41000000000001:1"];
    const queryOf = (answer: Answer) => [...checkoutOf(answer).searchParams];
    expect(queryOf(await add(id, line(BRO_BUNDLE, 2)))).toEqual([items]);
    const codes = ["bro25", "nobody"];
    const written = await ask({ operation: "write", id, attributes: null, codes });
    expect(queryOf(written)).toEqual([items, ["discount", "bro25,nobody"]]);
  });
});

// Text that another version of the site, or somebody by hand, has written.
const LINE = { id: "l", variantId: "v", quantity: 1 };
const CART = {
  id: "gid://shopify/Cart/good?key=k",
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
  lines: [LINE],
  attributes: [{ key: "k", value: "v" }],
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

it.each<[situation: string, text: string]>([
  ["is no JSON", "{"],
  ["is null", "null"],
  ["is a number", "7"],
  ["has no list of carts", '{"version":1,"carts":{}}'],
  ["is of another version", JSON.stringify({ version: 2, carts: [CART] })],
  ["is of no version", JSON.stringify({ carts: [CART] })],
])("a text that %s holds no cart", (_, text) => {
  expect(createCartShelf(createTextStorage(text)).find(CART.id)).toBeUndefined();
});

it.each([
  ["does not say when it was made", { createdAt: null }],
  ["has lines that are no list", { lines: { 0: LINE } }],
  ["has one text for codes", { discountCodes: "BRO25" }],
])("a stored cart that %s is not read", (_, change) => expect(cartOf(change)).toBeUndefined());

it("a stored cart whose id is no text is not read, and the carts beside it are", () => {
  const carts = [{ ...CART, id: 3 }, null, 7, CART];
  expect(shelfOf({ version: 1, carts }).find(CART.id)).toEqual(CART);
});

it.each<[isRead: boolean, situation: string, stored: unknown]>([
  [false, "is null", null],
  [false, "has no id", { ...LINE, id: undefined }],
  [false, "has half a quantity", { ...LINE, quantity: 1.5 }],
  [false, "has less than none", { ...LINE, quantity: -1 }],
  [true, "has none", { ...LINE, quantity: 0 }],
  [true, "has the whole stock", { ...LINE, quantity: 999 }],
  [false, "has more than the stock", { ...LINE, quantity: 1_000 }],
])("a stored line is read: %s, where it %s", (isRead, _, stored) => {
  expect(cartOf({ lines: [stored, LINE] })?.lines).toEqual(isRead ? [stored, LINE] : [LINE]);
});

it.each([[null], ["k"], [{ key: 1, value: "v" }], [{ key: "k" }]])(
  "a stored attribute that is %j is left out",
  (attribute) => {
    expect(cartOf({ attributes: [attribute, ...CART.attributes] })?.attributes).toEqual(CART.attributes);
  },
);
