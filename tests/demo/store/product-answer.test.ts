// What the demo store tells about the shop and its product, as far as a client may ask.
import { describe, expect, it } from "vitest";
import { createDemoStore, type DemoShop } from "@/demo/store/demo-store";
import { createTextStorage, ENDPOINT, PRODUCT, shop, visit } from "./shopper";

async function ask(query: string, asked: Partial<DemoShop> = {}): Promise<unknown> {
  const store = createDemoStore({ ...shop, ...asked }, createTextStorage());
  const body = JSON.stringify({ query });
  return (await store.fetch(ENDPOINT, { method: "POST", body })).json();
}

const askProduct = (fields: string, asked?: Partial<DemoShop>) =>
  ask(`{ node(id: "${PRODUCT}") { ... on Product { ${fields} } } }`, asked);

it.each([
  ["Charcoal Face Wipes", "charcoal-face-wipes"],
  ["Wipes & “Bros” (2)", "wipes-bros-2"],
  ["  Wipes!", "wipes"],
])("a product named %s has the handle %s", async (productTitle, handle) => {
  expect(await askProduct("handle", { productTitle })).toEqual({ data: { node: { handle } } });
});

it("a product has no description and no type, and the pictures and options have ids of their own kinds", async () => {
  const fields = `vendor productType description descriptionHtml
    options { id } images(first: 250) { edges { node { id } } pageInfo { hasNextPage hasPreviousPage } }`;
  expect(await askProduct(fields)).toEqual({
    data: {
      node: {
        vendor: "Demo store",
        productType: "",
        description: "",
        descriptionHtml: "",
        options: [{ id: `gid://shopify/ProductOption/${shop.productId}` }],
        images: {
          edges: shop.variants.map(({ id }) => ({ node: { id: `gid://shopify/ProductImage/${id}` } })),
          pageInfo: { hasNextPage: false, hasPreviousPage: false },
        },
      },
    },
  });
});

describe("a product", () => {
  const withStock = (...stock: boolean[]) => ({
    variants: shop.variants.map((variant, index) => ({
      ...variant,
      availableForSale: stock[index] ?? false,
    })),
  });

  it.each([
    ["is for sale while one of its bundles is", [false, true, false], true],
    ["is sold out when all of its bundles are", [false, false, false], false],
  ])("%s", async (_, stock, availableForSale) => {
    expect(await askProduct("availableForSale", withStock(...stock))).toEqual({
      data: { node: { availableForSale } },
    });
  });
});

it.each([
  ["https://mugworks.test", "mugworks.test", true],
  ["http://localhost:4173", "localhost:4173", false],
])("the shop at %s has this domain, and sells in dollars", async (origin, host, sslEnabled) => {
  const query = `{ shop {
    name moneyFormat paymentSettings { enabledPresentmentCurrencies } primaryDomain { host sslEnabled url }
  } }`;
  expect(await ask(query, { origin })).toEqual({
    data: {
      shop: {
        name: "Demo store",
        moneyFormat: "${{amount}}",
        paymentSettings: { enabledPresentmentCurrencies: ["USD"] },
        primaryDomain: { host, sslEnabled, url: origin },
      },
    },
  });
});

it("reads what it tells about the shop in the library's words", async () => {
  expect(await visit().shop.fetchInfo()).toMatchObject({ name: "Demo store", moneyFormat: "${{amount}}" });
});
