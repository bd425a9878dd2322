import { createRequire } from "node:module";
import * as cartOperations from "../../src/vendors/shopify/transport/operations.ts";
import { supportedQuery } from "../../src/vendors/shopify/library/library-fetch.ts";
import { withContext } from "../../src/vendors/shopify/transport/storefront-api.ts";

export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

/** The part of shopify-buy, which has no types, that is called here. */
interface Library {
  graphQLClient: {
    send: (
      build: (client: object) => { toString: () => string },
      variables?: Record<string, unknown>,
    ) => Promise<{ data: object; model: object }>;
  };
  shop: { fetchInfo: () => Promise<unknown> };
  product: Record<"fetch" | "fetchByHandle", (id: string) => Promise<unknown>>;
  checkout: Record<
    | "fetch"
    | "create"
    | "addLineItems"
    | "updateLineItems"
    | "removeLineItems"
    | "updateAttributes"
    | "addDiscount",
    (...words: unknown[]) => Promise<unknown>
  >;
}

/** The operations that the site sends beside the library's, as they leave the page of a visitor who objects. */
export const OWN_OPERATIONS: readonly string[] = Object.values<unknown>(cartOperations)
  .filter((value): value is string => typeof value === "string")
  .map((operation) => withContext(operation, true));

const MUTATIONS = [
  "cartCreate",
  "cartLinesAdd",
  "cartLinesUpdate",
  "cartLinesRemove",
  "cartNoteUpdate",
  "cartAttributesUpdate",
  "cartDiscountCodesUpdate",
];

/** The operations of the library as they leave the page, with the variables that the library fills. */
export async function recordOperations(): Promise<Operation[]> {
  // Resolved from the folder of the Buy Button, to get the version of shopify-buy that the Buy Button depends on.
  const requireFromLibrary = createRequire(createRequire(import.meta.url).resolve("@shopify/buy-button-js"));
  const client: Library = requireFromLibrary("shopify-buy").buildClient({
    domain: "-",
    storefrontAccessToken: "-",
  });
  const operations: Operation[] = [];
  const cart = { lines: [], discountCodes: [], attrs: {} };
  const answers = Object.fromEntries(MUTATIONS.map((name) => [name, { cart }]));
  const data = { shop: null, node: null, productByHandle: null, cart, ...answers };
  client.graphQLClient.send = async (buildDocument, variables = {}) => {
    // The objection of a visitor is in these operations too. It adds to an operation, and changes nothing else.
    const query = withContext(supportedQuery(buildDocument(client.graphQLClient).toString()), true);
    operations.push({ query, variables });
    return { data, model: data };
  };

  const line = { variantId: "v", quantity: 1 };
  const attributes = [{ key: "k", value: "v" }];
  await client.shop.fetchInfo();
  await client.product.fetch("p");
  await client.product.fetchByHandle("p");
  await client.checkout.fetch("c");
  await client.checkout.create({ lineItems: [{ ...line }], note: "n", customAttributes: attributes });
  await client.checkout.addLineItems("c", [line]);
  await client.checkout.updateLineItems("c", [{ id: "l", quantity: 1 }]);
  await client.checkout.removeLineItems("c", ["l"]);
  await client.checkout.updateAttributes("c", { note: "n", customAttributes: attributes });
  await client.checkout.addDiscount("c", ["d"]);
  return operations;
}
