// The door to the affiliate service: what discount does this code give?
import { field } from "@/lib/field";
import { withTimeLimit } from "@/lib/time-limit";
import type { AffiliateService } from "./facts";

export const AFFILIATE_LIMIT_MS = 8_000;

/**
 * Percent from 0 to 100; 0 when the service knows no such code. Rejects when the service fails, takes longer than
 * the limit, or answers anything that is not a list of affiliates.
 */
export function fetchDiscount(service: AffiliateService, code: string, send: typeof fetch): Promise<number> {
  return withTimeLimit(
    (signal) => requestDiscount(service, code, send, signal),
    AFFILIATE_LIMIT_MS,
    () => new Error("The affiliate service took too long."),
  );
}

async function requestDiscount(
  service: AffiliateService,
  code: string,
  send: typeof fetch,
  signal: AbortSignal,
): Promise<number> {
  // Our own function answers with the one affiliate asked for; the parameter means nothing to the vendor's API.
  const response = await inOurWords("The affiliate service cannot be reached.", async () =>
    send(`${service.url}/api/affiliates?code=${encodeURIComponent(code)}`, {
      headers: {
        Accept: "application/json",
        ...(service.token === null ? {} : { Authorization: `Bearer ${service.token}` }),
      },
      signal,
    }),
  );
  if (!response.ok) throw new Error(`The affiliate service answered ${response.status}.`);
  const answer = await inOurWords<unknown>("The affiliate service's answer is no JSON.", () =>
    response.json(),
  );
  return readDiscount(answer, code);
}

/** The browser's words may quote the address or a piece of the answer, and so a code. They would end in the log. */
async function inOurWords<T>(words: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new Error(words);
  }
}

/** The discount of the affiliate whose code is exactly this one. Throws when the answer is of another shape. */
export function readDiscount(answer: unknown, code: string): number {
  const affiliates = field(answer, "payload");
  if (!Array.isArray(affiliates)) throw new Error("The affiliate service's answer holds no list.");
  const affiliate: unknown = affiliates.find(
    (candidate: unknown) => field(field(candidate, "code"), "code") === code,
  );
  if (affiliate === undefined) return 0;
  const discount = field(field(affiliate, "current_segment"), "discount_payout_value");
  if (typeof discount !== "number" || !(discount >= 0 && discount <= 100)) {
    throw new Error("The affiliate service's discount is no number from 0 to 100.");
  }
  return discount;
}
