// `npm run measure:lookup`: measures the affiliate lookup in Cloudflare's runtime (workerd). A stand-in of the affiliate service
// with 100,000 affiliates runs on the same machine. Prints one table after about two minutes.
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Miniflare } from "miniflare";
import { bundleFunction } from "./bundle-function.mjs";

const AFFILIATES = 100_000;
const REQUESTS_PER_SECOND = 200;
const SECONDS = 30;
const SITE = "https://mugworks.example";

const codes = Array.from({ length: AFFILIATES }, (_, number) => `BRO${number.toString(36).toUpperCase()}X`);

function entry(code) {
  return {
    id: 4711,
    email: `${code}@private.example`,
    code: { id: 9, code, shopify_price_rule: "rule-17" },
    current_segment: { id: 3, name: "Gold", discount_payout_value: 25 },
  };
}

/** Creates a stand-in of the affiliate service with `perPage` affiliates on each page of its list. */
function createService(perPage) {
  const pages = Array.from({ length: Math.ceil(AFFILIATES / perPage) }, (_, page) =>
    JSON.stringify({
      payload: codes.slice(page * perPage, (page + 1) * perPage).map(entry),
      meta: { last_page: Math.ceil(AFFILIATES / perPage) },
    }),
  );
  const state = { requests: 0, running: 0, readsAtOnce: 0 };
  const server = createServer((request, response) => {
    const page = Number(new URL(request.url ?? "/", SITE).searchParams.get("page") ?? 1);
    state.requests += 1;
    if (page === 1) state.readsAtOnce = Math.max(state.readsAtOnce, (state.running += 1));
    response.on("close", () => {
      if (page === pages.length) state.running = Math.max(0, state.running - 1);
    });
    response.setHeader("Content-Type", "application/json");
    response.end(pages[page - 1] ?? '{"payload":[]}');
  });
  return { server, state };
}

async function startEdge(port) {
  const modules = await bundleFunction({ affiliates: "functions/api/affiliates.ts" });
  const edge = new Miniflare({
    cf: false,
    modulesRoot: "/",
    modules: [
      {
        type: "ESModule",
        path: "main.js",
        contents: `
          import { onRequest } from "./affiliates.js";
          export default {
            fetch: (request, env, context) =>
              onRequest({ request, env, waitUntil: (work) => context.waitUntil(work) }),
          };`,
      },
      ...modules,
    ],
    compatibilityDate: "2026-04-01",
    bindings: { AFFILIATE_SERVICE_URL: `http://127.0.0.1:${port}`, AFFILIATE_SERVICE_TOKEN: "token" },
  });
  return { edge, url: await edge.ready };
}

let lookups = 0;

/**
 * Looks one code up, each time from another IP address. Returns milliseconds, the status (0: the connection was lost) and
 * whether the response contains the code.
 */
async function lookUp(url, code) {
  lookups += 1;
  const address = `10.${(lookups >> 16) & 255}.${(lookups >> 8) & 255}.${lookups & 255}`;
  const started = performance.now();
  try {
    const response = await fetch(new URL(`/api/affiliates?code=${code}`, url), {
      headers: { "CF-Connecting-IP": address },
    });
    const text = await response.text();
    return { ms: performance.now() - started, status: response.status, isKnown: text.includes(`"${code}"`) };
  } catch {
    return { ms: performance.now() - started, status: 0, isKnown: false };
  }
}

/** Resident memory of workerd in MB. Linux only. */
function memoryOfWorkerd() {
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("workerd")) continue;
      const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
      return Math.round(Number(kb) / 1024);
    } catch {
      // The process ended while its files were read.
    }
  }
  return Number.NaN;
}

/** Sends requests at a constant rate, half of them for unknown codes. */
async function sendLookups(url) {
  const running = [];
  const started = performance.now();
  for (let sent = 0; sent < REQUESTS_PER_SECOND * SECONDS; sent += 1) {
    const due = started + (sent * 1000) / REQUESTS_PER_SECOND;
    if (due > performance.now()) await wait(due - performance.now());
    const known = sent % 2 === 0;
    const code = known ? codes[(sent * 7919) % AFFILIATES] : `NOBODY${sent}`;
    running.push(lookUp(url, code).then((result) => ({ ...result, isRight: result.isKnown === known })));
  }
  return Promise.all(running);
}

function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const rows = [];
for (const perPage of [AFFILIATES, 1_000]) {
  const { server, state } = createService(perPage);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { edge, url } = await startEdge(server.address().port);
  const first = await Promise.all(Array.from({ length: 20 }, (_, n) => lookUp(url, codes[n])));
  while ((await lookUp(url, codes[0])).status !== 200) await wait(500);
  const before = memoryOfWorkerd();
  const results = await sendLookups(url);
  const times = results.map(({ ms }) => ms);
  rows.push({
    "affiliates per page": perPage,
    "first responses, ms": Math.round(Math.max(...first.map(({ ms }) => ms))),
    "first responses, status": [...new Set(first.map(({ status }) => status))].join(", "),
    lookups: results.length,
    "wrong or failed": results.filter(({ isRight, status }) => !isRight || status !== 200).length,
    "median, ms": percentile(times, 0.5).toFixed(1),
    "99%, ms": percentile(times, 0.99).toFixed(1),
    "requests to the service": state.requests,
    "list reads at once": state.readsAtOnce,
    "memory before, MB": before,
    "memory after, MB": memoryOfWorkerd(),
  });
  await edge.dispose();
  server.closeAllConnections();
  server.close();
}
console.table(Object.fromEntries(Object.keys(rows[0]).map((name) => [name, rows.map((row) => row[name])])));
