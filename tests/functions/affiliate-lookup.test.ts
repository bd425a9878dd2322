// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  handleAffiliates,
  KEPT_SECONDS,
  KEPT_UNKNOWN_SECONDS,
  liveDependencies,
  readSettings,
  type Settings,
} from "../../functions/lib/affiliate-lookup";
import { affiliate, answering, bench, page, SETTINGS, shown, TOKEN } from "./service-list";

const OTHERS = [affiliate("AAAA", 50), affiliate("BBBB", 60)];
const BRO = affiliate("BRO25", 25);
const EMPTY = { payload: [] };
const ADDRESS = "https://mugworks.example/api/affiliates";
const request = (query = "?code=BRO25", init: RequestInit = {}) => new Request(`${ADDRESS}${query}`, init);
/** A service that knows three affiliates, and everything around the handler. */
function stand() {
  const service = answering(page([...OTHERS, BRO], { meta: { last_page: 1 } }));
  return { ...service, deps: bench(service.send) };
}

describe("what is answered", () => {
  it("is the one affiliate asked for, with the two fields that the page reads and nothing else", async () => {
    const response = await handleAffiliates(request(), SETTINGS, stand().deps);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(JSON.stringify(shown("BRO25", 25)));
  });

  it("is an empty payload for a code that the service does not know", async () => {
    const response = await handleAffiliates(request("?code=NOBODY"), SETTINGS, stand().deps);
    expect([response.status, await response.json()]).toEqual([200, EMPTY]);
  });

  it("is JSON that cannot be taken for anything else, nor read from another site", async () => {
    const { headers } = await handleAffiliates(request(), SETTINGS, stand().deps);
    expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it("may be read by the one site that is configured when the function stands elsewhere", async () => {
    const settings: Settings = { ...SETTINGS, siteOrigin: "https://mugworks.example" };
    const { headers } = await handleAffiliates(request(), settings, stand().deps);
    expect(headers.get("Access-Control-Allow-Origin")).toBe("https://mugworks.example");
  });

  it("is the same without a body for HEAD", async () => {
    const { deps } = stand();
    const { headers } = await handleAffiliates(request(), SETTINGS, deps);
    const head = await handleAffiliates(request(undefined, { method: "HEAD" }), SETTINGS, deps);
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect([...head.headers]).toEqual([...headers]);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])("is 405 for %s, and nobody is asked", async (method) => {
    const { deps, asked } = stand();
    const response = await handleAffiliates(request(undefined, { method }), SETTINGS, deps);
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(await response.json()).toEqual(EMPTY);
    expect(asked).toEqual([]);
  });

  it("is 204 for OPTIONS, with the methods there are", async () => {
    const { deps, asked } = stand();
    const response = await handleAffiliates(request(undefined, { method: "OPTIONS" }), SETTINGS, deps);
    expect([response.status, response.headers.get("Allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    expect(asked).toEqual([]);
  });
});

describe("a code that is none", () => {
  it.each([
    "",
    "?code=",
    "?other=BRO25",
    "?code=BRO%2025",
    "?code=%3Cscript%3E",
    "?code=javascript%3Aalert(1)",
    "?code=BRO25%00",
    "?code=BRO25%0A",
    "?code=%E2%80%AEBRO25",
    "?code=%E0%A4%A",
    "?code=../BRO25",
    "?code=*",
    `?code=${"A".repeat(65)}`,
    `?code=${"A".repeat(5000)}`,
  ])("in %j is an empty payload, and the service is not asked", async (query) => {
    const { deps, asked } = stand();
    const response = await handleAffiliates(request(query), SETTINGS, deps);
    expect([response.status, await response.json()]).toEqual([200, EMPTY]);
    expect(asked).toEqual([]);
  });

  it.each(["__proto__", "constructor", "hasOwnProperty", "null", "undefined"])(
    "but could be one, %s, is looked for like any other",
    async (code) => {
      const { deps, asked } = stand();
      const response = await handleAffiliates(request(`?code=${code}`), SETTINGS, deps);
      expect([response.status, await response.json()]).toEqual([200, EMPTY]);
      expect(asked).toHaveLength(1);
    },
  );
});

describe("keeping answers", () => {
  it("asks the service once in 10 minutes for a code, whatever else stands in the address", async () => {
    const { deps, asked } = stand();
    await handleAffiliates(request(), SETTINGS, deps);
    deps.pass(KEPT_SECONDS - 1);
    const again = await handleAffiliates(request("?x=1&code=BRO25&y=2"), SETTINGS, deps);
    expect(await again.json()).toEqual(shown("BRO25", 25));
    expect(asked).toHaveLength(1);
    deps.pass(1);
    await handleAffiliates(request(), SETTINGS, deps);
    expect(asked).toHaveLength(2);
  });

  it("tells the browser what is left of the 10 minutes", async () => {
    const { deps } = stand();
    const cacheControl = async () =>
      (await handleAffiliates(request(), SETTINGS, deps)).headers.get("Cache-Control");
    expect(await cacheControl()).toBe("public, max-age=600");
    deps.pass(400);
    expect(await cacheControl()).toBe("public, max-age=200");
  });

  it("keeps an unknown code for a minute only: it may just have been made", async () => {
    let known: unknown[] = OTHERS;
    const { send, asked } = answering(() => page(known, { last_page: 1 })());
    const deps = bench(send);
    const ask = async () => (await handleAffiliates(request(), SETTINGS, deps)).json();
    expect(await ask()).toEqual(EMPTY);
    known = [BRO];
    deps.pass(KEPT_UNKNOWN_SECONDS - 1);
    expect(await ask()).toEqual(EMPTY);
    expect(asked).toHaveLength(1);
    deps.pass(1);
    expect(await ask()).toEqual(shown("BRO25", 25));
  });

  it("keeps no failure, neither here nor in the browser", async () => {
    const { send } = answering(() => new Response("down", { status: 500 }), page([BRO]));
    const deps = bench(send);
    const failed = await handleAffiliates(request(), SETTINGS, deps);
    expect([failed.status, failed.headers.get("Cache-Control")]).toEqual([502, "no-store"]);
    expect((await handleAffiliates(request(), SETTINGS, deps)).status).toBe(200);
  });
});

describe("asking too often", () => {
  it("is 429 from the 31st request of a minute, with the seconds to wait, for that address only", async () => {
    // The limit that ships.
    const deps = { ...stand().deps, limiter: liveDependencies(() => "").limiter };
    const ask = (from: string) =>
      handleAffiliates(request(undefined, { headers: { "Test-Address": from } }), SETTINGS, deps);
    deps.pass(20);
    for (let n = 0; n < 30; n++) expect((await ask("203.0.113.1")).status).toBe(200);
    const refused = await ask("203.0.113.1");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "40"]);
    expect([await refused.json(), refused.headers.get("Cache-Control")]).toEqual([EMPTY, "no-store"]);
    expect((await ask("203.0.113.2")).status).toBe(200);
    deps.pass(40);
    expect((await ask("203.0.113.1")).status).toBe(200);
  });
});

describe("when nothing can be known", () => {
  it.each([
    [502, () => new Response(`<h1>${TOKEN}</h1>`, { status: 500 })],
    [502, () => new Response(`<h1>${TOKEN}</h1>`)],
    [502, () => Promise.reject(new Error(TOKEN))],
  ])(
    "the answer is %s and empty; the log says why, without the code or the token",
    async (status, answer) => {
      const { send } = answering(answer);
      const deps = bench(send);
      const response = await handleAffiliates(request(), SETTINGS, deps);
      expect([response.status, await response.json()]).toEqual([status, EMPTY]);
      expect(deps.logged).toEqual([expect.stringMatching(/./)]);
      expect(`${deps.logged.join()}${[...response.headers].join()}`).not.toMatch(/secret|BRO25/);
    },
  );

  it("a service that takes too long is 504", async () => {
    const deps = { ...bench(() => new Promise(() => undefined)), limitMs: 1 };
    const response = await handleAffiliates(request(), SETTINGS, deps);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([504, "no-store"]);
    expect(await response.json()).toEqual(EMPTY);
  });

  it("a function without its settings is 503", async () => {
    const { deps, asked } = stand();
    const response = await handleAffiliates(request(), null, deps);
    expect([response.status, await response.json()]).toEqual([503, EMPTY]);
    expect(asked).toEqual([]);
  });
});

describe("the settings", () => {
  const read = (values: Record<string, unknown>) =>
    readSettings((name) => new Map(Object.entries(values)).get(name));
  const whole = { AFFILIATE_SERVICE_URL: "https://service.example/base/", AFFILIATE_SERVICE_TOKEN: TOKEN };

  it("are read by name, without the slash at the address's end", () => {
    expect(read(whole)).toEqual(SETTINGS);
    expect(read({ ...whole, AFFILIATE_SITE_ORIGIN: "https://mugworks.example/" })?.siteOrigin).toBe(
      "https://mugworks.example",
    );
  });

  it.each([
    {},
    { AFFILIATE_SERVICE_URL: "" },
    { AFFILIATE_SERVICE_URL: "service.example" },
    { AFFILIATE_SERVICE_URL: "http://service.example" },
    { AFFILIATE_SERVICE_URL: "javascript:alert(1)" },
    { AFFILIATE_SERVICE_URL: "https://user:pass@service.example" },
    { AFFILIATE_SERVICE_URL: "https://service.example/?page=1" },
    { AFFILIATE_SERVICE_TOKEN: "" },
    { AFFILIATE_SERVICE_TOKEN: "two words" },
    { AFFILIATE_SERVICE_TOKEN: "line\nbreak" },
    { AFFILIATE_SERVICE_TOKEN: 7 },
  ])("are none when one of them is malformed: %j", (wrong) => {
    expect(read(Object.keys(wrong).length === 0 ? {} : { ...whole, ...wrong })).toBeNull();
  });

  it("let no other site read the answer when that site's address is malformed", () => {
    expect(read({ ...whole, AFFILIATE_SITE_ORIGIN: "*" })?.siteOrigin).toBeNull();
  });
});
