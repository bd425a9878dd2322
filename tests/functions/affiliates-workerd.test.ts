// @vitest-environment node
// What only Cloudflare's runtime can break: the bundled function in workerd, with a service in this process. The tables of
// affiliate-lookup, -list, -directory and stores have the rules.
import type { Readable } from "node:stream";
import { Miniflare, Response as EdgeResponse, type Request as EdgeRequest } from "miniflare";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cloudflareKvStore, isKvNamespace } from "../../functions/lib/stores/cloudflare-kv";
import { storeOf } from "../../functions/lib/stores/text-store";
import { affiliate, publicPayload, TOKEN } from "./service-list";

const SERVICE = "https://service.example";
const EMPTY = '{"payload":[]}';
const BRO = JSON.stringify(publicPayload("BRO25", 25));

/** The worker that Cloudflare Pages creates around a function. */
const PAGES = `
  import { onRequest } from "./affiliates.js";
  export default {
    fetch: (request, env, context) => onRequest({ request, env, waitUntil: (work) => context.waitUntil(work) }),
  };`;

async function bundleFunction(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: { ssr: "functions/api/affiliates.ts", write: false, minify: true },
  });
  if (!("output" in built)) throw new Error("Vite returned more than one build.");
  return built.output[0].code;
}

/** A list of two pages, the requested code on the second. */
function list(url: string): EdgeResponse {
  const code = url.endsWith("page=2") ? "BRO25" : "AAAA";
  return EdgeResponse.json({ payload: [affiliate(code, 25)], meta: { last_page: 2 } });
}

let answer = list;
const requests: string[] = [];
let edge: Miniflare;

beforeAll(async () => {
  const code = await bundleFunction();
  const worker = (name: string, kvNamespaces: string[] = []) => ({
    name,
    routes: [`mugworks.example/${name}*`],
    modulesRoot: "/",
    modules: [
      { type: "ESModule" as const, path: "main.js", contents: PAGES },
      { type: "ESModule" as const, path: "affiliates.js", contents: code },
    ],
    compatibilityDate: "2026-04-01",
    bindings: { AFFILIATE_SERVICE_URL: SERVICE, AFFILIATE_SERVICE_TOKEN: TOKEN },
    kvNamespaces,
    outboundService: ({ url, headers }: EdgeRequest) => {
      requests.push(`${url} ${headers.get("Authorization")}`);
      return answer(url);
    },
  });
  edge = new Miniflare({
    // Otherwise, Miniflare would download an example of request.cf from Cloudflare.
    cf: false,
    handleRuntimeStdio: (...streams: Readable[]) => streams.forEach((stream) => stream.resume()),
    workers: [worker("redirected"), worker("one"), worker("two"), worker("kv", ["AFFILIATE_INDEX"])],
  });
  await edge.ready;
});
afterAll(() => edge.dispose());

async function lookUp(worker: string) {
  requests.length = 0;
  const response = await edge.dispatchFetch(`https://mugworks.example/${worker}?code=BRO25`);
  return { status: response.status, body: await response.text() };
}

it("follows no redirect of the service", async () => {
  answer = () => new EdgeResponse("secret", { status: 302, headers: { Location: "/secret" } });
  expect(await lookUp("redirected")).toEqual({ status: 502, body: EMPTY });
  expect(requests).toEqual([`${SERVICE}/api/affiliates Bearer ${TOKEN}`]);
});

it("reads the list once for visitors at the same time, although workerd shares no request between them", async () => {
  answer = list;
  const found = await Promise.all(Array.from({ length: 20 }, () => lookUp("one")));
  expect(found).toEqual(Array.from({ length: 20 }, () => ({ status: 200, body: BRO })));
  expect(requests).toEqual(
    ["", "?page=2"].map((query) => `${SERVICE}/api/affiliates${query} Bearer ${TOKEN}`),
  );
});

it("finds the list of another copy in Cloudflare's cache", async () => {
  expect(await lookUp("two")).toEqual({ status: 200, body: BRO });
  expect(requests).toEqual([]);
});

it("stores the list in the namespace that is bound", async () => {
  expect(await lookUp("kv")).toEqual({ status: 200, body: BRO });
  const namespace: unknown = await edge.getKVNamespace("AFFILIATE_INDEX", "kv");
  if (!isKvNamespace(namespace)) throw new Error("There is no namespace.");
  const stored = storeOf(cloudflareKvStore(namespace), { serviceUrl: SERVICE, serviceToken: TOKEN });
  expect(await stored.get("index")).toContain("\nBRO25 25\n");
});
