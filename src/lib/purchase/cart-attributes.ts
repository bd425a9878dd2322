import { REFERRAL_ATTRIBUTE } from "./cart-link";

export interface CartAttribute {
  key: string;
  value: string;
}

/**
 * Returns the cart's attributes with this referral code. Shopify replaces the whole list on a write, so the other
 * attributes are part of it. Returns null when the cart has the code already.
 */
export function withReferralAttribute(
  attributes: readonly CartAttribute[],
  code: string,
): CartAttribute[] | null {
  if (attributes.some(({ key, value }) => key === REFERRAL_ATTRIBUTE && value === code)) return null;
  const others = attributes.filter(({ key }) => key !== REFERRAL_ATTRIBUTE);
  // The library's models have more fields than key and value, and the API refuses those.
  return [...others.map(({ key, value }) => ({ key, value })), { key: REFERRAL_ATTRIBUTE, value: code }];
}

/** Returns the cart's attributes without the referral code, which the shop may store without returning it. */
export function withoutReferralAttribute(attributes: readonly CartAttribute[]): CartAttribute[] {
  return attributes.filter(({ key }) => key !== REFERRAL_ATTRIBUTE).map(({ key, value }) => ({ key, value }));
}
