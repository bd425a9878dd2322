// What the demo store does to a cart, and what it names in a refusal, as Shopify does: the field of the input that it is about.
import { describe, expect, it } from "vitest";
import {
  addLines,
  bareCartId,
  createCart,
  type DemoCart,
  removeLines,
  setAttributes,
  updateLines,
} from "@/demo/store/demo-cart";

const NOW = "2026-11-23T00:00:00Z";
let made = 0;
const shop = {
  findVariant: (id: string) =>
    id === "gone" ? undefined : { fullTitle: `Wipes - ${id}`, availableForSale: id !== "sold out" },
  newId: () => String((made += 1)),
};

function newCart(...variants: string[]): DemoCart {
  const { cart } = createCart({ lines: variants.map((merchandiseId) => ({ merchandiseId })) }, shop, NOW);
  if (!cart) throw new Error("The shop refused the lines.");
  return cart;
}
const line = (merchandiseId: string, quantity = 1) => ({ merchandiseId, quantity });
const linesOf = (cart: DemoCart | null) =>
  cart?.lines.map(({ variantId, quantity }) => [variantId, quantity]);
const UNKNOWN = "gid://shopify/CartLine/77?cart=c";

describe("a cart of the demo store", () => {
  it("is created with its lines and attributes, including the private ones", () => {
    const attributes = [{ key: "__snowball", value: "BRO25" }];
    const { cart } = createCart({ lines: [line("one", 2)], attributes }, shop, NOW);
    expect(cart).toMatchObject({ attributes, discountCodes: [] });
    expect([linesOf(cart), cart?.id]).toEqual([
      [["one", 2]],
      expect.stringMatching(/^gid:.+\/Cart\/\d+\?key=\d+$/),
    ]);
  });

  it("adds the same bundle to its line, and another bundle as a line of its own, and no line for none", () => {
    const { cart } = addLines(newCart("one"), [line("one", 2), line("two"), line("three", 0)], shop);
    expect(linesOf(cart)).toEqual([
      ["two", 1],
      ["one", 3],
    ]);
  });

  it("changes a line's quantity, removes the line at 0 or less, and keeps the others", () => {
    const cart = newCart("one", "two", "three");
    const [first, second, third] = cart.lines.map(({ id }) => ({ id }));
    if (!first || !second || !third) throw new Error("three lines");
    const changes = [
      { ...first, quantity: 4 },
      { ...second, quantity: 0 },
      { ...third, quantity: -1 },
    ];
    expect(linesOf(updateLines(cart, changes, shop).cart)).toEqual([["three", 4]]);
    expect(linesOf(removeLines(cart, [first.id, third.id], shop).cart)).toEqual([["two", 1]]);
  });

  it("replaces all of its attributes at once", () => {
    const { cart } = createCart({ attributes: [{ key: "gift", value: "yes" }] }, shop, NOW);
    const attributes = [{ key: "__snowball", value: "BRO25" }];
    expect(cart && setAttributes(cart, attributes).cart).toMatchObject({ attributes });
  });

  it("has the whole stock without a warning, and says how much is left of more than that", () => {
    expect(addLines(newCart(), [line("one", 999)], shop).warnings).toEqual([]);
    const { cart, warnings } = addLines(newCart("one"), [line("one", 999)], shop);
    expect(linesOf(cart)).toEqual([["one", 999]]);
    expect(warnings).toMatchObject([{ message: expect.stringContaining("999") }]);
  });

  it("has a sold-out bundle with quantity 0, and a warning", () => {
    const { cart, warnings } = createCart({ lines: [line("sold out")] }, shop, NOW);
    expect(linesOf(cart)).toEqual([["sold out", 0]]);
    const message = "The product 'Wipes - sold out' is already sold out.";
    expect(warnings).toMatchObject([
      { code: "MERCHANDISE_OUT_OF_STOCK", message: expect.stringContaining(message) },
    ]);
  });
});

it.each([
  [
    "a new cart",
    createCart({ lines: [line("one"), line("gone")] }, shop, NOW),
    "input lines 1 merchandiseId",
  ],
  ["more lines", addLines(newCart(), [line("gone")], shop), "lines 0 merchandiseId"],
  ["changed lines", updateLines(newCart(), [{ id: UNKNOWN }], shop), "lines 0 id"],
  ["removed lines", removeLines(newCart(), [UNKNOWN], shop), "lineIds 0"],
])("a refusal names the field of %s", (_, { userErrors }, field) => {
  expect(userErrors.map((error) => error.field.join(" "))).toEqual([field]);
});

it.each([
  [UNKNOWN, "77"],
  ["no line", "no line"],
])("a refusal names the line %s by the part without the key of its cart", (id, named) => {
  expect(removeLines(newCart(), [id], shop).userErrors[0]?.message).toContain(`id ${named} does`);
});

it("the key is taken off a cart's id only where it is one of Shopify's", () => {
  expect(bareCartId("gid://shopify/Cart/abc?key=k")).toBe("abc");
  expect(bareCartId("xgid://shopify/Cart/abc?key=k")).toBe("xgid://shopify/Cart/abc?key=k");
});
