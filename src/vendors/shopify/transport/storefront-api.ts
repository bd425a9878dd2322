// The version of Shopify's Storefront API that every request names, and the context of its operations.

/**
 * The newest version whose schema is published on npm (`@shopify/hydrogen-react` 2026.4.4). Shopify supports it until 2027-04-01 at the
 * earliest; later requests get the oldest supported version. Source: "API versioning" in Shopify's documentation. `npm run shop check`
 * prints the version that a shop responds with.
 */
export const STOREFRONT_API_VERSION = "2026-04";

/** The language of the site's texts, as the schema's LanguageCode has it. The response says which language the shop used. */
export const PAGE_LANGUAGE = "EN";

/** False declines a purpose, and one that is left out is one on which the visitor said nothing. Nothing is ever accepted in his name. */
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
