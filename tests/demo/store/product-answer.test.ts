// What the demo store tells about the shop and its product, as far as a client may ask.
import { describe, expect, it } from "vitest";
import { createDemoStore, type DemoShop } from "@/demo/store/demo-store";
import { createTextStorage, ENDPOINT, PRODUCT, shop } from "./shopper";

async function ask(query: string, asked: Partial<DemoShop> = {}): Promise<unknown> {
  const store = createDemoStore({ ...shop, ...asked }, createTextStorage());
  const body = JSON.stringify({ query });
  return (await store.fetch(ENDPOINT, { method: "POST", body })).json();
}

const askProduct = (fields: string, asked?: Partial<DemoShop>) =>
  ask(`{ node(id: "${PRODUCT}") { ... on Product { ${fields} } } }`, asked);

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
