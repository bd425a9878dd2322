import { REFERRAL_ATTRIBUTE } from "./cart-link";

export interface CartAttribute {
  key: string;
  value: string;
}

/**
 * The cart's attributes with this code as its referral. Shopify replaces the whole list on a write, so
 * what others put there is repeated. Returns null when the cart carries the code already.
 */
export function withReferralAttribute(
  attributes: readonly CartAttribute[],
  code: string,
): CartAttribute[] | null {
  if (attributes.some(({ key, value }) => key === REFERRAL_ATTRIBUTE && value === code)) return null;
  const others = attributes.filter(({ key }) => key !== REFERRAL_ATTRIBUTE);
  // Models carry more than key and value, and the API refuses the rest.
  return [...others.map(({ key, value }) => ({ key, value })), { key: REFERRAL_ATTRIBUTE, value: code }];
}

/** The cart's attributes without its referral, which the shop may hold without showing it. */
export function withoutReferralAttribute(attributes: readonly CartAttribute[]): CartAttribute[] {
  return attributes.filter(({ key }) => key !== REFERRAL_ATTRIBUTE).map(({ key, value }) => ({ key, value }));
}
