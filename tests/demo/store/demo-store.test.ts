import { describe, expect, it } from "vitest";
import { createDemoStore, type DemoShop } from "@/demo/store/demo-store";
import schema from "@/demo/store/schema.graphql?raw";
import { numberOf } from "@/vendors/shopify/ids";
import { STOREFRONT_API_VERSION } from "@/vendors/shopify/transport/storefront-api";
import {
  BRO_BUNDLE,
  contentOf,
  createTextStorage,
  ENDPOINT,
  PRODUCT,
  shop,
  SOLD_OUT,
  STARTER,
  visit,
} from "./shopper";

it("the schema is of the version that the pages request", () => {
  expect(schema.split("\n")[0]).toContain(` ${STOREFRONT_API_VERSION} `);
});

describe("the product", () => {
  it("has one option with a value for each bundle", async () => {
    const { product } = visit();
    expect(contentOf(await product.fetch(PRODUCT))).toMatchObject({
      title: "Charcoal Face Wipes!",
      availableForSale: true,
      options: [
        { name: "Bundle", values: [{ value: "Starter" }, { value: "Bro Bundle" }, { value: "Matte Mode" }] },
      ],
      variants: [
        { id: STARTER, title: "Starter", available: true, priceV2: { amount: "20.1", currencyCode: "USD" } },
        { id: BRO_BUNDLE, title: "Bro Bundle", available: true, priceV2: { amount: "59.95" } },
        { id: SOLD_OUT, title: "Matte Mode", available: false, priceV2: { amount: "100.0" } },
      ],
    });
  });

  it("is found by its id and its handle only", async () => {
    const { product } = visit();
    expect(await product.fetchByHandle("charcoal-face-wipes")).toMatchObject({ title: shop.productTitle });
    expect(await product.fetch("gid://shopify/Product/1")).toBeNull();
    expect(await product.fetchByHandle("soap")).toBeNull();
  });
});

it("the shopper's next visit restores the cart without the bundles that the shop no longer has", async () => {
  const storage = createTextStorage();
  const { id } = await visit(storage).checkout.create({
    lineItems: [
      { variantId: STARTER, quantity: 1 },
      { variantId: BRO_BUNDLE, quantity: 1 },
    ],
  });
  const smaller: DemoShop = { ...shop, variants: shop.variants.slice(0, 1) };
  const { checkout, store } = visit(storage, smaller);
  expect(contentOf(await checkout.fetch(id))).toMatchObject({ lineItems: [{ variant: { id: STARTER } }] });
  expect(store.readCart(id)).toMatchObject({ lines: [{ variantTitle: "Starter" }], totalCents: 2010 });
  await checkout.addLineItems(id, [{ variantId: STARTER, quantity: 1 }]);
  expect(visit(storage).store.readCart(id)?.lines).toMatchObject([{ variantTitle: "Starter", quantity: 2 }]);
});

describe("the demo checkout", () => {
  it("has an address on this site, without the key that gives access to the cart", async () => {
    let count = 0;
    const store = createDemoStore(shop, createTextStorage(), { newId: () => `a/b&${++count}` });
    const query = "mutation { cartCreate { cart { id checkoutUrl } } }";
    const response = await store.fetch(ENDPOINT, { method: "POST", body: JSON.stringify({ query }) });
    expect(await response.json()).toEqual({
      data: {
        cartCreate: {
          cart: {
            id: "gid://shopify/Cart/a/b&1?key=a/b&2",
            checkoutUrl: "https://mugworks.test/demo/checkout?cart=a%2Fb%261",
          },
        },
      },
    });
    expect(store.readCart("a/b&1")).toMatchObject({ lines: [] });
  });

  it("gets what each line costs before and after discounts, the discounts, the refused codes and the total", async () => {
    const { checkout, store } = visit();
    const { id, webUrl } = await checkout.create({
      lineItems: [
        { variantId: STARTER, quantity: 1 },
        { variantId: BRO_BUNDLE, quantity: 2 },
      ],
      note: "Ring twice",
      customAttributes: [{ key: "__snowball", value: "BRO25" }],
    });
    await checkout.addDiscount(id, "nobody");
    await checkout.addDiscount(id, "bro25");
    const title = "Charcoal Face Wipes!";
    const order = {
      lines: [
        {
          variantId: numberOf(BRO_BUNDLE),
          title,
          variantTitle: "Bro Bundle",
          quantity: 2,
          cents: 11_990,
          totalCents: 8_993,
        },
        {
          variantId: numberOf(STARTER),
          title,
          variantTitle: "Starter",
          quantity: 1,
          cents: 2_010,
          totalCents: 1_508,
        },
      ],
      subtotalCents: 14_000,
      discounts: [{ code: "BRO25", percent: 25, cents: 3_499 }],
      codes: ["nobody", "BRO25"],
      refusedCodes: [{ code: "nobody", refusal: "DISCOUNT_NOT_FOUND" }],
      totalCents: 10_501,
      attributes: [{ key: "__snowball", value: "BRO25" }],
      note: "Ring twice",
    };
    expect(store.readCheckout(new URL(webUrl).search)).toEqual(order);
    expect(store.readCart(id)).toEqual(order);
  });

  it("does not know a cart that does not exist", async () => {
    const { checkout } = visit();
    const gone = "gid://shopify/Cart/gone?key=k";
    expect(await checkout.fetch(gone)).toBeNull();
    await expect(checkout.addLineItems(gone, [{ variantId: STARTER, quantity: 1 }])).rejects.toMatchObject([
      { code: "INVALID", field: ["cartId"] },
    ]);
  });

  it("gets no lines from a cart link with unknown variants only, and null for an unknown cart", () => {
    const { store } = visit();
    expect(store.readCheckout("?items=1:1&discount=BRO25")).toMatchObject({ lines: [], totalCents: 0 });
    expect(store.readCheckout("?cart=no-such-cart")).toBeNull();
  });
});
