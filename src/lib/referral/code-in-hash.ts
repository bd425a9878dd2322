// The referral code in the hash of an address: `#snowball=BRO25`, or `#the-drop?offset=50&snowball=BRO25`. Pure: callers pass the text.
import { REFERRAL_PARAMETER } from "./referral-code";

const CODE_IN_HASH = new RegExp(`[#?&;]${REFERRAL_PARAMETER}=[^#]*$`);

/** Returns a hash, or an address with a hash, without the code in it. */
export function withoutCodeInHash(text: string): string {
  return text.replace(CODE_IN_HASH, "");
}

/** Returns the hash with this code as its last parameter. */
export function hashWithCode(hash: string, code: string | null): string {
  const rest = withoutCodeInHash(hash);
  if (code === null) return rest;
  const start = rest === "" ? "#" : `${rest}${rest.includes("?") ? "&" : "?"}`;
  return `${start}${REFERRAL_PARAMETER}=${code}`;
}
