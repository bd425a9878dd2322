// The version of Shopify's Storefront API that every request names, and what has to change in the library's requests for it.
// The library (shopify-buy 3.0.7, its last version) names 2025-01, which is past its year, and selects five fields that the
// schema of 2026-04 calls deprecated. Its address and its operations are constants inside it, so the requests are changed.

/**
 * The newest version whose schema is published on npm (`@shopify/hydrogen-react` 2026.4.4). Shopify supports a version for at
 * least 12 months, so this one until 2027-04-01 at the earliest; later requests get the oldest supported version. Source: "API
 * versioning" in Shopify's documentation. `npm run shop check` prints the version that a shop responds with.
 */
export const STOREFRONT_API_VERSION = "2026-04";

/** Selected by the library with subfields, and read by it only where the response has them. A subfield may have fields as well. */
const REMOVED_FIELDS =
  /\b(?:totalTaxAmount|totalDutyAmount|deliveryAddressPreferences)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** The alias is the name that the library reads in the response. */
const REPLACED_FIELDS: readonly (readonly [RegExp, string])[] = [
  [/\bvalues\b/g, "values: optionValues { name }"],
  [/\bproductByHandle\b/g, "productByHandle: product"],
];

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

/** The language of the site's texts, as the schema's LanguageCode has it. The response says which language the shop used. */
export const PAGE_LANGUAGE = "EN";

/**
 * In the schema, false declines a purpose, and a purpose that is left out is one on which the visitor said nothing. An opt-out
 * and Global Privacy Control say nothing on `preferences`, such as a language. Nothing is ever accepted in a visitor's name.
 */
const OBJECTION = "visitorConsent: { analytics: false, marketing: false, saleOfData: false }";

/**
 * Adds the page's language and the visitor's objection to an operation on a cart. Shopify writes its messages in the language, and
 * puts the objection into the address of the checkout that the response holds. Sources: "Storefront API @inContext directive
 * supports languages" and "@inContext directive supports visitor consent", Shopify's developer changelog, versions 2022-04 and 2025-10.
 */
export function withContext(query: string, objected: boolean): string {
  const context = `@inContext(language: ${PAGE_LANGUAGE}${objected ? `, ${OBJECTION}` : ""})`;
  return query.replace(/\b(?:query|mutation)\b[^{}]*(?=\{\s*cart)/, `$&${context} `);
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

/** For JSON.parse: the library expects the values of a product's option as texts, as the deprecated field has them. */
export function optionValueNames(key: string, value: unknown): unknown {
  return key === "values" && Array.isArray(value) ? value.map(nameOf) : value;
}

function nameOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "name" in value ? value.name : value;
}
