// @vitest-environment node
// The function as Cloudflare runs it: bundled, in workerd, against a service on this machine.
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { Readable } from "node:stream";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bundleFunction } from "../../src/build/commands/bundle-function.mjs";
import { isKvNamespace } from "../../functions/lib/stores/cloudflare-kv";
import { affiliate, shown, TOKEN } from "./service-list";

const SITE = "https://mugworks.example";
/** For a service that hangs, so that no test waits the 4 s that ship. The other tests must pass on a busy machine. */
const SHORT_LIMIT_MS = 300;
const LIMIT_MS = 30_000;
const EMPTY = '{"payload":[]}';
const OTHERS = Array.from({ length: 20 }, (_, n) => affiliate(`OTHER${n}`, 50));

/** What Cloudflare Pages puts around a function. */
const PAGES = `
  import { onRequest } from "./affiliates.js";
  export default {
    fetch: (request, env, context) => onRequest({ request, env, waitUntil: (work) => context.waitUntil(work) }),
  };`;
/**
 * As many copies of the function as are asked for by name, each with an index of its own. Copies whose names begin alike,
 * up to the hyphen, share Cloudflare's cache; those whose names end with "impatient" do not wait long for the service.
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
      const visit = {
        address: request.headers.get("CF-Connecting-IP"),
        keepAlive: (work) => context.waitUntil(work),
      };
      return handleAffiliates(request, visit, copies.get(name));
    },
  };`;

/** What the service does next, and what it was asked: path with query, and bearer. */
let answer: RequestListener = () => undefined;
const asked: { url: string | undefined; bearer: string | undefined }[] = [];
const service = createServer((request, response) => {
  asked.push({ url: request.url, bearer: request.headers.authorization });
  answer(request, response);
});
let edge: Miniflare;
/** What the function wrote to its host's log. */
let logged = "";
let tests = 0;

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
  edge = new Miniflare({
    // Miniflare would ask Cloudflare for an example of request.cf.
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
  asked.length = 0;
  tests++;
});

/** Asks as a browser does, a copy and from an address of this test's own, and checks all that leaves for what must not. */
async function ask(query: string, { method = "GET", worker = "copies", copy = "a" } = {}) {
  const response = await edge.dispatchFetch(`${SITE}/${worker}${query}`, {
    method,
    headers: { "CF-Connecting-IP": `203.0.113.${tests}`, "Test-Copy": `${tests}-${copy}` },
  });
  const body = await response.text();
  const { status, headers } = response;
  expect(`${[...headers].join("\n")}\n${body}`).not.toMatch(
    /secret|private|OTHER|Gold|payout_value":12|127\.0/,
  );
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  return { status, body, headers };
}

/** A service with a list of three pages; `code` stands on the last. */
const listing =
  (code: string): RequestListener =>
  (request, response) => {
    const page = Number(new URL(request.url ?? "", SITE).searchParams.get("page") ?? 1);
    const third = (page - 1) * 7;
    const payload = [...OTHERS.slice(third, third + 7), ...(page === 3 ? [affiliate(code, 25)] : [])];
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ payload, meta: { current_page: page, last_page: 3 } }));
  };
const saying =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

it.each(["copies", "pages"])(
  "reads the whole list, with the token on each request, and lets out one affiliate (%s)",
  async (worker) => {
    answer = listing("BRO25");
    const { status, body, headers } = await ask("?code=BRO25", { worker });
    expect([status, body]).toEqual([200, JSON.stringify(shown("BRO25", 25))]);
    expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("public, max-age=600");
    expect(asked).toEqual(
      ["", "?page=2", "?page=3"].map((query) => ({
        url: `/api/affiliates${query}`,
        bearer: `Bearer ${TOKEN}`,
      })),
    );
  },
);

it("knows from the same reading that a code is unknown", async () => {
  answer = listing("BRO25");
  await ask("?code=BRO25");
  const { status, body, headers } = await ask("?code=NOBODY");
  expect([status, body, headers.get("Cache-Control")]).toEqual([200, EMPTY, "public, max-age=60"]);
  expect(asked).toHaveLength(3);
});

it("answers in the service's spelling", async () => {
  answer = listing("BRO25");
  expect((await ask("?code=bro25")).body).toBe(JSON.stringify(shown("BRO25", 25)));
});

