// What has to change in the library's requests. The library (shopify-buy 3.0.7, its last version) names version 2025-01 of the API, which
// is past its year, and selects five fields that the schema of 2026-04 calls deprecated. Its address and its operations are constants
// inside it.
import { field, parseJson } from "@/lib/field";
import { askWithin, type ShopFetchOptions } from "@/vendors/shopify/transport/shop-fetch";
import { STOREFRONT_API_VERSION, withContext } from "@/vendors/shopify/transport/storefront-api";

/** Selected by the library with subfields, and read by it only where the response has them. A subfield may have fields as well. */
const REMOVED_FIELDS =
  /\b(?:totalTaxAmount|totalDutyAmount|deliveryAddressPreferences)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** The fetch of the library's client. Rejects with a ShopError only. A response that resolves is a 2xx with a GraphQL response in JSON. */
export function createShopFetch(options: ShopFetchOptions): typeof fetch {
  return async (input, init) => {
    const address =
      typeof input === "string"
        ? input.replace(/\/api\/\d{4}-\d{2}\//, `/api/${STOREFRONT_API_VERSION}/`)
        : input;
    const text = typeof init?.body === "string" ? init.body : null;
    const body = (): string | null => text && supportedBody(text, options.objected());
    const answer = await askWithin(options, address, init ?? {}, body);
    const headers = { "Content-Type": "application/json" };
    return new Response(JSON.stringify(answer, optionValueNames), { status: 200, headers });
  };
}

/**
 * The body of a request with its operation changed. The variables are the shopper's, so only the operation is changed.
 * `objected` is whether the visitor objects to the use of personal data.
 */
function supportedBody(body: string, objected: boolean): string {
  const request = parseJson(body);
  const query = field(request, "query");
  if (typeof query !== "string") return body;
  return JSON.stringify({ ...Object(request), query: withContext(supportedQuery(query), objected) });
}

/**
 * Written for the library's operations, which contain no strings and no comments: a parser of GraphQL is 40 KB. The alias is the name that
 * the library reads in the response. Tests validate the result of every operation against the published schema.
 */
export function supportedQuery(query: string): string {
  return query
    .replace(REMOVED_FIELDS, "")
    .replace(/\bvalues\b/g, "values: optionValues { name }")
    .replace(/\bproductByHandle\b/g, "productByHandle: product");
}

/** For JSON.stringify: the library expects the values of a product's option as texts, as the deprecated field has them. */
function optionValueNames(key: string, value: unknown): unknown {
  if (key !== "values" || !Array.isArray(value)) return value;
  return value.map((each: unknown) => field(each, "name") ?? each);
}
