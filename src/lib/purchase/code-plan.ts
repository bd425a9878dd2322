// What a cart needs to carry the live referral code, or to lose a forgotten one: pure rules over what the cart has.
import { REFERRAL_ATTRIBUTE } from "./cart-link";
import { type CartFigures, isSameCode } from "./offer";

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

export interface CartCodes {
  attributes: CartAttribute[];
  codes: CartFigures["codes"];
}

export interface CodePlan {
  /** Whether the cart has to be changed at all. */
  isChange: boolean;
  /** All attributes that the cart shall have; null where these are right. */
  attributes: CartAttribute[] | null;
  /** All discount codes that the cart shall have. */
  discountCodes: string[];
  /** The cart's codes that are not the referral's: neither the live one nor an earlier one. */
  others: CartFigures["codes"];
}

/** `live` is null when the code was forgotten. `known` are the codes that the cart has, or may have, from this site. */
export function planCode(
  { attributes, codes }: CartCodes,
  live: string | null,
  known: readonly (string | null)[],
): CodePlan {
  const isLive = (code: string): boolean => live !== null && isSameCode(code, live);
  const attribute = attributes.find(({ key }) => key === REFERRAL_ATTRIBUTE)?.value ?? null;
  const earlier = [...known, attribute].filter((code) => code !== null && !isLive(code));
  const kept = codes.filter(({ code }) => !earlier.some((text) => isSameCode(text ?? "", code)));
  const others = kept.filter(({ code }) => !isLive(code));
  const isListed = live === null || others.length < kept.length;
  const next = live === null ? withoutReferralAttribute(attributes) : withReferralAttribute(attributes, live);
  return {
    isChange: next !== null || !isListed || kept.length < codes.length,
    attributes: next,
    discountCodes: [...kept.map(({ code }) => code), ...(isListed ? [] : [live])],
    others,
  };
}
