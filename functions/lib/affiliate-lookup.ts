// GET /api/affiliates?code=BRO25: the affiliate service's answer about one code, without its token or its list.
// Plain Request and Response, so that Cloudflare Pages, Netlify Edge and Deno run the same file.
import { findDiscount, LIST_LIMIT_MS, LookupFailure, type ListSource, type Send } from "./affiliate-list.ts";
import { findHostCache, hostAnswerCache, memoryAnswerCache, type AnswerCache } from "./answer-cache.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limit.ts";

const CODE = /^[A-Za-z0-9_-]{1,64}$/;
const METHODS = "GET, HEAD, OPTIONS";
const REQUESTS_PER_MINUTE = 30;
export const KEPT_SECONDS = 600;
/** Shorter: whoever has just signed up shares the link at once, and must not read 0% for ten minutes. */
export const KEPT_UNKNOWN_SECONDS = 60;

export interface Settings extends ListSource {
  /** Origin of the pages that may read the answer when the function stands on another one; null: its own only. */
  siteOrigin: string | null;
}

export interface Dependencies {
  send: Send;
  /** Epoch milliseconds. */
  now: () => number;
  cache: AnswerCache;
  limiter: RateLimiter;
  /** The visitor's network address as the host knows it: never a header that a visitor can write. */
  addressOf: (request: Request) => string;
  /** Milliseconds for all pages of the service's list together. */
  limitMs: number;
  /** Goes to the host's log; holds no code, token, address or word of the service. */
  log: (message: string) => void;
}

/**
 * Answers `{"payload": [{"code": {"code"}, "current_segment": {"discount_payout_value"}}]}` with at most that one
 * affiliate. Nothing found and no code are 200 with an empty payload; so are, in their bodies, 405 other methods, 429
 * too many requests, 502 the service failed, 503 not configured, 504 it took too long. Never rejects.
 */
export async function handleAffiliates(
  request: Request,
  settings: Settings | null,
  deps: Dependencies,
): Promise<Response> {
  const reply = replier(request, settings?.siteOrigin ?? null);
  if (request.method === "OPTIONS") return reply(204, [], { Allow: METHODS });
  if (request.method !== "GET" && request.method !== "HEAD") return reply(405, [], { Allow: METHODS });
  const wait = deps.limiter.take(deps.addressOf(request), deps.now());
  if (wait > 0) return reply(429, [], { "Retry-After": String(wait) });
  if (settings === null) {
    deps.log("AFFILIATE_SERVICE_URL or AFFILIATE_SERVICE_TOKEN is missing or malformed");
    return reply(503, []);
  }
  const code = new URL(request.url).searchParams.get("code") ?? "";
  if (!CODE.test(code)) return reply(200, [], maxAge(KEPT_SECONDS));
  try {
    const { discount, until } = await keptOrFound(new URL(request.url).origin, code, settings, deps);
    const affiliate = { code: { code }, current_segment: { discount_payout_value: discount } };
    // What is left, so that with the browser's cache behind ours nothing is older than it may be.
    return reply(200, discount === null ? [] : [affiliate], maxAge(Math.ceil((until - deps.now()) / 1000)));
  } catch (error) {
    deps.log(error instanceof LookupFailure ? error.message : "the lookup failed");
    return reply(error instanceof LookupFailure ? error.status : 502, []);
  }
}

async function keptOrFound(origin: string, code: string, source: ListSource, deps: Dependencies) {
  // From the code alone, so that further parameters make no second entry, and at a path that nobody is served from.
  const key = `${origin}/api/affiliates/kept/${code}`;
  const kept = await deps.cache.get(key);
  if (kept && kept.until > deps.now()) return kept;
  const discount = await findDiscount(source, code, deps.send, deps.limitMs);
  const seconds = discount === null ? KEPT_UNKNOWN_SECONDS : KEPT_SECONDS;
  const found = { discount, until: deps.now() + seconds * 1000 };
  await deps.cache.set(key, found, seconds);
  return found;
}

function replier(request: Request, siteOrigin: string | null) {
  return (status: number, payload: unknown[], headers: Record<string, string> = {}): Response => {
    const bodiless = request.method === "HEAD" || status === 204;
    return new Response(bodiless ? null : JSON.stringify({ payload }), {
      status,
      // The host's headers file is for files only, so what it says stands here too.
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

/**
 * The host's secrets, read by name: AFFILIATE_SERVICE_URL (https; http for this machine only), AFFILIATE_SERVICE_TOKEN
 * and, when the site has another origin than the function, AFFILIATE_SITE_ORIGIN. Null when one is missing or malformed.
 */
export function readSettings(read: (name: string) => unknown): Settings | null {
  const serviceUrl = readAddress(read("AFFILIATE_SERVICE_URL"));
  const serviceToken = read("AFFILIATE_SERVICE_TOKEN");
  const site = read("AFFILIATE_SITE_ORIGIN");
  const siteOrigin = site === undefined || site === "" ? null : readAddress(site);
  if (serviceUrl === null || typeof serviceToken !== "string") return null;
  // Anything else fetch would refuse with words that hold the token.
  if (!/^[\x21-\x7e]+$/.test(serviceToken)) return null;
  return { serviceUrl, serviceToken, siteOrigin: siteOrigin === null ? null : new URL(siteOrigin).origin };
}

/** An address without a slash at its end; null when it is none, is not safe to send a token to, or holds more. */
function readAddress(value: unknown): string | null {
  if (typeof value !== "string" || !URL.canParse(value)) return null;
  const { protocol, hostname, username, password, search, hash, href } = new URL(value);
  const safe = protocol === "https:" || (protocol === "http:" && /^(localhost|127\.0\.0\.1)$/.test(hostname));
  return safe && username + password + search + hash === "" ? href.replace(/\/+$/, "") : null;
}

/** The real ones; `addressOf` is the one thing that differs from host to host. Made once, for as long as a copy runs. */
export function liveDependencies(addressOf: Dependencies["addressOf"]): Dependencies {
  const hostCache = findHostCache();
  return {
    send: (url, init) => fetch(url, init),
    now: () => Date.now(),
    cache: hostCache ? hostAnswerCache(hostCache) : memoryAnswerCache(),
    limiter: createRateLimiter(REQUESTS_PER_MINUTE),
    addressOf,
    limitMs: LIST_LIMIT_MS,
    log: (message) => console.warn(`[affiliates] ${message}`),
  };
}
