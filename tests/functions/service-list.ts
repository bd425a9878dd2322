import type { Dependencies, Settings } from "../../functions/lib/affiliate-lookup";
import type { Send } from "../../functions/lib/affiliate-list";
import { memoryAnswerCache } from "../../functions/lib/answer-cache";
import { createRateLimiter } from "../../functions/lib/rate-limit";

export const TOKEN = "secret-token-that-can-write";
export const SETTINGS: Settings = {
  serviceUrl: "https://service.example/base",
  serviceToken: TOKEN,
  siteOrigin: null,
};

/** An affiliate as the service knows one: with more than anybody else should. */
export const affiliate = (code: unknown, percent: unknown) => ({
  id: 4711,
  email: "bro@private.example",
  balance: "1234.56",
  code: { id: 9, code, shopify_price_rule: "rule-17" },
  current_segment: { id: 3, name: "Gold", discount_payout_value: percent, payout_value: 12 },
});

/** The one shape that may leave. */
export const shown = (code: string, percent: number) => ({
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
      if (answer === undefined) throw new Error("Nobody is to be asked.");
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
  /** What the host's log was told. */
  logged: string[];
  /** Moves the clock. */
  pass: (seconds: number) => void;
}

/** Dependencies with a clock of their own that stands until it is moved. */
export function bench(send: Send): Bench {
  let now = Date.parse("2026-01-01T00:00:00Z");
  const logged: string[] = [];
  return {
    send,
    now: () => now,
    pass: (seconds) => {
      now += seconds * 1000;
    },
    cache: memoryAnswerCache(),
    limiter: createRateLimiter(30),
    addressOf: (request) => request.headers.get("Test-Address") ?? "203.0.113.1",
    limitMs: 4_000,
    logged,
    log: (message) => void logged.push(message),
  };
}
