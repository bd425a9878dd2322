// Links to the shop's cart that work without script: variants, quantities and the referral code.

/** The cart attribute with the referral code. Shopify shows a name that begins with `__` on the order, not at checkout. */
export const REFERRAL_ATTRIBUTE = "__snowball";
export const DISCOUNT_PARAMETER = "discount";
const ATTRIBUTE_PARAMETER = `attributes[${REFERRAL_ATTRIBUTE}]`;

export interface CartAttribute {
  key: string;
  value: string;
}

/** What a cart carries for a referral code: a new one, an existing one, and that of a plain link. The campaign is the text of a query. */
export function carriedBy(code: string, campaign: string) {
  const ours = [...new URLSearchParams(campaign)].map(([key, value]) => ({ key, value }));
  return { attributes: [...ours, { key: REFERRAL_ATTRIBUTE, value: code }], discountCodes: [code] };
}

/**
 * Shopify's cart permalink, `https://{shop}/cart/{variant}:{quantity}`; on the demo store its own checkout.
 * Source: "Cart permalinks" in Shopify's documentation.
 */
export function cartLinkBase(shopDomain: string | null, demoCheckoutPath: string): string {
  return shopDomain === null ? `${demoCheckoutPath}?items=` : `https://${shopDomain}/cart/`;
}

export interface CartLinkItem {
  /** The variant's number at Shopify. */
  variantId: string;
  quantity: number;
}

/** Returns a link that puts these items into a cart at the shop and opens its checkout. */
export function cartLink(base: string, items: readonly CartLinkItem[], code: string | null): string {
  return withReferralCode(
    `${base}${items.map(({ variantId, quantity }) => `${variantId}:${quantity}`).join(",")}`,
    code,
  );
}

/** Returns the link with this code as its only discount code and referral attribute. */
export function withReferralCode(href: string, code: string | null): string {
  const [path = "", query = ""] = href.split("?");
  const parameters = new URLSearchParams(query);
  parameters.delete(DISCOUNT_PARAMETER);
  parameters.delete(ATTRIBUTE_PARAMETER);
  if (code !== null) {
    const { attributes, discountCodes } = carriedBy(code, "");
    parameters.set(DISCOUNT_PARAMETER, discountCodes.join());
    for (const { key, value } of attributes) parameters.set(`attributes[${key}]`, value);
  }
  // Brackets, colons and commas are valid in a query, and Shopify's own examples leave them unencoded.
  const text = parameters.toString().replace(/%(?:5B|5D|3A|2C)/g, decodeURIComponent);
  return text === "" ? path : `${path}?${text}`;
}

/** Whether the query of a cart link contains a referral code. */
export function carriesCode(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return parameters.has(DISCOUNT_PARAMETER) || parameters.has(ATTRIBUTE_PARAMETER);
}

/** The field of the history state that holds the demo checkout's query, from before the code was removed from it. */
export const CART_LINK_STATE = "cartLink";
