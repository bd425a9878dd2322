// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { handleAffiliates, RATE_LIMITS, type Dependencies } from "../../functions/lib/affiliate-lookup";
import {
  affiliate,
  page,
  publicPayload,
  serviceWith,
  SETTINGS,
  testDependencies,
  TOKEN,
  type TestDependencies,
} from "./service-list";

const OTHERS = [affiliate("AAAA", 50), affiliate("BBBB", 60)];
const BRO = affiliate("BRO25", 25);
const EMPTY = { payload: [] };
const ADDRESS = "https://mugworks.example/api/affiliates";
const requestFor = (query = "?code=BRO25", init: RequestInit = {}) => new Request(`${ADDRESS}${query}`, init);
const handle = (request: Request, deps: TestDependencies, more: Partial<Dependencies> = {}) =>
  handleAffiliates(request, deps.requestContext(), { ...deps, ...more });
/** A service with three affiliates, and the handler's dependencies. */
function setUp() {
  const service = serviceWith(page([...OTHERS, BRO], { meta: { last_page: 1 } }));
  return { ...service, deps: testDependencies(service.send) };
}

describe("the response", () => {
  it("contains only the requested affiliate, with only the two fields that the page reads", async () => {
    const response = await handle(requestFor(), setUp().deps);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(JSON.stringify(publicPayload("BRO25", 25)));
  });

  it("is declared as JSON, without content sniffing, and cannot be read by another site", async () => {
    const { headers } = await handle(requestFor(), setUp().deps);
    expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it("can be read by the configured site when the function has another origin", async () => {
    const settings = { ...SETTINGS, siteOrigin: "https://mugworks.example" };
    const { headers } = await handle(requestFor(), setUp().deps, { settings });
    expect(headers.get("Access-Control-Allow-Origin")).toBe("https://mugworks.example");
  });

  it("to HEAD is the same without a body", async () => {
    const { deps } = setUp();
    const { headers } = await handle(requestFor(), deps);
    const head = await handle(requestFor(undefined, { method: "HEAD" }), deps);
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect([...head.headers]).toEqual([...headers]);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])(
    "to %s is 405, and no request is sent to the service",
    async (method) => {
      const { deps, requests } = setUp();
      const response = await handle(requestFor(undefined, { method }), deps);
      expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
      expect(await response.json()).toEqual(EMPTY);
      expect(requests).toEqual([]);
    },
  );

  it("to OPTIONS is 204, with the supported methods", async () => {
    const { deps, requests } = setUp();
    const response = await handle(requestFor(undefined, { method: "OPTIONS" }), deps);
    expect([response.status, response.headers.get("Allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    expect(requests).toEqual([]);
  });
});

it.each(["", "?code=../BRO25"])(
  "a code that is malformed gets an empty payload without a request to the service: %j",
  async (query) => {
    const { deps, requests } = setUp();
    const response = await handle(requestFor(query), deps);
    expect([response.status, await response.json()]).toEqual([200, EMPTY]);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=600");
    expect(requests).toEqual([]);
  },
);

describe("the handler", () => {
  it("lets the browser cache a response until the list is 10 minutes old, and for at least a minute", async () => {
    const { deps } = setUp();
    const cacheControl = async () => (await handle(requestFor(), deps)).headers.get("Cache-Control");
    expect(await cacheControl()).toBe("public, max-age=600");
    deps.advanceClock(400);
    expect(await cacheControl()).toBe("public, max-age=200");
    deps.advanceClock(199);
    expect(await cacheControl()).toBe("public, max-age=60");
  });

  it("lets the browser cache an unknown code for a minute only, because it may just have been created", async () => {
    const response = await handle(requestFor("?code=NOBODY"), setUp().deps);
    expect([response.status, await response.json()]).toEqual([200, EMPTY]);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
  });
});

describe("the rate limit", () => {
  it("is 30 requests a minute for an address and 300 for a network, and then 429 with the seconds to wait", async () => {
    const { deps, requests } = setUp();
    const take = vi.fn<(address: string, now: number) => number>(() => 40);
    const refused = await handle(requestFor(), deps, { limiter: { take } });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "40"]);
    expect([await refused.json(), refused.headers.get("Cache-Control")]).toEqual([EMPTY, "no-store"]);
    expect(take.mock.calls).toEqual([["203.0.113.1", deps.now()]]);
    expect([requests, RATE_LIMITS]).toEqual([[], { perAddress: 30, perNetwork: 300 }]);
  });
});

describe("a failed lookup", () => {
  it("gets 502 and an empty payload, and its reason is logged without the code and the token", async () => {
    const deps = testDependencies(serviceWith(() => Promise.reject(new Error(TOKEN))).send);
    const response = await handle(requestFor(), deps);
    expect([response.status, await response.json()]).toEqual([502, EMPTY]);
    expect(deps.logged).toEqual([expect.stringMatching(/./)]);
    expect(`${deps.logged.join()}${[...response.headers].join()}`).not.toMatch(/secret|BRO25/);
  });

  it("gets 504 when the service takes too long", async () => {
    const deps = testDependencies(() => new Promise(() => undefined), { waitMs: 1 });
    const response = await handle(requestFor(), deps);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([504, "no-store"]);
    expect(await response.json()).toEqual(EMPTY);
  });

  it("gets 503 when the function is not configured", async () => {
    const { deps, requests } = setUp();
    const response = await handle(requestFor(), deps, { settings: null });
    expect([response.status, await response.json()]).toEqual([503, EMPTY]);
    expect(deps.logged.join()).toMatch(/AFFILIATE_SERVICE_URL.*AFFILIATE_SERVICE_TOKEN/);
    expect(requests).toEqual([]);
  });
});

/** The cookie with a known code, which the lookup sets for the pages of its own origin. */
describe("the cookie", () => {
  const THIRTY_DAYS = 2_592_000;

  async function lookUp(query: string, headers: HeadersInit = {}, more: Partial<Dependencies> = {}) {
    const response = await handle(requestFor(query, { headers }), setUp().deps, more);
    return {
      cookie: response.headers.get("Set-Cookie"),
      cache: response.headers.get("Cache-Control"),
      body: await response.json(),
    };
  }

  it("holds the code in the service's spelling and nothing else, for 30 days, for this host alone", async () => {
    const { cookie, body } = await lookUp(`?code=bro25&keep=${THIRTY_DAYS}`, {
      "Sec-Fetch-Site": "same-origin",
    });
    expect(cookie).toBe("__Host-snowball_code=BRO25; Max-Age=2592000; Path=/; Secure; SameSite=Lax");
    expect(body).toEqual(publicPayload("BRO25", 25));
  });

  it("is in a response that no cache may keep, while one without it stays as it was", async () => {
    expect((await lookUp("?code=BRO25&keep=60")).cache).toBe("private, no-store");
    expect(await lookUp("?code=BRO25")).toMatchObject({ cookie: null, cache: "public, max-age=600" });
  });

  it.each([
    ["60", 60],
    ["2592000", THIRTY_DAYS],
    ["2592001", THIRTY_DAYS],
  ])("lives as long as the code, and 30 days at most: %s", async (keep, seconds) => {
    expect((await lookUp(`?code=BRO25&keep=${keep}`)).cookie).toContain(`Max-Age=${seconds};`);
  });

  it.each<[string, string, string, HeadersInit]>([
    ["with Global Privacy Control", "BRO25", "60", { "Sec-GPC": "1" }],
    ["on another site's page", "BRO25", "60", { "Sec-Fetch-Site": "cross-site" }],
    ["by a subdomain", "BRO25", "60", { "Sec-Fetch-Site": "same-site" }],
    ["about an unknown code", "NOBODY", "60", {}],
    ["about a malformed code", "BRO25\r\nSet-Cookie: a=b", "60", {}],
    ["for no time", "BRO25", "0", {}],
    ["for a time with an attribute", "BRO25", "60; Domain=evil.example", {}],
    ["for a part of a second", "BRO25", "1.5", {}],
  ])(
    "is not set, and no cache may keep the answer, when it is asked for %s",
    async (_, code, keep, headers) => {
      const query = `?code=${encodeURIComponent(code)}&keep=${encodeURIComponent(keep)}`;
      expect(await lookUp(query, headers)).toMatchObject({ cookie: null, cache: "private, no-store" });
    },
  );

  it("is not needed for the answer, which a visitor with Global Privacy Control gets as well", async () => {
    expect((await lookUp("?code=BRO25&keep=60", { "Sec-GPC": "1" })).body).toEqual(
      publicPayload("BRO25", 25),
    );
  });

  it("is not set where it is switched off, or where the site has another origin", async () => {
    for (const change of [{ setsCookie: false }, { siteOrigin: "https://mugworks.example" }])
      expect(
        (await lookUp("?code=BRO25&keep=60", {}, { settings: { ...SETTINGS, ...change } })).cookie,
      ).toBeNull();
  });
});
