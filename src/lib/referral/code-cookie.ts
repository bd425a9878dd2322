// The referral code in a cookie, which the affiliate lookup sets at the edge (functions/lib/affiliate-lookup.ts). Safari deletes
// what scripts store after seven days of use without a visit, and keeps a cookie of the server. Pure: callers pass the cookies.
import { CODE_LIFETIME_DAYS, type ReferralRecord } from "./referral-code.ts";
import { KEPT_CODE_MS } from "./kept-code.ts";
import { DAY_MS } from "../text/day-ms.ts";

/**
 * A browser takes a name with this prefix only with `Secure` and `Path=/`, and without `Domain`. So no sibling host, such as
 * the shop's, can set the cookie or read it, and there is one at most. Source: RFC 6265bis, 4.1.3.2.
 */
export const COOKIE_NAME = "__Host-snowball_code";
/** The parameter of a lookup that asks for the cookie: for how many seconds. */
export const KEEP_PARAMETER = "keep";
const LONGEST_SECONDS = (CODE_LIFETIME_DAYS * DAY_MS) / 1_000;
/** The header of a cookie, which scripts can read. */
export function codeCookie(code: string, seconds: number): string {
  return `${COOKIE_NAME}=${code}; Max-Age=${seconds}; Path=/; Secure; SameSite=Lax`;
}

/** Returns for how many seconds a lookup asks for the cookie; 0 where it does not, or asks for nothing sensible. */
export function askedSeconds(value: string | null): number {
  return /^\d{1,9}$/.test(value ?? "") ? Math.min(Number(value), LONGEST_SECONDS) : 0;
}

/** Returns for how many seconds a lookup shall ask; 0 for a code of the cookie, whose lifetime must not begin again. */
export function secondsToAsk({ expiry }: ReferralRecord, now: number): number {
  return expiry - now > KEPT_CODE_MS ? Math.floor((expiry - now) / 1_000) : 0;
}

export function removeCodeCookie(page: { cookie: string } = document): void {
  try {
    page.cookie = codeCookie("", 0);
  } catch {
    // There is none that could be read later, either.
  }
}
