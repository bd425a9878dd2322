import { describe, expect, it } from "vitest";
import { createDemoStore, type DemoShop } from "@/demo/store/demo-store";
import { prepareProductAnswer } from "@/demo/store/prepare-answer";
import { PREPARED_ORIGIN, preparedFetch } from "@/demo/store/prepared-fetch";
import { buildClient, createTextStorage, ENDPOINT, shop, STARTER } from "./shopper";

const [starter] = shop.variants;
if (!starter) throw new Error("The shop of the tests needs a bundle.");

const lawful: [string, DemoShop][] = [
  ["as it is", shop],
  [
    "with quotes, markup and other scripts in its texts",
    {
      ...shop,
      productTitle: `Wipes "für" <bros> $& \\ 👊`,
      variants: [
        { ...starter, title: `"Bro" & $1 bündle`, image: { ...starter.image, altText: "“a” \\n 包" } },
      ],
    },
  ],
  ["at an address with a port", { ...shop, origin: "http://localhost:4173" }],
];

/** The bodies of the requests that the library sends for the product of the shop. */
async function libraryRequests({ productId }: DemoShop, objected: boolean): Promise<string[]> {
  const bodies: string[] = [];
  const store = createDemoStore(shop, createTextStorage());
  const client = buildClient(
    (input, init) => {
      if (typeof init?.body === "string") bodies.push(init.body);
      return store.fetch(input, init);
    },
    { objected },
  );
  await client.product.fetch(`gid://shopify/Product/${productId}`);
  return bodies;
}

const ask = async (
  send: (input: string, init: RequestInit) => Promise<Response>,
  body: string,
): Promise<string> => (await send(ENDPOINT, { method: "POST", body })).text();

describe("the prepared answer", () => {
  it.each([true, false])("is for the request that the library sends (objection: %s)", async (objected) => {
    const { request } = await prepareProductAnswer(shop);
    expect(await libraryRequests(shop, objected)).toEqual([request]);
  });

  it.each(lawful)("is what the executor answers for a shop %s", async (_, changed) => {
    const prepared = await prepareProductAnswer(changed);
    const store = createDemoStore(changed, createTextStorage());
    const executed = await ask(store.fetch, prepared.request);
    const answering = preparedFetch(prepared, changed.origin, () => Promise.reject(new Error("not needed")));
    expect(await ask(answering, prepared.request)).toBe(executed);
    expect(JSON.parse(executed)).toMatchObject({ data: { node: { title: changed.productTitle } } });
    expect(executed).not.toContain(PREPARED_ORIGIN);
  });

  it("is given for its own request only, and the store is loaded for all others", async () => {
    const prepared = { request: (await prepareProductAnswer(shop)).request, answer: "prepared" };
    const store = createDemoStore(shop, createTextStorage());
    const send = preparedFetch(prepared, shop.origin, () => Promise.resolve(store));
    expect(await ask(send, prepared.request)).toBe("prepared");
    expect(await ask(send, `${prepared.request} `)).toContain('"Product"');
    const { checkout } = buildClient(send);
    const cart = await checkout.create({ lineItems: [{ variantId: STARTER, quantity: 1 }] });
    expect(await checkout.fetch(cart.id)).toMatchObject({ lineItems: [{ quantity: 1 }] });
  });
});
