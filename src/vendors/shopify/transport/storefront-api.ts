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

/** Of an operation on a cart. Shopify writes its messages in the language. Source: "Storefront API @inContext directive supports languages". */
export const IN_CONTEXT = `@inContext(language: ${PAGE_LANGUAGE})`;

/**
 * The operation with the visitor's objection. Shopify puts it into the address of the checkout that the response holds. Source: "@inContext
 * directive supports visitor consent", Shopify's developer changelog, version 2025-10.
 */
export function withObjection(operation: string): string {
  return operation.replace(IN_CONTEXT, `@inContext(language: ${PAGE_LANGUAGE}, ${OBJECTION})`);
}
