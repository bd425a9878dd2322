// The adapter of the affiliate service: it looks up the discount of a referral code.
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
  // Our own edge function answers with the one affiliate of the code; the vendor's API ignores the parameter.
  const response = await withOwnMessage("The affiliate service cannot be reached.", async () =>
    send(`${service.url}/api/affiliates?code=${encodeURIComponent(code)}`, {
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
}

/** The browser's error message may quote the address or a part of the response, and so a code, which would be logged. */
async function withOwnMessage<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new Error(message);
  }
}

/** The discount of the affiliate whose code is exactly this one. Throws when the response has another shape. */
export function readDiscount(answer: unknown, code: string): number {
  const affiliates = field(answer, "payload");
  if (!Array.isArray(affiliates)) throw new Error("The affiliate service's response holds no list.");
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
