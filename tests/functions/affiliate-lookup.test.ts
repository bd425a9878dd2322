// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";
import { handleAffiliates, liveDependencies, RATE_LIMITS } from "../../functions/lib/affiliate-lookup";
import type { Settings } from "../../functions/lib/settings";
import { noStore } from "../../functions/lib/stores/text-store";
import { affiliate, page, publicPayload, serviceWith, SETTINGS, START, TOKEN } from "./service-list";

const LIST = page([affiliate("AAAA", 50), affiliate("BRO25", 25)], { last_page: 1 });
const EMPTY = { payload: [] };
const BRO = publicPayload("BRO25", 25);
const fourSeconds = () => new Promise<never>(() => void vi.advanceTimersByTime(4_000));

/** A running copy of the function, whose service answers so. */
function start(settings: Partial<Settings> | null = {}, answer: () => Response | Promise<Response> = LIST) {
  const { send, requests } = serviceWith(answer);
  const dependencies = liveDependencies({
    settings: settings && { ...SETTINGS, ...settings },
    store: noStore,
    send,
  });
  return {
    requests,
    ask: async (query = "?code=BRO25", init: RequestInit = {}) => {
      const request = new Request(`https://mugworks.example/api/affiliates${query}`, init);
      const context = { address: "203.0.113.1", waitUntil: () => undefined };
      const { status, headers, body } = await handleAffiliates(request, context, dependencies);
      const sent: unknown = body === null ? null : await new Response(body).json();
      return { status, headers: Object.fromEntries(headers), body: sent };
    },
  };
}

const logged = vi.fn<(message: string) => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  logged.mockReset();
  vi.spyOn(console, "warn").mockImplementation(logged);
});

describe("the response", () => {
  it("has only the affiliate and the fields that the page reads, and is for this site alone; to HEAD, it has no body", async () => {
    const { ask } = start();
    const headers = {
      "cache-control": "public, max-age=600",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "content-type": "application/json; charset=utf-8",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    };
    expect(await ask()).toEqual({ status: 200, headers, body: BRO });
    expect(await ask(undefined, { method: "HEAD" })).toEqual({ status: 200, headers, body: null });
  });

  it("can be read by the configured site when the function has another origin", async () => {
    const { headers } = await start({ siteOrigin: "https://mugworks.example" }).ask();
    expect(headers["access-control-allow-origin"]).toBe("https://mugworks.example");
    expect(headers["cross-origin-resource-policy"]).toBeUndefined();
  });

  it.each([
    ["POST", 405, EMPTY],
    ["PUT", 405, EMPTY],
    ["PATCH", 405, EMPTY],
    ["DELETE", 405, EMPTY],
    ["OPTIONS", 204, null],
  ])("to %s is %d with the methods, and no request is sent to the service", async (method, status, body) => {
    const { ask, requests } = start();
    const headers = { allow: "GET, HEAD, OPTIONS" };
    expect(await ask(undefined, { method })).toMatchObject({ status, headers, body });
    expect(requests).toEqual([]);
  });

  it.each([
    ["no code", "", 600, 0],
    ["a malformed code", "?code=../BRO25", 600, 0],
    ["an unknown code, which may just have been created,", "?code=NOBODY", 60, 1],
  ])("to %s is empty, and may be cached as long as that stays true", async (_, query, seconds, count) => {
    const { ask, requests } = start();
    const headers = { "cache-control": `public, max-age=${seconds}` };
    expect(await ask(query)).toMatchObject({ status: 200, headers, body: EMPTY });
    expect(requests).toHaveLength(count);
  });

  it("may be cached until the list is 10 minutes old, and for at least a minute", async () => {
    const { ask } = start();
    for (const [age, seconds] of [
      [0, 600],
      [400, 200],
      [599, 60],
    ] as const) {
      vi.setSystemTime(START + age * 1_000);
      expect((await ask()).headers["cache-control"]).toBe(`public, max-age=${seconds}`);
    }
  });

  it("is 429 with the seconds to wait after 30 requests a minute of an address, or 300 of a network", async () => {
    const { ask } = start();
    vi.setSystemTime(START + 20_000);
    for (let n = 0; n < 30; n++) expect((await ask("")).status).toBe(200);
    const headers = { "retry-after": "40", "cache-control": "no-store" };
    expect(await ask("")).toMatchObject({ status: 429, headers, body: EMPTY });
    expect(RATE_LIMITS.perNetwork).toBe(300);
  });

  it.each([
    ["502 when the service fails", 502, {}, () => Promise.reject(new Error(TOKEN)), /did not respond/],
    ["504 when the service takes four seconds", 504, {}, fourSeconds, /^$/],
    ["503 when the function is not configured", 503, null, LIST, /AFFILIATE_SERVICE_URL.*_SERVICE_TOKEN/],
  ] as const)(
    "is %s, and the log has neither code nor token",
    async (_, status, settings, answer, reason) => {
      const response = await start(settings, answer).ask();
      expect(response).toMatchObject({ status, headers: { "cache-control": "no-store" }, body: EMPTY });
      const messages = logged.mock.calls.join();
      expect(messages).toMatch(reason);
      expect(`${messages}${JSON.stringify(response)}`).not.toMatch(/secret|BRO25/);
    },
  );
});

/** The cookie with a known code, which the lookup sets for the pages of its own origin. */
describe("the cookie", () => {
  it.each([
    ["2592000", 2_592_000],
    ["2592001", 2_592_000],
    ["60", 60],
  ])(
    "holds the code for this host alone, as long as the code lives, and 30 days at most: %s",
    async (keep, seconds) => {
      const headers = { "Sec-Fetch-Site": "same-origin" };
      const response = await start().ask(`?code=bro25&keep=${keep}`, { headers });
      expect(response.body).toEqual(BRO);
      expect(response.headers).toMatchObject({
        "set-cookie": `__Host-snowball_code=BRO25; Max-Age=${seconds}; Path=/; Secure; SameSite=Lax`,
        "cache-control": "private, no-store",
      });
    },
  );

  it.each<[string, string, HeadersInit, Partial<Settings>, object]>([
    ["with Global Privacy Control", "BRO25&keep=60", { "Sec-GPC": "1" }, {}, BRO],
    ["from another site", "BRO25&keep=60", { "Sec-Fetch-Site": "cross-site" }, {}, BRO],
    ["from a subdomain", "BRO25&keep=60", { "Sec-Fetch-Site": "same-site" }, {}, BRO],
    ["where the cookie is switched off", "BRO25&keep=60", {}, { setsCookie: false }, BRO],
    [
      "of a function with another origin",
      "BRO25&keep=60",
      {},
      { siteOrigin: "https://mugworks.example" },
      BRO,
    ],
    ["for no time", "BRO25&keep=0", {}, {}, BRO],
    ["for a time with an attribute", "BRO25&keep=60%3B+Domain=evil.example", {}, {}, BRO],
    ["for a part of a second", "BRO25&keep=1.5", {}, {}, BRO],
    ["about an unknown code", "NOBODY&keep=60", {}, {}, EMPTY],
    ["about a malformed code", "BRO25%0D%0ASet-Cookie:+a=b&keep=60", {}, {}, EMPTY],
  ])(
    "is not set, and no cache may keep the answer, when a page asks %s",
    async (_, query, headers, settings, body) => {
      const response = await start(settings).ask(`?code=${query}`, { headers });
      expect(response.headers).not.toHaveProperty("set-cookie");
      expect(response).toMatchObject({ headers: { "cache-control": "private, no-store" }, body });
    },
  );
});
