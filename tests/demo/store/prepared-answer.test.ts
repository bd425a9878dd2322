import { describe, expect, it } from "vitest";
import { createDemoStore, type DemoShop } from "@/demo/store/demo-store";
import { prepareProductAnswer } from "@/demo/store/prepare-answer";
import { preparedFetch } from "@/demo/store/prepared-fetch";
import { productGid } from "@/vendors/shopify/ids";
import { READ_PRODUCT } from "@/vendors/shopify/transport/operations";
import { createShopFetch } from "@/vendors/shopify/transport/shop-fetch";
import { asker, createTextStorage, ENDPOINT, shop } from "./shopper";

const [starter] = shop.variants;
if (!starter) throw new Error("The shop of the tests needs a bundle.");

const lawful: [string, DemoShop][] = [
  ["as it is", shop],
  [
    "with quotes, markup and other scripts in its texts",
    {
      ...shop,
      productTitle: `Wipes "für" <bros> $& \\ 👊`,
      variants: [{ ...starter, title: `"Bro" & $1 bündle “a” \\n 包` }],
    },
  ],
  ["at an address with a port", { ...shop, origin: "http://localhost:4173" }],
];

const ask = async (
  send: (input: string, init: RequestInit) => Promise<Response>,
  body: string,
): Promise<string> => (await send(ENDPOINT, { method: "POST", body })).text();

describe("the prepared answer", () => {
  it.each(lawful)("is what the executor answers for a shop %s", async (_, changed) => {
    const prepared = await prepareProductAnswer(changed);
    const store = createDemoStore(changed, createTextStorage());
    const executed = await ask(store.fetch, prepared.request);
    const answering = preparedFetch(prepared, () => Promise.reject(new Error("not needed")));
    expect(await ask(answering, prepared.request)).toBe(executed);
    for (const { title } of changed.variants) expect(executed).toContain(JSON.stringify(title));
  });

  it.each([true, false])(
    "is given for the page's request (objection: %s), and for no other",
    async (objects) => {
      const { request } = await prepareProductAnswer(shop);
      const store = createDemoStore(shop, createTextStorage());
      const send = preparedFetch({ request, answer: '{"data":{"is":"prepared"}}' }, () =>
        Promise.resolve(store),
      );
      const access = { domain: "demo.invalid", storefrontToken: "demo" };
      const askShop = createShopFetch(
        { shop: access, send },
        () => objects,
        () => true,
      );
      const prepared = await askShop(READ_PRODUCT, { id: productGid(shop.productId) });
      expect(prepared).toEqual({ data: { is: "prepared" } });
      const { create, read } = asker(send);
      const { id } = await create();
      expect(await read(id)).toMatchObject({ cart: { lines: [{ quantity: 1 }] } });
    },
  );
});
