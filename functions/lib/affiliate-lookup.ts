// GET /api/affiliates?code=BRO25: what the affiliate service says of one code, without its token or its list.
// Plain Request and Response, so that Cloudflare Pages, Netlify Edge and Deno run the same file.
import { createAffiliateDirectory, FRESH_MS, type AffiliateDirectory } from "./affiliate-directory.ts";
import {
  CODE_PATTERN,
  LookupFailure,
  readAffiliateList,
  type Affiliate,
  type Send,
} from "./affiliate-list.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limit.ts";
import type { Settings } from "./settings.ts";
import type { TextStore } from "./stores/text-store.ts";

const METHODS = "GET, HEAD, OPTIONS";
export const RATE_LIMITS = { perAddress: 30, perNetwork: 300 };
/** An affiliate who has just signed up shares the link at once, and must not read 0% for long. */
export const UNKNOWN_SECONDS = 60;

export interface Dependencies {
  /** Null when the function is not configured. */
  settings: Settings | null;
  directory: AffiliateDirectory;
  /** Epoch milliseconds. */
  now: () => number;
  limiter: RateLimiter;
  /** Goes to the host's log; never holds a code, a token, an address or text from the service. */
  log: (message: string) => void;
}

export interface Visit {
  /** The visitor's network address as the host knows it: never a header that a visitor can write. */
  address: string;
  /** The host's way to finish work after the answer (`waitUntil`). */
  keepAlive: (work: Promise<unknown>) => void;
}

/**
 * Answers `{"payload": [{"code": {"code"}, "current_segment": {"discount_payout_value"}}]}` with at most that one
 * affiliate, in the service's spelling; the value is null where the service has no number from 0 to 100. An unknown and
 * a malformed code are 200 with an empty payload. Failures have an empty payload, too: 405 for other methods, 429 after
 * too many requests, 502 when the service failed, 503 when the function is not configured, 504 when the service took too
 * long. Never rejects.
 */
export async function handleAffiliates(
  request: Request,
  { address, keepAlive }: Visit,
  { settings, directory, now, limiter, log }: Dependencies,
): Promise<Response> {
  const reply = replier(request, settings?.siteOrigin ?? null);
  if (request.method === "OPTIONS") return reply(204, [], { Allow: METHODS });
  if (request.method !== "GET" && request.method !== "HEAD") return reply(405, [], { Allow: METHODS });
  const wait = limiter.take(address, now());
  if (wait > 0) return reply(429, [], { "Retry-After": String(wait) });
  if (settings === null) {
    log("AFFILIATE_SERVICE_URL or AFFILIATE_SERVICE_TOKEN is missing or malformed");
    return reply(503, []);
  }
  const code = new URL(request.url).searchParams.get("code") ?? "";
  if (!CODE_PATTERN.test(code)) return reply(200, [], maxAge(FRESH_MS / 1_000));
  try {
    const { affiliate, readAt } = await directory.find(code, keepAlive);
    if (affiliate === null) return reply(200, [], maxAge(UNKNOWN_SECONDS));
    // What is left of the ten minutes, so that the browser's cache behind ours does not make an answer older.
    const left = Math.ceil((readAt + FRESH_MS - now()) / 1_000);
    return reply(200, [payloadOf(affiliate)], maxAge(Math.max(left, UNKNOWN_SECONDS)));
  } catch (error) {
    return reply(error instanceof LookupFailure ? error.status : 502, []);
  }
}

function payloadOf({ code, percent }: Affiliate): object {
  return { code: { code }, current_segment: { discount_payout_value: percent } };
}

function replier(request: Request, siteOrigin: string | null) {
  return (status: number, payload: unknown[], headers: Record<string, string> = {}): Response => {
    const hasNoBody = request.method === "HEAD" || status === 204;
    return new Response(hasNoBody ? null : JSON.stringify({ payload }), {
      status,
      // The host's headers file applies to files only, so these headers are set here, too.
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
        ...(siteOrigin === null
          ? { "Cross-Origin-Resource-Policy": "same-origin" }
          : { "Access-Control-Allow-Origin": siteOrigin }),
        ...headers,
      },
    });
  };
}

function maxAge(seconds: number): Record<string, string> {
  return { "Cache-Control": `public, max-age=${seconds}` };
}

export interface HostOptions {
  /** Null when the function is not configured. */
  settings: Settings | null;
  store: TextStore;
  send?: Send;
  waitMs?: number;
}

/** The dependencies of a running copy of the function. Call it once: the index and the counts live in its result. */
export function liveDependencies({ settings, store, send = fetch, waitMs }: HostOptions): Dependencies {
  const log = (message: string): void => console.warn(`[affiliates] ${message}`);
  const now = (): number => Date.now();
  const directory = createAffiliateDirectory({
    readList: async (signal) =>
      settings ? readAffiliateList(settings, (url, init) => send(url, init), signal) : [],
    store,
    now,
    log,
    ...(waitMs === undefined ? {} : { waitMs }),
  });
  return { settings, directory, now, limiter: createRateLimiter(RATE_LIMITS), log };
}
