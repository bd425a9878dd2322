import { describe, expect, it } from "vitest";
import { createDemoStore, type DemoShop } from "@/demo/store/demo-store";
import schema from "@/demo/store/schema.graphql?raw";
import { numberOf } from "@/vendors/shopify/ids";
import { READ_PRODUCT } from "@/vendors/shopify/transport/operations";
import { readVariants } from "@/vendors/shopify/transport/read-product";
import { STOREFRONT_API_VERSION } from "@/vendors/shopify/transport/storefront-api";
import {
  BRO_BUNDLE,
  createTextStorage,
  ENDPOINT,
  line,
  PRODUCT,
  shop,
  SOLD_OUT,
  STARTER,
  visit,
} from "./shopper";

it("the schema is of the version that the pages request", () => {
  expect(schema.split("\n")[0]).toContain(` ${STOREFRONT_API_VERSION} `);
});

it("the product is found by its id only, with a variant for each bundle", async () => {
  const { store } = visit();
  const ask = async (id: string) => {
    const body = JSON.stringify({ query: READ_PRODUCT, variables: { id } });
    return readVariants(await (await store.fetch(ENDPOINT, { method: "POST", body })).json());
  };
  expect(await ask(PRODUCT)).toEqual([
    { id: numberOf(STARTER), title: "Starter", available: true, price: 20.1 },
    { id: numberOf(BRO_BUNDLE), title: "Bro Bundle", available: true, price: 59.95 },
    { id: numberOf(SOLD_OUT), title: "Matte Mode", available: false, price: 100 },
  ]);
  await expect(ask("gid://shopify/Product/1")).rejects.toMatchObject({ problem: "missing" });
});

it("the shopper's next visit restores the cart without the bundles that the shop no longer has", async () => {
  const storage = createTextStorage();
  const { id } = await visit(storage).create([line(STARTER), line(BRO_BUNDLE)]);
  const smaller: DemoShop = { ...shop, variants: shop.variants.slice(0, 1) };
  const { read, add, store } = visit(storage, smaller);
  expect(await read(id)).toMatchObject({ cart: { lines: [{ variantId: numberOf(STARTER) }] } });
  expect(store.readCart(id)).toMatchObject({ lines: [{ variantTitle: "Starter" }], totalCents: 2010 });
  await add(id, line(STARTER));
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
    const { create, store } = visit();
    const { id, checkoutUrl } = await create(
      [line(STARTER), line(BRO_BUNDLE, 2)],
      [{ key: "__snowball", value: "BRO25" }],
      ["nobody", "bro25"],
    );
    const title = "Charcoal Face Wipes!";
    const bundle = { variantId: numberOf(BRO_BUNDLE), title, variantTitle: "Bro Bundle", quantity: 2 };
    const starter = { variantId: numberOf(STARTER), title, variantTitle: "Starter", quantity: 1 };
    const order = {
      lines: [
        { ...bundle, cents: 11_990, totalCents: 8_993 },
        { ...starter, cents: 2_010, totalCents: 1_508 },
      ],
      subtotalCents: 14_000,
      discounts: [{ code: "BRO25", percent: 25, cents: 3_499 }],
      codes: ["nobody", "BRO25"],
      refusedCodes: [{ code: "nobody", refusal: "DISCOUNT_NOT_FOUND" }],
      totalCents: 10_501,
      attributes: [{ key: "__snowball", value: "BRO25" }],
    };
    expect(store.readCheckout(new URL(checkoutUrl).search)).toEqual(order);
    expect(store.readCart(id)).toEqual(order);
  });

  it("does not know a cart that does not exist", async () => {
    const { add, read } = visit();
    const gone = "gid://shopify/Cart/gone?key=k";
    expect(await read(gone)).toEqual({ is: "none" });
    expect(await add(gone, line(STARTER))).toEqual({ is: "none" });
  });

  it("gets no lines from a cart link with unknown variants only, and null for an unknown cart", () => {
    const { store } = visit();
    expect(store.readCheckout("?items=1:1&discount=BRO25")).toMatchObject({ lines: [], totalCents: 0 });
    expect(store.readCheckout("?cart=no-such-cart")).toBeNull();
  });
});
