import { createAffiliateDirectory } from "../../functions/lib/affiliate-directory";
import { readAffiliateList, type Send } from "../../functions/lib/affiliate-list";
import { RATE_LIMITS, type Dependencies, type RequestContext } from "../../functions/lib/affiliate-lookup";
import { createRateLimiter } from "../../functions/lib/rate-limit";
import type { Settings } from "../../functions/lib/settings";
import { noStore, type TextStore } from "../../functions/lib/stores/text-store";

export const TOKEN = "secret-token-that-can-write";
export const SETTINGS: Settings = {
  serviceUrl: "https://service.example/base",
  serviceToken: TOKEN,
  siteOrigin: null,
  setsCookie: true,
};

/** An affiliate in the service's list, with private data that the function must not return. */
export const affiliate = (code: unknown, percent: unknown) => ({
  id: 4711,
  email: "bro@private.example",
  balance: "1234.56",
  code: { id: 9, code, shopify_price_rule: "rule-17" },
  current_segment: { id: 3, name: "Gold", discount_payout_value: percent, payout_value: 12 },
});

/** The payload that the function returns for an affiliate. */
export const publicPayload = (code: string, percent: number | null) => ({
  payload: [{ code: { code }, current_segment: { discount_payout_value: percent } }],
});

/** A service that responds to each request with the next of these responses, and repeats the last one. */
export function serviceWith(...responses: (() => Response | Promise<Response>)[]): {
  send: Send;
  requests: { url: string; init: RequestInit }[];
} {
  const requests: { url: string; init: RequestInit }[] = [];
  return {
    requests,
    send: async (url, init) => {
      requests.push({ url, init });
      const response = responses[Math.min(requests.length, responses.length) - 1];
      if (response === undefined) throw new Error("No request must be sent to the service.");
      return response();
    },
  };
}

/** A page of the list: its affiliates, and the fields that describe further pages. */
export const page =
  (affiliates: unknown, hints: object = {}) =>
  () =>
    Response.json({ payload: affiliates, ...hints });

export interface TestDependencies extends Dependencies {
  /** The messages in the host's log. */
  logged: string[];
  advanceClock: (seconds: number) => void;
  requestContext: () => RequestContext;
}

/** Dependencies with a clock that only `advanceClock` moves. */
export function testDependencies(send: Send, options: { waitMs?: number } = {}): TestDependencies {
  let now = Date.parse("2026-01-01T00:00:00Z");
  const logged: string[] = [];
  const log = (message: string): void => void logged.push(message);
  const directory = createAffiliateDirectory({
    readList: (signal) => readAffiliateList(SETTINGS, send, signal),
    store: noStore,
    now: () => now,
    log,
    ...options,
  });
  return {
    settings: SETTINGS,
    directory,
    now: () => now,
    advanceClock: (seconds) => {
      now += seconds * 1000;
    },
    limiter: createRateLimiter(RATE_LIMITS),
    logged,
    log,
    requestContext: () => ({ address: "203.0.113.1", waitUntil: () => undefined }),
  };
}

/** A store in memory, with its texts and the keys that were read. */
export function memoryStore(): TextStore & { texts: Map<string, string>; reads: string[] } {
  const texts = new Map<string, string>();
  const reads: string[] = [];
  return {
    texts,
    reads,
    get: async (key) => {
      reads.push(key);
      return texts.get(key) ?? null;
    },
    set: async (key, text) => void texts.set(key, text),
  };
}
