// @vitest-environment node
// The function as Cloudflare runs it: bundled, in workerd, against a service on this machine.
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { Miniflare } from "miniflare";
import { build } from "vite";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { affiliate, shown, TOKEN } from "./service-list";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SITE = "https://mugworks.example";
const LIMIT_MS = 300;
const EMPTY = '{"payload":[]}';
const OTHERS = Array.from({ length: 20 }, (_, n) => affiliate(`OTHER${n}`, 50));

/** What Cloudflare Pages puts around a function. */
const PAGES = `
  import { onRequest } from "./affiliates.js";
  export default { fetch: (request, env) => onRequest({ request, env }) };`;
/** The same handler with a shorter limit, so that no test waits 4 s. */
const IMPATIENT = `
  import { handleAffiliates, liveDependencies, readSettings } from "./lookup.js";
  const deps = { ...liveDependencies(() => "one address"), limitMs: ${LIMIT_MS} };
  export default { fetch: (request, env) => handleAffiliates(request, readSettings((name) => env[name]), deps) };`;

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
let addresses = 0;

/** The bundled modules, as Miniflare takes them. */
async function bundle() {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: {
      ssr: true,
      write: false,
      minify: true,
      rolldownOptions: {
        input: { affiliates: "functions/api/affiliates.ts", lookup: "functions/lib/affiliate-lookup.ts" },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  if (!("output" in built)) throw new Error("Vite built something else.");
  return built.output.flatMap((file) =>
    file.type === "chunk" ? [{ type: "ESModule" as const, path: file.fileName, contents: file.code }] : [],
  );
}

beforeAll(async () => {
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  const bound = service.address();
  if (bound === null || typeof bound === "string") throw new Error("The service has no port.");
  const modules = await bundle();
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
      worker("pages", PAGES, secrets),
      worker("impatient", IMPATIENT, secrets),
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
  addresses++;
});

/** Asks as a browser does, from an address of this test's own, and looks at all that leaves for what must not. */
async function ask(query: string, { method = "GET", worker = "pages" } = {}) {
  const response = await edge.dispatchFetch(`${SITE}/${worker}${query}`, {
    method,
    headers: { "CF-Connecting-IP": `203.0.113.${addresses}` },
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

it("finds an affiliate on the third page, with the bearer on each request, and lets out nothing else", async () => {
  answer = listing("BRO25");
  const { status, body, headers } = await ask("?code=BRO25");
  expect([status, body]).toEqual([200, JSON.stringify(shown("BRO25", 25))]);
  expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(headers.get("Cache-Control")).toBe("public, max-age=600");
  expect(asked).toEqual(
    ["", "?page=2", "?page=3"].map((query) => ({
      url: `/api/affiliates${query}`,
      bearer: `Bearer ${TOKEN}`,
    })),
  );
});

it("reads the whole list for an unknown code, and answers with none", async () => {
  answer = listing("BRO25");
  const { status, body, headers } = await ask("?code=NOBODY");
  expect([status, body, headers.get("Cache-Control")]).toEqual([200, EMPTY, "public, max-age=60"]);
  expect(asked).toHaveLength(3);
});

it("keeps what it found in Cloudflare's cache, which every copy of the function reads", async () => {
  answer = listing("KEPT25");
  await ask("?code=KEPT25");
  asked.length = 0;
  expect((await ask("?code=KEPT25&again=1")).body).toBe(JSON.stringify(shown("KEPT25", 25)));
  expect((await ask("?code=KEPT25", { worker: "impatient" })).status).toBe(200);
  expect(asked).toEqual([]);
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
] satisfies [string, RequestListener][])("gives up a service that %s, with 504", async (_name, hanging) => {
  answer = hanging;
  const { status, body, headers } = await ask("?code=SLOW", { worker: "impatient" });
  expect([status, body, headers.get("Cache-Control")]).toEqual([504, EMPTY, "no-store"]);
});

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
  expect(asked).toHaveLength(3);
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

it("tells the host's log why it knows nothing, without codes, tokens, addresses or the service's words", async () => {
  answer = saying(503, "secret words");
  await ask("?code=LOGGED25");
  await expect.poll(() => logged).toContain("[affiliates] the service answered 503");
  expect(logged).not.toMatch(/secret|LOGGED25|203\.0\.113/);
});
