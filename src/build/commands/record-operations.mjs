import { createRequire } from "node:module";
import { importSource } from "./import-source.mjs";

/**
 * The operations of the library as they leave the page, with the variables that the library fills.
 *
 * @returns {Promise<{ query: string, variables: Record<string, unknown> }[]>}
 */
export async function recordOperations() {
  // Resolved from the folder of the Buy Button, to get the version of shopify-buy that the Buy Button depends on.
  const requireFromLibrary = createRequire(createRequire(import.meta.url).resolve("@shopify/buy-button-js"));
  const client = requireFromLibrary("shopify-buy").buildClient({ domain: "-", storefrontAccessToken: "-" });

  // The shop gets the operations as the page's fetch changes them.
  const { supportedQuery, withContext } = await importSource("vendors/shopify/storefront-api.ts");

  const operations = [];
  const cart = { lines: [], discountCodes: [], attrs: {} };
  const mutations = ["cartCreate", "cartLinesAdd", "cartLinesUpdate", "cartLinesRemove"];
  mutations.push("cartNoteUpdate", "cartAttributesUpdate", "cartDiscountCodesUpdate");
  const data = { shop: null, node: null, productByHandle: null, cart };
  for (const name of mutations) data[name] = { cart };
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
