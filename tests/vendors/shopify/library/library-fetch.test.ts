import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import schemaText from "@/demo/store/schema.graphql?raw";
import * as cartOperations from "@/vendors/shopify/transport/operations";
import { createShopFetch, supportedQuery } from "@/vendors/shopify/library/library-fetch";
import { STOREFRONT_API_VERSION, withContext } from "@/vendors/shopify/transport/storefront-api";

const LIBRARY_ADDRESS = "https://my-shop.myshopify.com/api/2025-01/graphql";

it("an operation loses the removed fields with everything that they select, and no others", () => {
  const operation =
    "query { cart { cost { totalAmount { amount },totalTaxAmount { amount },totalDutyAmount { amount } },buyerIdentity { email,deliveryAddressPreferences { ... on MailingAddress { id } } },note } }";
  expect(supportedQuery(operation).replaceAll(/,(?=[, }])|\s+(?=[},])/g, "")).toBe(
    "query { cart { cost { totalAmount { amount}},buyerIdentity { email},note}}",
  );
  const other = "query { cart { totalTaxAmountEstimated { amount },optionValues { name } } }";
  expect(supportedQuery(other)).toBe(other);
});

const OBJECTION = ", visitorConsent: { analytics: false, marketing: false, saleOfData: false }";
it.each<[string, string | null]>([
  ["query { cart(id: 1) { id } }", "query @ { cart(id: 1) { id } }"],
  ["query ($id: ID!) {\n  cart(id: $id) { id } }", "query ($id: ID!) @ {\n  cart(id: $id) { id } }"],
  [
    "fragment F on Cart { id,lines { id } } mutation C ($i:CartInput!)  { cartCreate (input: $i) { cart { ...F } } }",
    "fragment F on Cart { id,lines { id } } mutation C ($i:CartInput!)  @ { cartCreate (input: $i) { cart { ...F } } }",
  ],
  ["query { shop { name } }", null],
  ["query ($id: ID!) { node(id: $id) { id } }", null],
  ["fragment F on Product { cartLimit } query ($id: ID!) { product(id: $id) { cartLimit,...F } }", null],
])("an operation on a cart has the language and an objection in its context: %s", (operation, expected) => {
  for (const objects of [true, false]) {
    const context = `@inContext(language: EN${objects ? OBJECTION : ""})`;
    expect(withContext(operation, objects)).toBe(expected?.replace("@", context) ?? operation);
  }
});

const schema = buildSchema(schemaText);
const own = Object.entries(cartOperations).filter(([, value]) => typeof value === "string");
it.each(own)(
  "the site's own %s is valid in the committed schema, with and without an objection",
  (_, operation) => {
    expect(supportedQuery(String(operation))).toBe(operation);
    for (const objects of [true, false]) {
      const sent = withContext(String(operation), objects);
      expect(sent).toContain("@inContext");
      expect(validate(schema, parse(sent))).toEqual([]);
    }
  },
);

describe("a request of the library", () => {
  async function send(body: string, reply: string, { busyFirst = false, objects = [false] } = {}) {
    const sent: { address: string; body: unknown }[] = [];
    const shopFetch = createShopFetch({
      send: async (input, init) => {
        sent.push({ address: input instanceof Request ? input.url : input.toString(), body: init?.body });
        const isBusy = busyFirst && sent.length === 1;
        return new Response(reply, { status: isBusy ? 503 : 200 });
      },
      isOnline: () => true,
      objected: () => objects[sent.length] ?? false,
    });
    const response = await shopFetch(LIBRARY_ADDRESS, { method: "POST", body });
    return { sent, answer: await response.json() };
  }

  it("reaches the shop with the supported version and fields, and so does its second attempt", async () => {
    const variables = { input: { note: "totalTaxAmount { values }" } };
    const body = JSON.stringify({ query: "query { cart { id,totalTaxAmount { amount } } }", variables });
    const { sent } = await send(body, '{"data":{}}', { busyFirst: true });
    expect(sent).toHaveLength(2);
    for (const request of sent) {
      expect(request.address).toBe(`https://my-shop.myshopify.com/api/${STOREFRONT_API_VERSION}/graphql`);
      const { query, ...rest } = JSON.parse(String(request.body));
      expect(query).not.toContain("totalTaxAmount");
      expect(rest).toEqual({ variables });
    }
  });

  it("says at each attempt whether the visitor objects at that moment", async () => {
    const body = JSON.stringify({ query: "query { cart { id } }" });
    const { sent } = await send(body, '{"data":{}}', { busyFirst: true, objects: [false, true] });
    expect(sent.map((request) => String(request.body).includes("visitorConsent"))).toEqual([false, true]);
  });

  // Null and a plain text are no list: such a response is passed on as it is.
  it.each([
    [
      [{ name: "Starter" }, { name: "Duo" }],
      ["Starter", "Duo"],
    ],
    [["Starter"], ["Starter"]],
    [
      [null, 3],
      [null, 3],
    ],
    [null, null],
    ["Starter", "Starter"],
  ])("gets the option values %j as %j", async (values, expected) => {
    const reply = (list: unknown) => ({ data: { node: { options: [{ name: "Bundle", values: list }] } } });
    expect((await send("{}", JSON.stringify(reply(values)))).answer).toEqual(reply(expected));
  });
});
