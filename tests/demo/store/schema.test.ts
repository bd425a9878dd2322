import {
  buildSchema,
  getOperationAST,
  getVariableValues,
  type GraphQLSchema,
  Kind,
  parse,
  validate,
  validateSchema,
} from "graphql";
import { describe, expect, it } from "vitest";
import { createDemoStore } from "@/demo/store/demo-store";
import prunedSdl from "@/demo/store/schema.graphql?raw";
import { STOREFRONT_API_VERSION } from "@/vendors/shopify/transport/storefront-api";
import { buildClient, createTextStorage, PRODUCT, shop, STARTER } from "./shopper";

const pruned = buildSchema(prunedSdl);

interface Exchange {
  query: string;
  variables: Record<string, unknown>;
  answer: { data?: unknown; errors?: unknown };
}

const OPERATIONS = `shop node productByHandle cart cartCreate cartLinesAdd cartLinesUpdate cartLinesRemove
  cartNoteUpdate cartAttributesUpdate cartDiscountCodesUpdate`.split(/\s+/);

type Exchanges = Map<string, Exchange>;

/** Returns 'cartCreate' for `mutation CartCreate(…) { cartCreate(…) {…} }`, as some operations have no name. */
function nameOperation(query: string): string {
  const selection = getOperationAST(parse(query))?.selectionSet.selections[0];
  return selection?.kind === Kind.FIELD ? (selection.alias ?? selection.name).value : "";
}

/** The errors for which Shopify would refuse the document or its variables. */
function findProblems(schema: GraphQLSchema, { query, variables }: Exchange): string[] {
  const document = parse(query);
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];
  const { errors = [] } = getVariableValues(schema, definitions, variables);
  return [...validate(schema, document), ...errors].map((error) => error.message);
}

/** What the library sends to the demo store, and gets from it. */
async function recordExchanges(): Promise<Exchanges> {
  const exchanges: Exchanges = new Map();
  const store = createDemoStore(shop, createTextStorage());
  const client = buildClient(async (input, init) => {
    const response = await store.fetch(input, init);
    const { query, variables = {} } = JSON.parse(await new Response(init?.body ?? null).text());
    exchanges.set(nameOperation(query), { query, variables, answer: await response.clone().json() });
    return response;
  });
  await client.shop.fetchInfo();
  const product = await client.product.fetch(PRODUCT);
  await client.product.fetchByHandle(product?.handle ?? "");
  const { id } = await client.checkout.create({ lineItems: [{ variantId: STARTER, quantity: 1 }] });
  const { lineItems } = await client.checkout.addLineItems(id, [{ variantId: STARTER, quantity: 1 }]);
  const lineId = lineItems[0]?.id ?? "";
  await client.checkout.updateLineItems(id, [{ id: lineId, quantity: 3 }]);
  await client.checkout.removeLineItems(id, [lineId]);
  await client.checkout.updateAttributes(id, { note: "n", customAttributes: [{ key: "k", value: "v" }] });
  await client.checkout.addDiscount(id, "BRO25");
  await client.checkout.fetch(id);
  return exchanges;
}

it("each operation of the buy button's client is valid in the demo store's schema, and gets a response without errors", async () => {
  const exchanges = await recordExchanges();
  expect([...exchanges.keys()].toSorted()).toEqual(OPERATIONS.toSorted());
  for (const [operation, exchange] of exchanges) {
    expect(findProblems(pruned, exchange)).toEqual([]);
    expect(exchange.answer).not.toHaveProperty("errors");
    expect(exchange.answer).toHaveProperty(["data", operation], expect.anything());
    expect(exchange.answer).not.toHaveProperty(["data", operation, "userErrors", 0]);
  }
});

describe("the demo store's schema", () => {
  it("is a valid schema", () => expect(validateSchema(pruned)).toEqual([]));

  it("is of the version that the pages request", () => {
    expect(prunedSdl.split("\n")[0]).toContain(` ${STOREFRONT_API_VERSION} `);
  });
});
