// What the demo store names in a refusal, as Shopify does: the field of the input that it is about.
import { expect, it } from "vitest";
import { addLines, bareCartId, createCart, removeLines, setNote, updateLines } from "@/demo/store/demo-cart";

const NOW = "2026-11-23T00:00:00Z";
let made = 0;
const shop = {
  findVariant: (id: string) =>
    id === "sold" || id === "other" ? { fullTitle: "Wipes", availableForSale: true } : undefined,
  newId: () => String((made += 1)),
};

function newCart(...variants: string[]) {
  const lines = variants.map((merchandiseId) => ({ merchandiseId }));
  const { cart } = createCart({ lines }, shop, NOW);
  if (!cart) throw new Error("The shop refused the lines.");
  return cart;
}

const UNKNOWN = "gid://shopify/CartLine/77?cart=c";
const sold = { merchandiseId: "sold" };
const gone = { merchandiseId: "gone" };

it.each([
  [
    "a new cart",
    () => createCart({ lines: [sold, gone] }, shop, NOW),
    ["input", "lines", "1", "merchandiseId"],
  ],
  ["more lines", () => addLines(newCart(), [gone], shop), ["lines", "0", "merchandiseId"]],
  ["changed lines", () => updateLines(newCart(), [{ id: UNKNOWN }], shop), ["lines", "0", "id"]],
  ["removed lines", () => removeLines(newCart(), [UNKNOWN], shop), ["lineIds", "0"]],
  ["a new note", () => setNote(newCart(), "x".repeat(5_001)), ["note"]],
  ["a new cart's note", () => createCart({ note: "x".repeat(5_001) }, shop, NOW), ["input", "note"]],
])("names the field of %s", (_, act, field) => {
  expect(act().userErrors.map((error) => error.field)).toEqual([field]);
});

it.each([
  [UNKNOWN, "77"],
  ["no line", "no line"],
])("names the line %s by the part without the key of its cart", (id, named) => {
  expect(removeLines(newCart(), [id], shop).userErrors[0]?.message).toContain(`id ${named} does`);
});

it("takes a note of the greatest length, and none at all", () => {
  const note = "x".repeat(5_000);
  expect(setNote(newCart(), note)).toMatchObject({ cart: { note }, userErrors: [] });
  expect(newCart()).toMatchObject({ note: "", attributes: [], lines: [], discountCodes: [] });
});

it("keeps the other lines when one is removed", () => {
  const cart = newCart("sold", "other");
  const [first, second] = cart.lines;
  expect(removeLines(cart, [first?.id ?? ""], shop).cart?.lines).toEqual([second]);
});

it("takes the whole stock without a warning, and says how much is left of more than that", () => {
  const all = { merchandiseId: "sold", quantity: 999 };
  expect(addLines(newCart(), [all], shop).warnings).toEqual([]);
  expect(addLines(newCart("sold"), [all], shop)).toMatchObject({
    cart: { lines: [{ quantity: 999 }] },
    warnings: [{ message: expect.stringContaining("999") }],
  });
});

it("adds no line for a quantity of none", () => {
  expect(addLines(newCart(), [{ ...sold, quantity: 0 }], shop).cart?.lines).toEqual([]);
});

it("takes the key off a cart's id only where it is one of Shopify's", () => {
  expect(bareCartId("gid://shopify/Cart/abc?key=k")).toBe("abc");
  expect(bareCartId("xgid://shopify/Cart/abc?key=k")).toBe("xgid://shopify/Cart/abc?key=k");
});
