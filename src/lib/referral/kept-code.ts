// Reads the cookie of the affiliate lookup. Apart from code-cookie.ts, because boot loads this.
import { DAY_MS } from "../text/day-ms.ts";
import type { ReferralRecord } from "./referral-code.ts";

/** The name is that of code-cookie.ts. Other scripts may have written the cookies, so only the form of a code counts. */
const COOKIE = /(?:^|; )__Host-snowball_code=([\w-]{1,64})(?:;|$)/;
/**
 * The cookie does not say when it expires, so a code that was read from it is stored for a day, and read from it again after that. Then it
 * outlives the cookie by a day at most.
 */
export const KEPT_CODE_MS = DAY_MS;

/** Returns the code of the cookie; null without one, and where the browser denies cookies. */
export function keptCode(page: { cookie: string } = document): string | null {
  try {
    return COOKIE.exec(page.cookie)?.[1] ?? null;
  } catch {
    return null;
  }
}

export function keptRecord(code: string, now: number): ReferralRecord {
  return { code, expiry: now + KEPT_CODE_MS };
}
