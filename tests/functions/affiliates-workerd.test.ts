// @vitest-environment node
// Tests the function as Cloudflare runs it: bundled, in workerd, with a service on this machine.
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { Readable } from "node:stream";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bundleFunction } from "./bundle-function";
import { cloudflareKvStore, isKvNamespace } from "../../functions/lib/stores/cloudflare-kv";
import { storeOf } from "../../functions/lib/stores/text-store";
import { affiliate, publicPayload, TOKEN } from "./service-list";

const SITE = "https://mugworks.example";
/** The short limit is for a service that hangs, instead of the real 4 s. Other tests use the long one, to pass on a busy machine. */
const SHORT_LIMIT_MS = 300;
const LIMIT_MS = 30_000;
const EMPTY = '{"payload":[]}';
const OTHERS = Array.from({ length: 20 }, (_, n) => affiliate(`OTHER${n}`, 50));

/** The worker that Cloudflare Pages creates around a function. */
const PAGES = `
  import { onRequest } from "./affiliates.js";
  export default {
    fetch: (request, env, context) => onRequest({ request, env, waitUntil: (work) => context.waitUntil(work) }),
  };`;
/**
 * A worker with several copies of the function, each with an index of its own. The header Test-Copy names the copy. Copies with
 * the same name before the hyphen share Cloudflare's cache; copies with "impatient" at the end use the short limit.
 */
const COPIES = `
  import { handleAffiliates, liveDependencies } from "./lookup.js";
  import { readSettings } from "./settings.js";
  import { findHostCache, hostCacheStore } from "./host-cache.js";
  const copies = new Map();
  export default {
    fetch(request, env, context) {
      const name = request.headers.get("Test-Copy");
      if (!copies.has(name)) {
        const store = hostCacheStore(findHostCache(), "${SITE}/" + name.split("-")[0]);
        const waitMs = name.endsWith("impatient") ? ${SHORT_LIMIT_MS} : ${LIMIT_MS};
        copies.set(name, liveDependencies({ settings: readSettings((key) => env[key]), store, waitMs }));
      }
      const requestContext = {
        address: request.headers.get("CF-Connecting-IP"),
        waitUntil: (work) => context.waitUntil(work),
      };
      return handleAffiliates(request, requestContext, copies.get(name));
    },
  };`;

/** The service's handler, and the requests that it received. */
let handler: RequestListener = () => undefined;
const requests: { url: string | undefined; bearer: string | undefined }[] = [];
const service = createServer((request, response) => {
  requests.push({ url: request.url, bearer: request.headers.authorization });
  handler(request, response);
});
let edge: Miniflare;
/** The text in the host's log. */
let logged = "";
let testNumber = 0;

let serviceUrl = "";
beforeAll(async () => {
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  const bound = service.address();
  if (bound === null || typeof bound === "string") throw new Error("The service has no port.");
  const modules = await bundleFunction({
    affiliates: "functions/api/affiliates.ts",
    lookup: "functions/lib/affiliate-lookup.ts",
    settings: "functions/lib/settings.ts",
    "host-cache": "functions/lib/stores/host-cache.ts",
  });
  const worker = (name: string, contents: string, bindings: Record<string, string>) => ({
    name,
    routes: [`mugworks.example/${name}*`],
    modulesRoot: "/",
    modules: [{ type: "ESModule" as const, path: "main.js", contents }, ...modules],
    compatibilityDate: "2026-04-01",
    bindings,
  });
  const secrets = {
    AFFILIATE_SERVICE_URL: `http://127.0.0.1:${bound.port}`,
    AFFILIATE_SERVICE_TOKEN: TOKEN,
  };
  serviceUrl = secrets.AFFILIATE_SERVICE_URL;
  edge = new Miniflare({
    // Otherwise, Miniflare would download an example of request.cf from Cloudflare.
    cf: false,
    handleRuntimeStdio: (...streams: Readable[]) => {
      for (const stream of streams) stream.on("data", (text) => (logged += String(text)));
    },
    workers: [
      worker("copies", COPIES, secrets),
      { ...worker("pages", PAGES, secrets), kvNamespaces: ["AFFILIATE_INDEX"] },
      worker("unconfigured", PAGES, {}),
    ],
  });
  await edge.ready;
}, 60_000);

afterAll(async () => {
  await edge.dispose();
  service.closeAllConnections();
  service.close();
});

beforeEach(() => {
  requests.length = 0;
  testNumber++;
});

/**
 * Sends a request as a browser does, with a copy of the function and an IP address for this test only. Checks that the response
 * contains no private data.
 */
async function send(query: string, { method = "GET", worker = "copies", copy = "a" } = {}) {
  const response = await edge.dispatchFetch(`${SITE}/${worker}${query}`, {
    method,
    headers: { "CF-Connecting-IP": `203.0.113.${testNumber}`, "Test-Copy": `${testNumber}-${copy}` },
  });
  const body = await response.text();
  const { status, headers } = response;
  expect(`${[...headers].join("\n")}\n${body}`).not.toMatch(
    /secret|private|OTHER|Gold|payout_value":12|127\.0/,
  );
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  return { status, body, headers };
}

/** A service with a list of three pages; `code` is on the last one. */
const listing =
  (code: string): RequestListener =>
  (request, response) => {
    const page = Number(new URL(request.url ?? "", SITE).searchParams.get("page") ?? 1);
    const start = (page - 1) * 7;
    const payload = [...OTHERS.slice(start, start + 7), ...(page === 3 ? [affiliate(code, 25)] : [])];
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ payload, meta: { current_page: page, last_page: 3 } }));
  };
const responding =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