it("reads the list once for visitors who come together", async () => {
  answer = listing("BRO25");
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask("?code=BRO25")));
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([JSON.stringify(shown("BRO25", 25))]));
  expect(asked).toHaveLength(3);
});

it("keeps the list in Cloudflare's cache, which every copy of the function in a location reads", async () => {
  answer = listing("BRO25");
  await ask("?code=BRO25");
  asked.length = 0;
  expect((await ask("?code=BRO25", { copy: "b" })).body).toBe(JSON.stringify(shown("BRO25", 25)));
  expect(asked).toEqual([]);
});

it("keeps the list in the key-value store that is bound", async () => {
  answer = listing("BRO25");
  await ask("?code=BRO25", { worker: "pages" });
  const namespace: unknown = await edge.getKVNamespace("AFFILIATE_INDEX", "pages");
  expect(isKvNamespace(namespace) && (await namespace.get("index"))).toContain("\nBRO25 25\n");
});

it.each([
  ["a 500", saying(500, `{"error":"${TOKEN}"}`)],
  ["a 401", saying(401, '{"message":"secret"}')],
  ["HTML", saying(200, "<!doctype html><title>secret</title>", { "Content-Type": "text/html" })],
  ["half an answer", saying(200, '{"payload":[{"code":{"code":"secret')],
  ["another shape", saying(200, '{"affiliates":["secret"]}')],
  ["a redirect", saying(302, "", { Location: "/secret-elsewhere" })],
  ["a lost connection", (request) => void request.socket.destroy()],
] satisfies [string, RequestListener][])("answers 502 and nothing more to %s", async (_name, failing) => {
  answer = failing;
  const { status, body, headers } = await ask("?code=FAILED");
  expect([status, body, headers.get("Cache-Control")]).toEqual([502, EMPTY, "no-store"]);
  // A lost connection may be tried twice by the runtime; a redirect is never followed.
  expect(new Set(asked.map(({ url }) => url))).toEqual(new Set(["/api/affiliates"]));
});

it.each([
  ["does not answer", () => undefined],
  ["stops within its answer", (_request, response) => void response.write('{"payload":[')],
] satisfies [string, RequestListener][])(
  "gives up waiting for a service that %s, with 504",
  async (_name, hanging) => {
    answer = hanging;
    const { status, body, headers } = await ask("?code=SLOW", { copy: "impatient" });
    expect([status, body, headers.get("Cache-Control")]).toEqual([504, EMPTY, "no-store"]);
  },
);

it("answers hostile codes with none, and does not ask the service", async () => {
  answer = listing("BRO25");
  for (const code of ["", "%3Cscript%3E", "..%2Fadmin", "BRO25%00", "%E2%80%AEBRO25", "A".repeat(5000)])
    expect(await ask(`?code=${code}`)).toMatchObject({ status: 200, body: EMPTY });
  expect(asked).toEqual([]);
});

it("looks for names of an object's properties as for any other code", async () => {
  answer = listing("BRO25");
  for (const code of ["__proto__", "constructor", "hasOwnProperty"])
    expect(await ask(`?code=${code}`)).toMatchObject({ status: 200, body: EMPTY });
});

it("refuses the 31st request of an address within a minute", async () => {
  answer = listing("RATE25");
  const statuses: number[] = [];
  // Twice as many and one: the clock may begin a new minute on the way.
  for (let n = 0; n < 61; n++) statuses.push((await ask("?code=RATE25")).status);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
  expect(statuses).toContain(429);
});

it("takes GET, HEAD and OPTIONS only", async () => {
  answer = listing("BRO25");
  expect(await ask("?code=BRO25", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
  expect(await ask("?code=BRO25", { method: "OPTIONS" })).toMatchObject({ status: 204, body: "" });
  expect(await ask("?code=BRO25", { method: "POST" })).toMatchObject({ status: 405, body: EMPTY });
});

it("answers 503 until its secrets are set", async () => {
  expect(await ask("?code=BRO25", { worker: "unconfigured" })).toMatchObject({ status: 503, body: EMPTY });
});

it("writes to the host's log why it knows nothing, without codes, tokens, addresses or text from the service", async () => {
  answer = saying(503, "secret words");
  await ask("?code=LOGGED25");
  await expect.poll(() => logged).toContain("[affiliates] the service answered 503");
  expect(logged).not.toMatch(/secret|LOGGED25|203\.0\.113/);
});
