// The discounts of the demo store's carts, by the requests that the pages send, as the pages read the answers.
import { expect, it } from "vitest";
import { field } from "@/lib/field";
import { orderOf, priceCart } from "@/demo/store/priced-cart";
import { readFigures } from "@/vendors/shopify/transport/cart-figures";
import { CREATE_CART, READ_CART, WRITE_CODES } from "@/vendors/shopify/transport/operations";
import { BRO_BUNDLE, createTextStorage, ENDPOINT, shop, STARTER, visit } from "./shopper";

/** A cart with two of the first bundle and one of the second, in a store whose discounts the test may change. */
async function openCart(discountCodes: string[]) {
  const discounts = [...shop.discounts];
  const { store } = visit(createTextStorage(), { ...shop, discounts });
  async function ask(query: string, variables: object, operation: string): Promise<unknown> {
    const body = JSON.stringify({ query, variables });
    const answer: unknown = await (await store.fetch(ENDPOINT, { method: "POST", body })).json();
    expect(answer).not.toHaveProperty("errors");
    return field(field(answer, "data"), operation);
  }
  const lines = [
    { merchandiseId: BRO_BUNDLE, quantity: 1 },
    { merchandiseId: STARTER, quantity: 2 },
  ];
  const created = await ask(CREATE_CART, { input: { lines, discountCodes } }, "cartCreate");
  const id = field(field(created, "cart"), "id");
  return {
    discounts,
    figures: async () => readFigures(await ask(READ_CART, { id }, "cart")),
    setCodes: (codes: string[]) =>
      ask(WRITE_CODES, { cartId: id, discountCodes: codes }, "cartDiscountCodesUpdate"),
  };
}

it("a discount is read as what it takes off each line", async () => {
  const { figures } = await openCart(["bro25", "nobody"]);
  expect(await figures()).toEqual({
    lines: [
      { variantId: "41000000000001", quantity: 2, cents: 4_020, paidCents: 3_015 },
      { variantId: "41000000000002", quantity: 1, cents: 5_995, paidCents: 4_497 },
    ],
    codes: [
      { code: "BRO25", applicable: true },
      { code: "nobody", applicable: false },
    ],
    discounts: [{ name: "BRO25", cents: 2_503 }],
    totalCents: 7_512,
  });
});

it("codes are replaced as a whole, stored once whatever their letter case, and removed by an empty list", async () => {
  const { figures, setCodes } = await openCart(["BRO25"]);
  expect(await setCodes(["matte15", " MATTE15 ", "", "nobody"])).toMatchObject({
    userErrors: [],
    warnings: [{ code: "DISCOUNT_NOT_FOUND", message: "Enter a valid discount code" }],
  });
  expect(await figures()).toMatchObject({
    codes: [
      { code: "MATTE15", applicable: true },
      { code: "nobody", applicable: false },
    ],
    totalCents: 8_513,
  });
  expect(await setCodes([])).toMatchObject({ warnings: [] });
  expect(await figures()).toMatchObject({ codes: [], totalCents: 10_015 });
});

it("a discount that was removed meanwhile takes nothing off any more", async () => {
  const { discounts, figures } = await openCart(["BRO25"]);
  discounts.splice(0, 1);
  expect(await figures()).toMatchObject({
    codes: [{ code: "BRO25", applicable: false }],
    discounts: [],
    totalCents: 10_015,
  });
});

it("an order has what a code takes off all of its lines, and no line without items", () => {
  const variant = { number: "41", productTitle: "Wipes", title: "Starter", cents: 1_000 };
  const line = { id: "l", variantId: "v", quantity: 1 };
  const lines = [line, { ...line, quantity: 2 }, { ...line, quantity: 0 }];
  const cart = { lines, discountCodes: ["TEN"] };
  expect(orderOf(priceCart(cart, () => variant, [{ code: "TEN", percent: 10 }]))).toMatchObject({
    lines: [{ totalCents: 900 }, { totalCents: 1_800 }],
    discounts: [{ code: "TEN", percent: 10, cents: 300 }],
    subtotalCents: 3_000,
    totalCents: 2_700,
  });
});
