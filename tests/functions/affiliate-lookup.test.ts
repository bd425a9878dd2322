// @vitest-environment node
import { describe, expect, it } from "vitest";
import { FRESH_MS } from "../../functions/lib/affiliate-directory";
import { handleAffiliates, UNKNOWN_SECONDS, type Dependencies } from "../../functions/lib/affiliate-lookup";
import { affiliate, answering, bench, page, SETTINGS, shown, TOKEN, type Bench } from "./service-list";

const OTHERS = [affiliate("AAAA", 50), affiliate("BBBB", 60)];
const BRO = affiliate("BRO25", 25);
const EMPTY = { payload: [] };
const ADDRESS = "https://mugworks.example/api/affiliates";
const request = (query = "?code=BRO25", init: RequestInit = {}) => new Request(`${ADDRESS}${query}`, init);
const handle = (asked: Request, deps: Bench, more: Partial<Dependencies> = {}) =>
  handleAffiliates(asked, deps.visit(), { ...deps, ...more });
/** A service that knows three affiliates, and everything around the handler. */
function stand() {
  const service = answering(page([...OTHERS, BRO], { meta: { last_page: 1 } }));
  return { ...service, deps: bench(service.send) };
}

describe("what is answered", () => {
  it("is the one affiliate asked for, with the two fields that the page reads and nothing else", async () => {
    const response = await handle(request(), stand().deps);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(JSON.stringify(shown("BRO25", 25)));
  });

  it("is an empty payload for a code that the service does not know", async () => {
    const response = await handle(request("?code=NOBODY"), stand().deps);
    expect([response.status, await response.json()]).toEqual([200, EMPTY]);
  });

  it("is JSON that cannot be taken for anything else, nor read from another site", async () => {
    const { headers } = await handle(request(), stand().deps);
    expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it("may be read by the one site that is configured when the function stands elsewhere", async () => {
    const settings = { ...SETTINGS, siteOrigin: "https://mugworks.example" };
    const { headers } = await handle(request(), stand().deps, { settings });
    expect(headers.get("Access-Control-Allow-Origin")).toBe("https://mugworks.example");
  });

  it("is the same without a body for HEAD", async () => {
    const { deps } = stand();
    const { headers } = await handle(request(), deps);
    const head = await handle(request(undefined, { method: "HEAD" }), deps);
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect([...head.headers]).toEqual([...headers]);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])("is 405 for %s, and nobody is asked", async (method) => {
    const { deps, asked } = stand();
    const response = await handle(request(undefined, { method }), deps);
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(await response.json()).toEqual(EMPTY);
    expect(asked).toEqual([]);
  });

  it("is 204 for OPTIONS, with the methods there are", async () => {
    const { deps, asked } = stand();
    const response = await handle(request(undefined, { method: "OPTIONS" }), deps);
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
    const response = await handle(request(query), deps);
    expect([response.status, await response.json()]).toEqual([200, EMPTY]);
    expect(asked).toEqual([]);
  });

  it.each(["__proto__", "constructor", "hasOwnProperty", "null", "undefined"])(
    "but could be one, %s, is looked for like any other",
    async (code) => {
      const { deps, asked } = stand();
      const response = await handle(request(`?code=${code}`), deps);
      expect([response.status, await response.json()]).toEqual([200, EMPTY]);
      expect(asked).toHaveLength(1);
    },
  );
});

describe("keeping answers", () => {
  it("asks the service once in 10 minutes, whatever stands in the address", async () => {
    const { deps, asked } = stand();
    await handle(request(), deps);
    deps.pass(FRESH_MS / 1_000 - 1);
    const again = await handle(request("?x=1&code=BRO25&y=2"), deps);
    expect(await again.json()).toEqual(shown("BRO25", 25));
    expect(asked).toHaveLength(1);
  });

  it("lets the browser keep an answer for what is left of the 10 minutes, and for a minute at least", async () => {
    const { deps } = stand();
    const cacheControl = async () => (await handle(request(), deps)).headers.get("Cache-Control");
    expect(await cacheControl()).toBe("public, max-age=600");
    deps.pass(400);
    expect(await cacheControl()).toBe("public, max-age=200");
    deps.pass(199);
    expect(await cacheControl()).toBe(`public, max-age=${UNKNOWN_SECONDS}`);
  });

  it("lets the browser keep an unknown code for a minute only: it may just have been made", async () => {
    const { headers } = await handle(request("?code=NOBODY"), stand().deps);
    expect(headers.get("Cache-Control")).toBe(`public, max-age=${UNKNOWN_SECONDS}`);
  });

  it("lets the browser keep no failure", async () => {
    const deps = bench(answering(() => new Response("down", { status: 500 })).send);
    const failed = await handle(request(), deps);
    expect([failed.status, failed.headers.get("Cache-Control")]).toEqual([502, "no-store"]);
  });
});

describe("the service's own spelling", () => {
  it("is answered for a code in other letter case", async () => {
    const response = await handle(request("?code=bro25"), stand().deps);
    expect(await response.json()).toEqual(shown("BRO25", 25));
  });

  it("is answered without a number where the service has none that can be a percentage", async () => {
    const deps = bench(answering(page([affiliate("BRO25", "25")])).send);
    expect(await (await handle(request(), deps)).json()).toEqual(shown("BRO25", null));
  });
});

describe("asking too often", () => {
  it("is 429 from the 31st request of a minute, with the seconds to wait, for that address only", async () => {
    const { deps } = stand();
    const ask = (from: string) => handleAffiliates(request(), deps.visit(from), deps);
    deps.pass(20);
    for (let n = 0; n < 30; n++) expect((await ask("203.0.113.1")).status).toBe(200);
    const refused = await ask("203.0.113.1");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "40"]);
    expect([await refused.json(), refused.headers.get("Cache-Control")]).toEqual([EMPTY, "no-store"]);
    expect((await ask("203.0.113.2")).status).toBe(200);
    deps.pass(40);
    expect((await ask("203.0.113.1")).status).toBe(200);
  });

  it("is 429 from the 301st request of a minute out of one /48 network", async () => {
    const { deps } = stand();
    const ask = (n: number) =>
      handleAffiliates(request(), deps.visit(`2001:db8:7:${n.toString(16)}::1`), deps);
    for (let n = 0; n < 300; n++) expect((await ask(n)).status).toBe(200);
    expect((await ask(300)).status).toBe(429);
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
      const response = await handle(request(), deps);
      expect([response.status, await response.json()]).toEqual([status, EMPTY]);
      expect(deps.logged).toEqual([expect.stringMatching(/./)]);
      expect(`${deps.logged.join()}${[...response.headers].join()}`).not.toMatch(/secret|BRO25/);
    },
  );

  it("a service that takes too long is 504", async () => {
    const deps = bench(() => new Promise(() => undefined), { waitMs: 1 });
    const response = await handle(request(), deps);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([504, "no-store"]);
    expect(await response.json()).toEqual(EMPTY);
  });

  it("a function without its settings is 503", async () => {
    const { deps, asked } = stand();
    const response = await handle(request(), deps, { settings: null });
    expect([response.status, await response.json()]).toEqual([503, EMPTY]);
    expect(asked).toEqual([]);
  });
});
