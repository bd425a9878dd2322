// @vitest-environment node
// What the shop's answers about a cart mean.
import { describe, expect, it } from "vitest";
import { failedAnswer, readAnswer } from "@/vendors/shopify/transport/read-answer";
import { ShopError } from "@/lib/purchase/shop-problem";

const usd = (amount: string) => ({ amount, currencyCode: "USD" });
const line = (merchandise: unknown) => ({
  id: "line",
  quantity: 1,
  merchandise,
  cost: { subtotalAmount: usd("20.0") },
  discountAllocations: [],
});
const variant = {
  id: "gid://shopify/ProductVariant/41",
  title: "Starter",
  price: usd("20.0"),
  product: { title: "Wipes" },
};
const cart = (change: object = {}) => ({
  id: "gid://shopify/Cart/1?key=k",
  checkoutUrl: "https://shop.example/checkout",
  attributes: [
    { key: "gift", value: "yes" },
    { key: "empty", value: null },
  ],
  discountCodes: [{ code: "BRO25", applicable: true }, { code: "OLD" }],
  discountAllocations: [],
  cost: { totalAmount: usd("20.0") },
  lines: { edges: [{ node: line(variant) }] },
  ...change,
});
const VARIANT = { price: 20, title: "Starter", product: "Wipes", image: null };
const errors = [{ message: "Internal error" }];
const userErrors = (...field: string[]) => [{ code: "INVALID", field, message: "no" }];

/** With the id of an earlier version of the library, which stored no key. */
const read = (answer: object) => readAnswer(answer, { operation: "read", id: "gid://shopify/Cart/1" });

describe("a cart", () => {
  it("is read with its lines, attributes, codes and figures", () => {
    expect(read({ data: { cart: cart() } })).toMatchObject({
      is: "cart",
      warnings: null,
      cart: {
        lines: [{ ...VARIANT, id: "line", variantId: "41", quantity: 1 }],
        attributes: [{ key: "gift", value: "yes" }],
        codes: [
          { code: "BRO25", applicable: true },
          { code: "OLD", applicable: false },
        ],
        figures: { totalCents: 2_000 },
      },
    });
  });

  it("names the lines that are no longer sold", () => {
    const lines = { edges: [{ node: line(null) }] };
    expect(read({ data: { cart: cart({ lines }) } })).toMatchObject({
      cart: { lines: [], unsold: ["line"] },
    });
  });

  it.each([
    ["an id", { id: undefined }],
    ["codes", { discountCodes: undefined }],
    ["a price", { lines: { edges: [{ node: line({ ...variant, price: null }) }] } }],
    ["a quantity", { lines: { edges: [{ node: { ...line(variant), quantity: "1" } }] } }],
    ["lines", { lines: { edges: null } }],
  ])("without %s cannot be read", (_, change) => {
    expect(read({ data: { cart: cart(change) } })).toEqual({
      is: "failed",
      problem: "garbled",
    });
  });
});

const changed = (payload: object, mutation = "cartLinesAdd") => ({
  data: { [mutation]: { userErrors: [], ...payload } },
});
const DOWN = { is: "failed", problem: "down" };
const warnings = [{ code: "DISCOUNT_NOT_FOUND", message: "no" }];

it.each([
  ["null: there is no such cart", { data: { cart: null } }, { is: "none" }],
  ["null with errors: nothing is known", { data: { cart: null }, errors }, DOWN],
  ["no data", { errors }, DOWN],
  ["no payload", { data: { cartLinesAdd: null }, errors }, DOWN],
  ["no cart, and no reason", changed({ cart: null }), { is: "failed", problem: "garbled" }],
  ["a change of no cart", changed({ cart: null, userErrors: userErrors("cartId") }), { is: "none" }],
  [
    "a change that is refused",
    changed({ cart: null, userErrors: userErrors("lines") }),
    { is: "refused", refused: [] },
  ],
  [
    "a cart that is refused for its attributes",
    changed({ cart: null, userErrors: userErrors("input", "attributes", "0") }, "cartCreate"),
    { is: "refused", refused: ["attributes"] },
  ],
  [
    "attributes that are refused beside codes that are not",
    {
      data: {
        ...changed({ userErrors: userErrors() }, "cartAttributesUpdate").data,
        ...changed({ cart: cart() }, "cartDiscountCodesUpdate").data,
      },
    },
    { is: "cart", refused: ["attributes"] },
  ],
  [
    "a warning about a code, which is no remark on the change",
    changed({ cart: cart(), warnings }),
    { is: "cart", remarks: [], warnings: ["DISCOUNT_NOT_FOUND"] },
  ],
])("%s", (_, answer, expected) => {
  expect(read(answer)).toMatchObject(expected);
});

it("of another cart than was asked for shows nothing of it", () => {
  expect(read({ data: { cart: cart({ id: "gid://shopify/Cart/2" }) } })).toEqual({
    is: "failed",
    problem: "garbled",
  });
});

it("is the failure that a request ends with", () => {
  expect(failedAnswer(new ShopError("slow"))).toEqual({ is: "failed", problem: "slow" });
});
