import { createAffiliateDirectory } from "../../functions/lib/affiliate-directory";
import { readAffiliateList, type Send } from "../../functions/lib/affiliate-list";
import { RATE_LIMITS, type Dependencies, type Visit } from "../../functions/lib/affiliate-lookup";
import { createRateLimiter } from "../../functions/lib/rate-limit";
import type { Settings } from "../../functions/lib/settings";
import { noStore, type TextStore } from "../../functions/lib/stores/text-store";

export const TOKEN = "secret-token-that-can-write";
export const SETTINGS: Settings = {
  serviceUrl: "https://service.example/base",
  serviceToken: TOKEN,
  siteOrigin: null,
};

/** An affiliate as the service lists it: with more than anybody else may see. */
export const affiliate = (code: unknown, percent: unknown) => ({
  id: 4711,
  email: "bro@private.example",
  balance: "1234.56",
  code: { id: 9, code, shopify_price_rule: "rule-17" },
  current_segment: { id: 3, name: "Gold", discount_payout_value: percent, payout_value: 12 },
});

/** The one shape that may leave. */
export const shown = (code: string, percent: number | null) => ({
  payload: [{ code: { code }, current_segment: { discount_payout_value: percent } }],
});

export interface Asked {
  url: string;
  init: RequestInit;
}

/** A service that answers each request with the next of these; the last one again and again. */
export function answering(...answers: (() => Response | Promise<Response>)[]): {
  send: Send;
  asked: Asked[];
} {
  const asked: Asked[] = [];
  return {
    asked,
    send: async (url, init) => {
      asked.push({ url, init });
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      if (answer === undefined) throw new Error("The service must not be asked.");
      return answer();
    },
  };
}

/** A page of the list: its affiliates, and what the service says about further pages. */
export const page =
  (affiliates: unknown, hints: object = {}) =>
  () =>
    Response.json({ payload: affiliates, ...hints });

export interface Bench extends Dependencies {
  /** What the host's log received. */
  logged: string[];
  /** Moves the clock. */
  pass: (seconds: number) => void;
  /** Work that the host was asked to finish after the answer. */
  background: Promise<unknown>[];
  visit: (address?: string) => Visit;
}

/** Dependencies with a clock of their own that stands still until it is moved. */
export function bench(send: Send, options: { waitMs?: number; store?: TextStore } = {}): Bench {
  let now = Date.parse("2026-01-01T00:00:00Z");
  const logged: string[] = [];
  const background: Promise<unknown>[] = [];
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
    pass: (seconds) => {
      now += seconds * 1000;
    },
    limiter: createRateLimiter(RATE_LIMITS),
    logged,
    log,
    background,
    visit: (address = "203.0.113.1") => ({ address, keepAlive: (work) => void background.push(work) }),
  };
}

/** A store in memory, and how often it was read. */
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
