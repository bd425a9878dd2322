// @vitest-environment node
// What only Cloudflare's runtime can break: the bundled function in workerd, with a service on this machine. The tables of
// affiliate-lookup, -list, -directory and stores have the rules.
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { Readable } from "node:stream";
import { Miniflare } from "miniflare";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cloudflareKvStore, isKvNamespace } from "../../functions/lib/stores/cloudflare-kv";
import { storeOf } from "../../functions/lib/stores/text-store";
import { affiliate, publicPayload, TOKEN } from "./service-list";

const SITE = "https://mugworks.example";
const EMPTY = '{"payload":[]}';
const BRO = JSON.stringify(publicPayload("BRO25", 25));

/** The worker that Cloudflare Pages creates around a function. */
const PAGES = `
  import { onRequest } from "./affiliates.js";
  export default {
    fetch: (request, env, context) => onRequest({ request, env, waitUntil: (work) => context.waitUntil(work) }),
  };`;

/** The function's modules, in the form that Miniflare takes. */
async function bundleFunction() {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: {
      ssr: true,
      write: false,
      minify: true,
      rolldownOptions: {
        input: { affiliates: "functions/api/affiliates.ts" },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  if (!("output" in built)) throw new Error("Vite returned more than one build.");
  return built.output.flatMap((file) =>
    file.type === "chunk" ? [{ type: "ESModule" as const, path: file.fileName, contents: file.code }] : [],
  );
}

/** A list of two pages, the requested code on the second. */
const listing: RequestListener = (request, response) => {
  const isLast = request.url?.endsWith("page=2") ?? false;
  response.setHeader("Content-Type", "application/json");
  response.end(
    JSON.stringify({ payload: [affiliate(isLast ? "BRO25" : "AAAA", 25)], meta: { last_page: 2 } }),
  );
};

let handler = listing;
const requests: string[] = [];
const service = createServer((request, response) => {
  requests.push(`${request.url} ${request.headers.authorization}`);
  handler(request, response);
});
let edge: Miniflare;
let serviceUrl = "";
let logged = "";

beforeAll(async () => {
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  const bound = service.address();
  if (bound === null || typeof bound === "string") throw new Error("The service has no port.");
  serviceUrl = `http://127.0.0.1:${bound.port}`;
  const modules = await bundleFunction();
  const worker = (name: string, kvNamespaces: string[] = []) => ({
    name,
    routes: [`mugworks.example/${name}*`],
    modulesRoot: "/",
    modules: [{ type: "ESModule" as const, path: "main.js", contents: PAGES }, ...modules],
    compatibilityDate: "2026-04-01",
    bindings: { AFFILIATE_SERVICE_URL: serviceUrl, AFFILIATE_SERVICE_TOKEN: TOKEN },
    kvNamespaces,
  });
  edge = new Miniflare({
    // Otherwise, Miniflare would download an example of request.cf from Cloudflare.
    cf: false,
    handleRuntimeStdio: (...streams: Readable[]) => {
      for (const stream of streams) stream.on("data", (text) => (logged += String(text)));
    },
    workers: [worker("redirected"), worker("one"), worker("two"), worker("kv", ["AFFILIATE_INDEX"])],
  });
  await edge.ready;
});

afterAll(async () => {
  await edge.dispose();
  service.closeAllConnections();
  service.close();
});

async function lookUp(worker: string) {
  requests.length = 0;
  const response = await edge.dispatchFetch(`${SITE}/${worker}?code=BRO25`);
  return { status: response.status, body: await response.text() };
}

it("follows no redirect of the service, and logs only its status", async () => {
  handler = (_request, response) => void response.writeHead(302, { Location: "/secret" }).end("secret");
  expect(await lookUp("redirected")).toEqual({ status: 502, body: EMPTY });
  expect(requests).toEqual([`/api/affiliates Bearer ${TOKEN}`]);
  await expect
    .poll(() => logged, { timeout: 10_000 })
    .toContain("[affiliates] The affiliate service responded with status 302.");
  expect(logged).not.toMatch(/secret|BRO25/);
});

it("reads the list once for visitors at the same time, although workerd shares no request between them", async () => {
  handler = listing;
  const found = await Promise.all(Array.from({ length: 20 }, () => lookUp("one")));
  expect(found).toEqual(Array.from({ length: 20 }, () => ({ status: 200, body: BRO })));
  expect(requests).toEqual([`/api/affiliates Bearer ${TOKEN}`, `/api/affiliates?page=2 Bearer ${TOKEN}`]);
});

it("finds the list of another copy in Cloudflare's cache", async () => {
  expect(await lookUp("two")).toEqual({ status: 200, body: BRO });
  expect(requests).toEqual([]);
});

it("stores the list in the namespace that is bound", async () => {
  expect(await lookUp("kv")).toEqual({ status: 200, body: BRO });
  const namespace: unknown = await edge.getKVNamespace("AFFILIATE_INDEX", "kv");
  if (!isKvNamespace(namespace)) throw new Error("There is no namespace.");
  const stored = storeOf(cloudflareKvStore(namespace), { serviceUrl, serviceToken: TOKEN });
  expect(await stored.get("index")).toContain("\nBRO25 25\n");
});
