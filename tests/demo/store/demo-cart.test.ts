import { describe, expect, it } from "vitest";
import { BRO_BUNDLE, contentOf, ENDPOINT, shop, SOLD_OUT, STARTER, visit } from "./shopper";

describe("a cart of the demo store", () => {
  it("is created with its lines, note and attributes, including the private ones", async () => {
    const { checkout } = visit();
    const cart = await checkout.create({
      lineItems: [{ variantId: BRO_BUNDLE, quantity: 2 }],
      note: "Leave at the gym",
      customAttributes: [{ key: "__snowball", value: "BRO25" }],
    });
    expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/\w+\?key=\w+$/);
    expect(contentOf(cart)).toMatchObject({
      note: "Leave at the gym",
      customAttributes: [{ key: "__snowball", value: "BRO25" }],
      lineItems: [
        { title: shop.productTitle, quantity: 2, variant: { id: BRO_BUNDLE, title: "Bro Bundle" } },
      ],
      userErrors: [],
    });
  });

  it("is summed in cents", async () => {
    const { checkout, store } = visit();
    const cart = await checkout.create({
      lineItems: [
        { variantId: STARTER, quantity: 3 },
        { variantId: BRO_BUNDLE, quantity: 1 },
      ],
    });
    expect(cart.subtotalPriceV2.amount).toBe("120.25");
    expect(store.readCart(cart.id)?.lines.map((line) => line.cents)).toEqual([5995, 6030]);
  });

  it("adds the same bundle to its line, and another bundle as a line of its own", async () => {
    const { checkout } = visit();
    const { id } = await checkout.create({ lineItems: [{ variantId: STARTER, quantity: 1 }] });
    await checkout.addLineItems(id, [{ variantId: STARTER, quantity: 2 }]);
    const cart = await checkout.addLineItems(id, [{ variantId: BRO_BUNDLE, quantity: 1 }]);
    expect(cart.lineItems.map((line) => [line.variant.id, line.quantity])).toEqual([
      [BRO_BUNDLE, 1],
      [STARTER, 3],
    ]);
  });

  it("changes a line's quantity, and removes the line at 0 or less", async () => {
    const { checkout } = visit();
    const { id, lineItems } = await checkout.create({
      lineItems: [
        { variantId: STARTER, quantity: 1 },
        { variantId: BRO_BUNDLE, quantity: 1 },
      ],
    });
    const [first, second] = lineItems.map((line) => line.id);
    const more = await checkout.updateLineItems(id, [{ id: first ?? "", quantity: 4 }]);
    expect(more.lineItems.map((line) => line.quantity)).toEqual([4, 1]);
    const less = await checkout.updateLineItems(id, [{ id: first ?? "", quantity: 0 }]);
    expect(less.lineItems.map((line) => line.id)).toEqual([second]);
    const none = await checkout.updateLineItems(id, [{ id: second ?? "", quantity: -1 }]);
    expect(none.lineItems).toEqual([]);
  });

  it("replaces all of its attributes at once, and keeps the note", async () => {
    const { checkout, store } = visit();
    const { id } = await checkout.create({
      lineItems: [],
      note: "Leave at the gym",
      customAttributes: [
        { key: "gift", value: "yes" },
        { key: "__snowball", value: "OLD" },
      ],
    });
    const query = `mutation ($id: ID!, $attributes: [AttributeInput!]!) {
      cartAttributesUpdate(cartId: $id, attributes: $attributes) { cart { note attributes { key value } } }
    }`;
    const attributes = [{ key: "__snowball", value: "BRO25" }];
    const body = JSON.stringify({ query, variables: { id, attributes } });
    const response = await store.fetch(ENDPOINT, { method: "POST", body });
    expect(await response.json()).toEqual({
      data: { cartAttributesUpdate: { cart: { note: "Leave at the gym", attributes } } },
    });
  });
});

describe("a request that the demo store refuses", () => {
  it("names a cart that does not exist", async () => {
    const { checkout } = visit();
    const gone = "gid://shopify/Cart/gone?key=k";
    expect(await checkout.fetch(gone)).toBeNull();
    await expect(checkout.addLineItems(gone, [{ variantId: STARTER, quantity: 1 }])).rejects.toMatchObject([
      {
        code: "INVALID",
        field: ["cartId"],
        message: expect.stringContaining("The specified cart does not exist."),
      },
    ]);
  });

  it("does not include a sold-out bundle, which is added with quantity 0 and a warning", async () => {
    const { checkout, store } = visit();
    const cart = await checkout.create({ lineItems: [{ variantId: SOLD_OUT, quantity: 1 }] });
    expect(contentOf(cart)).toMatchObject({
      lineItems: [{ quantity: 0, variant: { id: SOLD_OUT } }],
      userErrors: [
        {
          code: "NOT_ENOUGH_IN_STOCK",
          message: expect.stringContaining(
            "The product 'Charcoal Face Wipes! - Matte Mode' is already sold out.",
          ),
        },
      ],
    });
    expect(store.readCart(cart.id)).toMatchObject({ lines: [], totalCents: 0 });
  });
});
