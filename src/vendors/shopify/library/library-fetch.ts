// What has to change in the library's requests. The library (shopify-buy 3.0.7, its last version) names version 2025-01 of the API, which
// is past its year, and selects five fields that the schema of 2026-04 calls deprecated. Its address and its operations are constants
// inside it.
import { askWithin, type ShopFetchOptions } from "@/vendors/shopify/transport/shop-fetch";
import { STOREFRONT_API_VERSION, withContext } from "@/vendors/shopify/transport/storefront-api";

/** Selected by the library with subfields, and read by it only where the response has them. A subfield may have fields as well. */
const REMOVED_FIELDS =
  /\b(?:totalTaxAmount|totalDutyAmount|deliveryAddressPreferences)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** The alias is the name that the library reads in the response. */
const REPLACED_FIELDS: readonly (readonly [RegExp, string])[] = [
  [/\bvalues\b/g, "values: optionValues { name }"],
  [/\bproductByHandle\b/g, "productByHandle: product"],
];

/** The fetch of the library's client. Rejects with a ShopError only. A response that resolves is a 2xx with a GraphQL response in JSON. */
export function createShopFetch(options: ShopFetchOptions): typeof fetch {
  return async (input, init) => {
    const address = typeof input === "string" ? supportedAddress(input) : input;
    const text = typeof init?.body === "string" ? init.body : null;
    const answer = await askWithin(
      options,
      address,
      init ?? {},
      () => text && supportedBody(text, options.objected()),
    );
    return new Response(JSON.stringify(answer, optionValueNames), {
      status: 200,
      headers: { "Content-Type": "application/json" },
    });
  };
}

export function supportedAddress(address: string): string {
  return address.replace(/\/api\/\d{4}-\d{2}\//, `/api/${STOREFRONT_API_VERSION}/`);
}

/**
 * The body of a request with its operation changed. The variables are the shopper's, so only the operation is changed.
 * `objected` is whether the visitor objects to the use of personal data.
 */
export function supportedBody(body: string, objected: boolean): string {
  const request: unknown = JSON.parse(body);
  if (typeof request !== "object" || request === null || !("query" in request)) return body;
  if (typeof request.query !== "string") return body;
  return JSON.stringify({ ...request, query: withContext(supportedQuery(request.query), objected) });
}

/**
 * Written for the library's operations, which contain no strings and no comments: a parser of GraphQL is 40 KB. Tests parse
 * the result for every operation, and validate it against the published schema.
 */
export function supportedQuery(query: string): string {
  return REPLACED_FIELDS.reduce(
    (text, [field, replacement]) => text.replace(field, replacement),
    query.replace(REMOVED_FIELDS, ""),
  );
}

/** For JSON.stringify: the library expects the values of a product's option as texts, as the deprecated field has them. */
function optionValueNames(key: string, value: unknown): unknown {
  return key === "values" && Array.isArray(value) ? value.map(nameOf) : value;
}

function nameOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "name" in value ? value.name : value;
}
