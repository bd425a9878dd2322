// The adapter of the affiliate service: it looks up the discount of a referral code.
import { percentOfAffiliate } from "@/lib/referral/affiliate-percent";
import type { ServiceAnswer } from "@/lib/referral/code-answers";
import { KEEP_PARAMETER } from "@/lib/referral/code-cookie";
import { field } from "@/lib/field";
import { isCode } from "@/lib/referral/referral-code";
import { withTimeLimit } from "@/lib/time-limit";
import type { AffiliateService } from "./facts";

const AFFILIATE_LIMIT_MS = 8_000;

/**
 * Asks the service about a code, and our own edge function for a cookie with it for `keepSeconds`, unless these are 0. Rejects when the service fails, takes longer than the limit, or answers anything that
 * is not a list of affiliates.
 */
export function fetchDiscount(
  service: AffiliateService,
  code: string,
  send: typeof fetch,
  keepSeconds = 0,
): Promise<ServiceAnswer> {
  const query = new URLSearchParams({ code, ...(keepSeconds > 0 && { [KEEP_PARAMETER]: `${keepSeconds}` }) });
  return withTimeLimit(
    async (signal) => {
      // Our own edge function answers with the one affiliate of the code; the vendor's API ignores the parameter.
      const response = await withOwnMessage("The affiliate service cannot be reached.", async () =>
        send(`${service.url}/api/affiliates?${query}`, {
          headers: {
            Accept: "application/json",
            ...(service.token === null ? {} : { Authorization: `Bearer ${service.token}` }),
          },
          signal,
        }),
      );
      if (!response.ok) throw new Error(`The affiliate service answered ${response.status}.`);
      const answer = await withOwnMessage<unknown>("The affiliate service's response is not JSON.", () =>
        response.json(),
      );
      return readDiscount(answer, code);
    },
    AFFILIATE_LIMIT_MS,
    () => new Error("The affiliate service took too long."),
  );
}

/** The browser's error message may quote the address or a part of the response, and so a code, which would be logged. */
async function withOwnMessage<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new Error(message);
  }
}

/**
 * Finds the affiliate with this code. When none has exactly this one, a code that differs in letter case only is taken,
 * unless there are several: then the commission could go to the wrong affiliate. Throws when the response has another
 * shape.
 */
export function readDiscount(answer: unknown, code: string): ServiceAnswer {
  const affiliates = field(answer, "payload");
  if (!Array.isArray(affiliates)) throw new Error("The affiliate service's response holds no list.");
  const found = new Map<string, unknown>();
  for (const affiliate of affiliates) {
    const spelling = field(field(affiliate, "code"), "code");
    if (isSpellingOf(spelling, code) && !found.has(spelling)) found.set(spelling, affiliate);
  }
  const [spelling, ...others] = found.has(code) ? [code] : found.keys();
  if (spelling === undefined || others.length > 0) return { state: "unknown" };
  return { state: "known", code: spelling, percent: percentOfAffiliate(found.get(spelling)) };
}

/** Whether a value is this code, in any letter case. */
export function isSpellingOf(value: unknown, code: string): value is string {
  // The form of a code excludes characters that turn into its letters in lower case, such as the Kelvin sign.
  return typeof value === "string" && value.toLowerCase() === code.toLowerCase() && isCode(value);
}