it.each(["copies", "pages"])(
  "reads the whole list, with the token in each request, and returns one affiliate (%s)",
  async (worker) => {
    handler = listing("BRO25");
    const { status, body, headers } = await send("?code=BRO25", { worker });
    expect([status, body]).toEqual([200, JSON.stringify(publicPayload("BRO25", 25))]);
    expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("public, max-age=600");
    expect(requests).toEqual(
      ["", "?page=2", "?page=3"].map((query) => ({
        url: `/api/affiliates${query}`,
        bearer: `Bearer ${TOKEN}`,
      })),
    );
  },
);

it("finds out that a code is unknown without reading the list again", async () => {
  handler = listing("BRO25");
  await send("?code=BRO25");
  const { status, body, headers } = await send("?code=NOBODY");
  expect([status, body, headers.get("Cache-Control")]).toEqual([200, EMPTY, "public, max-age=60"]);
  expect(requests).toHaveLength(3);
});

it("returns the service's spelling", async () => {
  handler = listing("BRO25");
  expect((await send("?code=bro25")).body).toBe(JSON.stringify(publicPayload("BRO25", 25)));
});

it("reads the list once for visitors at the same time", async () => {
  handler = listing("BRO25");
  const responses = await Promise.all(Array.from({ length: 20 }, () => send("?code=BRO25")));
  expect(new Set(responses.map(({ body }) => body))).toEqual(
    new Set([JSON.stringify(publicPayload("BRO25", 25))]),
  );
  expect(requests).toHaveLength(3);
});

it("stores the list in Cloudflare's cache, which all copies of the function in a location read", async () => {
  handler = listing("BRO25");
  await send("?code=BRO25");
  requests.length = 0;
  expect((await send("?code=BRO25", { copy: "b" })).body).toBe(JSON.stringify(publicPayload("BRO25", 25)));
  expect(requests).toEqual([]);
});

it("stores the list in the KV namespace that is bound", async () => {
  handler = listing("BRO25");
  await send("?code=BRO25", { worker: "pages" });
  const namespace: unknown = await edge.getKVNamespace("AFFILIATE_INDEX", "pages");
  if (!isKvNamespace(namespace)) throw new Error("There is no namespace.");
  const stored = storeOf(cloudflareKvStore(namespace), `${serviceUrl} ${TOKEN}`);
  expect(await stored.get("index")).toContain("\nBRO25 25\n");
});

it.each([
  ["a 500", responding(500, `{"error":"${TOKEN}"}`)],
  ["a 401", responding(401, '{"message":"secret"}')],
  ["HTML", responding(200, "<!doctype html><title>secret</title>", { "Content-Type": "text/html" })],
  ["an incomplete body", responding(200, '{"payload":[{"code":{"code":"secret')],
  ["JSON of another form", responding(200, '{"affiliates":["secret"]}')],
  ["a redirect", responding(302, "", { Location: "/secret-elsewhere" })],
  ["a lost connection", (request) => void request.socket.destroy()],
] satisfies [string, RequestListener][])(
  "responds with 502 and an empty payload when the service sends %s",
  async (_name, failing) => {
    handler = failing;
    const { status, body, headers } = await send("?code=FAILED");
    expect([status, body, headers.get("Cache-Control")]).toEqual([502, EMPTY, "no-store"]);
    // The runtime may retry a lost connection. The path shows that a redirect is not followed.
    expect(new Set(requests.map(({ url }) => url))).toEqual(new Set(["/api/affiliates"]));
  },
);

it.each([
  ["does not respond", () => undefined],
  ["does not finish its response", (_request, response) => void response.write('{"payload":[')],
] satisfies [string, RequestListener][])("responds with 504 when the service %s", async (_name, hanging) => {
  handler = hanging;
  const { status, body, headers } = await send("?code=SLOW", { copy: "impatient" });
  expect([status, body, headers.get("Cache-Control")]).toEqual([504, EMPTY, "no-store"]);
});

it("responds to malformed codes with an empty payload, and sends no request to the service", async () => {
  handler = listing("BRO25");
  for (const code of ["", "%3Cscript%3E", "..%2Fadmin", "BRO25%00", "%E2%80%AEBRO25", "A".repeat(5000)])
    expect(await send(`?code=${code}`)).toMatchObject({ status: 200, body: EMPTY });
  expect(requests).toEqual([]);
});

it("looks up names of an object's properties like other codes", async () => {
  handler = listing("BRO25");
  for (const code of ["__proto__", "constructor", "hasOwnProperty"])
    expect(await send(`?code=${code}`)).toMatchObject({ status: 200, body: EMPTY });
});

it("rejects an address's 31st request within a minute", async () => {
  handler = listing("RATE25");
  const statuses: number[] = [];
  // 61 requests, because a new minute may begin while they are sent.
  for (let n = 0; n < 61; n++) statuses.push((await send("?code=RATE25")).status);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
  expect(statuses).toContain(429);
});

it("supports only GET, HEAD and OPTIONS", async () => {
  handler = listing("BRO25");
  expect(await send("?code=BRO25", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
  expect(await send("?code=BRO25", { method: "OPTIONS" })).toMatchObject({ status: 204, body: "" });
  expect(await send("?code=BRO25", { method: "POST" })).toMatchObject({ status: 405, body: EMPTY });
});

it("responds with 503 until its secrets are set", async () => {
  expect(await send("?code=BRO25", { worker: "unconfigured" })).toMatchObject({ status: 503, body: EMPTY });
});

it("writes the reason of a failure to the host's log, without codes, tokens, addresses or text from the service", async () => {
  handler = responding(503, "secret words");
  await send("?code=LOGGED25");
  await expect.poll(() => logged).toContain("[affiliates] The affiliate service responded with status 503.");
  expect(logged).not.toMatch(/secret|LOGGED25|203\.0\.113/);
});
