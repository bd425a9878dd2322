// What a cart needs to carry the live referral code, or to lose a forgotten one: pure rules over what the cart has.
import { carriedBy, type CartAttribute, REFERRAL_ATTRIBUTE } from "./cart-link";
import { campaignIn } from "@/lib/referral/campaign";
import { type CartFigures, isSameCode } from "./offer";

/** Whether a cart attribute, or a parameter, belongs to a campaign. */
export function isOfCampaign(name: string): boolean {
  return campaignIn(`${name}=1`) !== "";
}

const isOurs = ({ key }: CartAttribute): boolean => key === REFERRAL_ATTRIBUTE || isOfCampaign(key);

/**
 * Returns the cart's attributes with this referral code and the campaign, the text of a query, beside it. Shopify replaces the whole
 * list on a write, so the other attributes are part of it. An empty campaign leaves the one that the cart has with this code. Returns
 * null when the cart has all of it already.
 */
export function withReferralAttribute(
  attributes: readonly CartAttribute[],
  code: string,
  campaign = "",
): CartAttribute[] | null {
  const hasCode = attributes.some(({ key, value }) => key === REFERRAL_ATTRIBUTE && value === code);
  if (hasCode && (campaign === "" || campaign === campaignOf(attributes))) return null;
  return [...withoutReferralAttribute(attributes), ...carriedBy(code, campaign).attributes];
}

/** The campaign of a cart's attributes, as the text of a query. */
function campaignOf(attributes: readonly CartAttribute[]): string {
  const ours = attributes.filter(({ key }) => isOfCampaign(key));
  return ours.map(({ key, value }) => `${key}=${encodeURIComponent(value)}`).join("&");
}

/** Returns the cart's attributes without referral code and campaign. The shop may store a code without returning it. */
export function withoutReferralAttribute(attributes: readonly CartAttribute[]): CartAttribute[] {
  return attributes.filter((attribute) => !isOurs(attribute));
}

/** What a new cart carries. */
export function planNewCart(live: string | null, campaign: string) {
  if (live === null) return { attributes: [], codes: [] };
  const { attributes, discountCodes: codes } = carriedBy(live, campaign);
  return { attributes, codes };
}

/** What a cart carries, and the shop may refuse alone. */
export type Carried = "attributes" | "discountCodes";

/**
 * What to ask for after the shop has refused some of it, so that the sale goes on: without the campaign, then without attributes, then
 * without the discount code. Null where nothing is left that it could refuse. `had` are the attributes of a cart that is there.
 */
export function carriesLess<Asked extends { attributes: CartAttribute[] | null; codes: string[] | null }>(
  asked: Asked,
  refused: readonly Carried[],
  live: string | null,
  had: readonly CartAttribute[] = [],
): Asked | null {
  const { attributes, codes } = asked;
  if (live === null) return null;
  if (refused.includes("attributes") && attributes) {
    const hasCampaign = attributes.some(({ key }) => isOfCampaign(key));
    const less = hasCampaign ? withReferralAttribute(had, live) : null;
    return less || codes ? { ...asked, attributes: less } : null;
  }
  const others = codes?.filter((code) => !isSameCode(code, live));
  const isLess = refused.includes("discountCodes") && others?.length !== codes?.length;
  return isLess ? { ...asked, codes: others } : null;
}

export interface CartCodes {
  attributes: readonly CartAttribute[];
  codes: CartFigures["codes"];
}

export function listsCode(codes: CartFigures["codes"], code: string): boolean {
  return codes.some((listed) => isSameCode(listed.code, code));
}

/** The referral code of a cart's attributes. The shop may store one without returning it. */
export function referralIn(attributes: readonly CartAttribute[]): string | null {
  return attributes.find(({ key }) => key === REFERRAL_ATTRIBUTE)?.value ?? null;
}

/**
 * Whether the cart's list lacks the code. Beside a discount code that takes something off, one that is not listed was left out, because it
 * would cost the shopper more.
 */
export function lacksCode(codes: CartFigures["codes"], code: string): boolean {
  return !listsCode(codes, code) && codes.every(({ applicable }) => !applicable);
}

/** `live` is null when the code was forgotten; `campaign` is what stands beside it. `known` are the codes that the cart has, or may have, from this site. */
export function planCode(
  { attributes, codes }: CartCodes,
  live: string | null,
  known: readonly (string | null)[],
  campaign = "",
) {
  const isLive = (code: string): boolean => live !== null && isSameCode(code, live);
  const earlier = [...known, referralIn(attributes)].filter((code) => code !== null && !isLive(code));
  const remaining = codes.filter(({ code }) => !earlier.some((text) => isSameCode(text ?? "", code)));
  const others = remaining.filter(({ code }) => !isLive(code));
  const isListed = live === null || others.length < remaining.length;
  const next =
    live === null ? withoutReferralAttribute(attributes) : withReferralAttribute(attributes, live, campaign);
  return {
    /** Whether the cart has to be changed at all. */
    isChange: next !== null || !isListed || remaining.length < codes.length,
    /** All attributes that the cart shall have; null where these are right. */
    attributes: next,
    /** All discount codes that the cart shall have. */
    discountCodes: [...remaining.map(({ code }) => code), ...(isListed ? [] : [live])],
    /** The cart's codes that are not the referral's: neither the live one nor an earlier one. */
    others,
  };
}
