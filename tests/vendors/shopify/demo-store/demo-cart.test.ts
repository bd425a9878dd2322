import { describe, expect, it } from "vitest";
import { BRO_BUNDLE, contentOf, ENDPOINT, shop, SOLD_OUT, STARTER, visit } from "./shopper";

describe("a cart", () => {
  it("is made with its lines, note and attributes, the private ones too", async () => {
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

  it("adds up in cents", async () => {
    const { checkout, store } = visit();
    const cart = await checkout.create({
      lineItems: [
        { variantId: STARTER, quantity: 3 },
        { variantId: BRO_BUNDLE, quantity: 1 },
      ],
    });
    expect(cart.subtotalPriceV2.amount).toBe("120.25");
    expect(store.readCart(cart.id)?.lines.map((line) => line.amount)).toEqual([59.95, 60.3]);
  });

  it("puts the same bundle on the line it is on, and another one on a line of its own", async () => {
    const { checkout } = visit();
    const { id } = await checkout.create({ lineItems: [{ variantId: STARTER, quantity: 1 }] });
    await checkout.addLineItems(id, [{ variantId: STARTER, quantity: 2 }]);
    const cart = await checkout.addLineItems(id, [{ variantId: BRO_BUNDLE, quantity: 1 }]);
    expect(cart.lineItems.map((line) => [line.variant.id, line.quantity])).toEqual([
      [BRO_BUNDLE, 1],
      [STARTER, 3],
    ]);
  });

  it("changes a line's quantity, and drops the line at 0 or less", async () => {
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

  it("keeps a line's quantity when the field for it was emptied", async () => {
    const { checkout } = visit();
    const { id, lineItems } = await checkout.create({ lineItems: [{ variantId: STARTER, quantity: 2 }] });
    const cart = await checkout.updateLineItems(id, [{ id: lineItems[0]?.id ?? "", quantity: Number.NaN }]);
    expect(cart.lineItems).toMatchObject([{ quantity: 2 }]);
  });

  it("removes lines", async () => {
    const { checkout } = visit();
    const { id, lineItems } = await checkout.create({ lineItems: [{ variantId: STARTER, quantity: 2 }] });
    expect(await checkout.removeLineItems(id, [lineItems[0]?.id ?? ""])).toMatchObject({ lineItems: [] });
  });

  it("replaces all of its attributes at once, and leaves the note alone", async () => {
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

  it("loses its note to the library's updateAttributes, as in a real shop", async () => {
    const { checkout } = visit();
    const { id } = await checkout.create({ lineItems: [], note: "Leave at the gym" });
    const cart = await checkout.updateAttributes(id, { customAttributes: [{ key: "k", value: "v" }] });
    expect(contentOf(cart)).toMatchObject({ note: "", customAttributes: [{ key: "k", value: "v" }] });
  });

  it("refuses a note that is too long, and keeps the one it has", async () => {
    const { checkout } = visit();
    const { id } = await checkout.create({ lineItems: [], note: "short" });
    await expect(checkout.updateAttributes(id, { note: "x".repeat(5001) })).rejects.toMatchObject([
      { code: "TOO_LONG" },
    ]);
    await expect(checkout.create({ lineItems: [], note: "x".repeat(5001) })).rejects.toMatchObject([
      { code: "TOO_LONG" },
    ]);
    expect(contentOf(await checkout.fetch(id))).toMatchObject({ note: "short" });
  });

  it("remembers discount codes once, whatever their case, and takes nothing off", async () => {
    const { checkout, store } = visit();
    const { id, webUrl } = await checkout.create({ lineItems: [{ variantId: STARTER, quantity: 1 }] });
    await checkout.addDiscount(id, "BRO25");
    const cart = await checkout.addDiscount(id, "bro25");
    expect(cart.subtotalPriceV2.amount).toBe("20.1");
    expect(store.readCart(new URL(webUrl).searchParams.get("cart") ?? "")?.discountCodes).toEqual(["BRO25"]);
    await checkout.removeDiscount(id);
    expect(store.readCart(id)?.discountCodes).toEqual([]);
  });
});

describe("what a shop refuses", () => {
  it("is a variant that it does not have: no cart comes of it, none is changed", async () => {
    const { checkout } = visit();
    const wrong = { variantId: "gid://shopify/ProductVariant/1", quantity: 1 };
    const refusal = [
      { code: "INVALID", message: "The merchandise with id gid://shopify/ProductVariant/1 does not exist." },
    ];
    await expect(checkout.create({ lineItems: [{ ...wrong }] })).rejects.toMatchObject(refusal);
    const { id } = await checkout.create({ lineItems: [{ variantId: STARTER, quantity: 1 }] });
    const right = { variantId: STARTER, quantity: 1 };
    await expect(checkout.addLineItems(id, [right, wrong])).rejects.toMatchObject(refusal);
    expect(contentOf(await checkout.fetch(id))).toMatchObject({ lineItems: [{ quantity: 1 }] });
  });

  it("is a cart that is gone", async () => {
    const { checkout } = visit();
    const gone = "gid://shopify/Cart/gone?key=k";
    expect(await checkout.fetch(gone)).toBeNull();
    await expect(checkout.addLineItems(gone, [{ variantId: STARTER, quantity: 1 }])).rejects.toMatchObject([
      { code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." },
    ]);
  });

  it("is a line that is gone, and the answer shows the cart as it is", async () => {
    const { checkout } = visit();
    const { id } = await checkout.create({ lineItems: [{ variantId: STARTER, quantity: 1 }] });
    const refusal = {
      lineItems: [{ quantity: 1 }],
      userErrors: [
        { code: "LINE_ITEM_NOT_FOUND", message: "The merchandise line with id 7 does not exist." },
      ],
    };
    const line = "gid://shopify/CartLine/7?cart=c";
    expect(await checkout.updateLineItems(id, [{ id: line, quantity: 2 }])).toMatchObject(refusal);
    expect(await checkout.removeLineItems(id, [line])).toMatchObject(refusal);
  });

  it("is not a sold-out bundle: that one is in the cart with quantity 0, with a warning", async () => {
    const { checkout, store } = visit();
    const cart = await checkout.create({ lineItems: [{ variantId: SOLD_OUT, quantity: 1 }] });
    expect(contentOf(cart)).toMatchObject({
      lineItems: [{ quantity: 0, variant: { id: SOLD_OUT } }],
      userErrors: [
        {
          code: "NOT_ENOUGH_IN_STOCK",
          message: "The product 'Charcoal Face Wipes! - Matte Mode' is already sold out.",
        },
      ],
    });
    expect(store.readCart(cart.id)).toMatchObject({ lines: [], total: 0 });
  });

  it("is not a sold-out bundle, which stays until the shopper removes it", async () => {
    const { checkout } = visit();
    const { id, lineItems } = await checkout.create({
      lineItems: [
        { variantId: STARTER, quantity: 1 },
        { variantId: SOLD_OUT, quantity: 1 },
      ],
    });
    const [soldOut, starter] = lineItems.map((line) => line.id);
    const more = await checkout.updateLineItems(id, [{ id: starter ?? "", quantity: 2 }]);
    expect(more.lineItems.map((line) => line.quantity)).toEqual([0, 2]);
    const less = await checkout.updateLineItems(id, [{ id: soldOut ?? "", quantity: 0 }]);
    expect(less.lineItems.map((line) => line.id)).toEqual([starter]);
  });

  it("is not more than the shop has: the quantity is cut, with a warning", async () => {
    const { checkout } = visit();
    const cart = await checkout.create({ lineItems: [{ variantId: STARTER, quantity: 2_000_000_000 }] });
    expect(contentOf(cart)).toMatchObject({
      lineItems: [{ quantity: 999 }],
      userErrors: [{ code: "NOT_ENOUGH_IN_STOCK" }],
    });
  });
});
