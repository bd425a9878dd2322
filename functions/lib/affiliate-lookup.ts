// GET /api/affiliates?code=BRO25 returns what the affiliate service knows about one code. The browser never gets the service's
// token or its list. The handler uses standard Request and Response objects, so that it runs on Cloudflare Pages, Netlify Edge
// and Deno.
import { askedSeconds, codeCookie, KEEP_PARAMETER } from "../../src/lib/referral/code-cookie.ts";
import { isCode } from "../../src/lib/referral/referral-code.ts";
import { createAffiliateDirectory, FRESH_MS, type AffiliateDirectory } from "./affiliate-directory.ts";
import { LookupFailure, readAffiliateList, type Affiliate, type Send } from "./affiliate-list.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limit.ts";
import type { Settings } from "./settings.ts";
import { storeOf, type TextStore } from "./stores/text-store.ts";

const METHODS = "GET, HEAD, OPTIONS";
export const RATE_LIMITS = { perAddress: 30, perNetwork: 300 };
/** Short, because affiliates share their link right after they sign up, and visitors must not see 0% for long. */
const UNKNOWN_SECONDS = 60;

export interface Dependencies {
  /** Null when the function is not configured. */
  settings: Settings | null;
  directory: AffiliateDirectory;
  /** Epoch milliseconds. */
  now: () => number;
  limiter: RateLimiter;
  /** Writes to the host's log. The message never contains a code, a token, an address or text from the service. */
  log: (message: string) => void;
}

export interface RequestContext {
  /** The visitor's IP address as the host knows it, never from a header that the visitor can set. */
  address: string;
  /** The host's function that lets work continue after the response. */
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Responds with `{"payload": [{"code": {"code"}, "current_segment": {"discount_payout_value"}}]}`. The payload contains at most
 * the one affiliate, in the service's spelling; the value is null when the service has no number from 0 to 100. An unknown or
 * malformed code gets status 200 and an empty payload. Failures have an empty payload, too: 405 for other methods, 429 after too
 * many requests, 502 when the service failed, 503 when the function is not configured, 504 when the service took too long. Never
 * rejects.
 *
 * A page of the same origin whose visitor did not object asks with `&keep={seconds}` for a cookie with a known code. No cache may keep a
 * response to that, with the cookie or without: a shared one would give it to the next visitor, who would lose the cookie. Without the
 * parameter, the address is another one, and caches may.
 */
export async function handleAffiliates(
  request: Request,
  { address, waitUntil }: RequestContext,
  { settings, directory, now, limiter, log }: Dependencies,
): Promise<Response> {
  const respond = createResponder(request, settings?.siteOrigin ?? null);
  if (request.method === "OPTIONS") return respond(204, [], { Allow: METHODS });
  if (request.method !== "GET" && request.method !== "HEAD") return respond(405, [], { Allow: METHODS });
  const wait = limiter.take(address, now());
  if (wait > 0) return respond(429, [], { "Retry-After": String(wait) });
  if (settings === null) {
    log("AFFILIATE_SERVICE_URL or AFFILIATE_SERVICE_TOKEN is missing or malformed. Set both on the host.");
    return respond(503, []);
  }
  const { searchParams } = new URL(request.url);
  const code = searchParams.get("code") ?? "";
  const asksForCookie = searchParams.has(KEEP_PARAMETER);
  const caching = (age: number) => (asksForCookie ? UNSHARED : maxAge(age));
  const seconds = maySetCookie(request, settings) ? askedSeconds(searchParams.get(KEEP_PARAMETER)) : 0;
  if (!isCode(code)) return respond(200, [], caching(FRESH_MS / 1_000));
  try {
    const { affiliate, readAt } = await directory.find(code, waitUntil);
    if (affiliate === null) return respond(200, [], caching(UNKNOWN_SECONDS));
    if (seconds > 0) return respond(200, [payloadOf(affiliate)], withCookie(affiliate.code, seconds));
    // The browser may cache a response until the index is ten minutes old, not for another ten minutes.
    const remaining = Math.ceil((readAt + FRESH_MS - now()) / 1_000);
    return respond(200, [payloadOf(affiliate)], caching(Math.max(remaining, UNKNOWN_SECONDS)));
  } catch (error) {
    return respond(error instanceof LookupFailure ? error.status : 502, []);
  }
}

function payloadOf({ code, percent }: Affiliate): object {
  return { code: { code }, current_segment: { discount_payout_value: percent } };
}

function createResponder(request: Request, siteOrigin: string | null) {
  return (status: number, payload: unknown[], headers: Record<string, string> = {}): Response => {
    const hasNoBody = request.method === "HEAD" || status === 204;
    return new Response(hasNoBody ? null : JSON.stringify({ payload }), {
      status,
      // The _headers file applies to files only, so the function sets these headers itself.
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

/**
 * Not where the site has another origin, whose pages could not read the cookie, and not with Global Privacy Control. Another site cannot
 * stuff a cookie by leading a visitor to this address: browsers say in `Sec-Fetch-Site` who asks (Safari from 16.4).
 */
function maySetCookie({ headers }: Request, { siteOrigin, setsCookie }: Settings): boolean {
  const asker = headers.get("Sec-Fetch-Site") ?? "same-origin";
  return setsCookie && siteOrigin === null && asker === "same-origin" && headers.get("Sec-GPC") !== "1";
}

function withCookie(code: string, seconds: number): Record<string, string> {
  return { ...UNSHARED, "Set-Cookie": codeCookie(code, seconds) };
}

const UNSHARED = { "Cache-Control": "private, no-store" };

function maxAge(seconds: number): Record<string, string> {
  return { "Cache-Control": `public, max-age=${seconds}` };
}

export interface HostOptions {
  /** Null when the function is not configured. */
  settings: Settings | null;
  store: TextStore;
  send?: Send;
}

/** Creates the dependencies of a running copy of the function. Call it once per copy: the result holds the index and the counts. */
export function liveDependencies({ settings, store, send = fetch }: HostOptions): Dependencies {
  const log = (message: string): void => console.warn(`[affiliates] ${message}`);
  const now = (): number => Date.now();
  const directory = createAffiliateDirectory({
    readList: async (signal) =>
      settings ? readAffiliateList(settings, (url, init) => send(url, init), signal) : [],
    store: settings ? storeOf(store, settings) : store,
    now,
    log,
  });
  return { settings, directory, now, limiter: createRateLimiter(RATE_LIMITS), log };
}
