// The affiliate lookup in workerd, Cloudflare's runtime, with a stand-in of the affiliate service whose health can be changed, and
// lookups in numbers. `npm run measure:lookup` and a unit test use it.
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Miniflare } from "miniflare";
import { bundleFunction } from "./bundle-function.mjs";
import { readHeap } from "./workerd-heap.mjs";

const SITE = "https://mugworks.example";
const HEAP_READINGS = 10;
const HEAP_READING_MS = 1_000;
const REQUESTS_PER_SECOND_WHILE_READING = 50;

export const makeCodes = (count) =>
  Array.from({ length: count }, (_, number) => `BRO${number.toString(36).toUpperCase()}X`);

const HEALTHY = async () => 200;

const entryOf = (code) => ({
  id: 4711,
  email: `${code}@private.example`,
  code: { id: 9, code, shopify_price_rule: "rule-17" },
  current_segment: { id: 3, name: "Gold", discount_payout_value: 25 },
});

/** Starts a stand-in of the affiliate service with `perPage` affiliates on each page of its list. */
export async function startService(codes, perPage) {
  const count = Math.ceil(codes.length / perPage);
  const pages = Array.from({ length: count }, (_, page) =>
    JSON.stringify({
      payload: codes.slice(page * perPage, (page + 1) * perPage).map(entryOf),
      meta: { last_page: count },
    }),
  );
  const service = { requests: 0, respond: HEALTHY, port: 0, close };
  const server = createServer((request, response) => {
    service.requests += 1;
    const page = Number(new URL(request.url ?? "/", SITE).searchParams.get("page") ?? 1);
    void answer(response, pages[page - 1]);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  service.port = server.address().port;
  return service;

  async function answer(response, page) {
    const status = await service.respond();
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(status === 200 ? page : "{}");
  }

  function close() {
    server.closeAllConnections();
    server.close();
  }
}

/** The worker that Cloudflare Pages creates around the function, with a clock that a header of the requests sets ahead. */
const WORKER = `
  import { onRequest } from "./affiliates.js";
  const clock = Date.now;
  let ahead = 0;
  Date.now = () => clock() + ahead;
  export default {
    fetch(request, env, context) {
      ahead = Math.max(ahead, Number(request.headers.get("Test-Ahead-Ms")));
      return onRequest({ request, env, waitUntil: (work) => context.waitUntil(work) });
    },
  };`;

/** Starts the function with the service at this port. */
export async function startEdge(port) {
  const modules = await bundleFunction({ affiliates: "functions/api/affiliates.ts" });
  let logged = "";
  const miniflare = new Miniflare({
    // Otherwise, Miniflare would download an example of request.cf from Cloudflare.
    cf: false,
    inspectorPort: 0,
    handleRuntimeStdio(...streams) {
      for (const stream of streams) stream.on("data", (text) => (logged += String(text)));
    },
    modulesRoot: "/",
    modules: [{ type: "ESModule", path: "main.js", contents: WORKER }, ...modules],
    compatibilityDate: "2026-04-01",
    bindings: { AFFILIATE_SERVICE_URL: `http://127.0.0.1:${port}`, AFFILIATE_SERVICE_TOKEN: "token" },
  });
  const url = await miniflare.ready;
  let sent = 0;
  let aheadMs = 0;

  /** Looks one code up, each time from another IP address. */
  async function lookUp(code, isKnown) {
    sent += 1;
    const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
    const started = performance.now();
    const headers = { "CF-Connecting-IP": address, "Test-Ahead-Ms": String(aheadMs) };
    try {
      const response = await fetch(new URL(`/api/affiliates?code=${code}`, url), { headers });
      const text = await response.text();
      const ms = performance.now() - started;
      if (response.status !== 200) return { ms, kind: "cannot tell" };
      return { ms, kind: text.includes(`"${code}"`) === isKnown ? "right" : "wrong" };
    } catch {
      return { ms: performance.now() - started, kind: "lost" };
    }
  }

  /**
   * The function's memory in MB, without garbage: the least of some readings, because the runtime frees what finished requests leave
   * up to seconds later. It collects only while it answers requests.
   */
  async function heapMegabytes() {
    const requests = setInterval(
      () => void lookUp("NOBODY", false),
      1_000 / REQUESTS_PER_SECOND_WHILE_READING,
    );
    try {
      const bytes = [];
      for (let reading = 0; reading < HEAP_READINGS; reading += 1) {
        bytes.push(await readHeap(await miniflare.getInspectorURL()));
        await wait(HEAP_READING_MS);
      }
      return Math.min(...bytes) / 1e6;
    } finally {
      clearInterval(requests);
    }
  }

  return {
    lookUp,
    heapMegabytes,
    /** How many failures of the service the function has logged. */
    failures: () => logged.split("[affiliates]").length - 1,
    /** The function's clock is this much later from now on. */
    passTime: (ms) => void (aheadMs += ms),
    dispose: () => miniflare.dispose(),
  };
}

/** Sends lookups at a constant rate, all at once without one. Half of them are for unknown codes. */
export async function sendLookups(edge, codes, { count, perSecond = Infinity }) {
  const running = [];
  const started = performance.now();
  for (let sent = 0; sent < count; sent += 1) {
    const due = started + (sent * 1000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    const isKnown = sent % 2 === 0;
    running.push(edge.lookUp(isKnown ? codes[(sent * 7919) % codes.length] : `NOBODY${sent}`, isKnown));
  }
  return countAnswers(await Promise.all(running));
}

function countAnswers(answers) {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const countOf = (kind) => answers.filter((answer) => answer.kind === kind).length;
  const percentile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    right: countOf("right"),
    wrong: countOf("wrong"),
    cannotTell: countOf("cannot tell"),
    lost: countOf("lost"),
    medianMs: percentile(0.5),
    slowMs: percentile(0.99),
  };
}
