// `npm run measure`: first and largest paint of the landing page beside the same built page without its scripts.
// Lighthouse, mobile, simulated; in turn, so that a busy machine troubles both alike. Medians of five.
import { execFile } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { preview } from "vite";
import { wholeChromiumPath } from "./browser.mjs";

const LIGHTHOUSE = "lighthouse@12.8.2";
const ROUNDS = 5;
const BARE = "node_modules/.cache/mugworks/bare";
const AUDITS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "cumulative-layout-shift",
  "total-byte-weight",
];

const browser = wholeChromiumPath();
if (!browser) throw new Error("Measuring needs Chromium or Chrome itself; its headless shell paints later.");

rmSync(BARE, { recursive: true, force: true });
cpSync("dist", BARE, { recursive: true });
for (const file of readdirSync(BARE).filter((name) => name.endsWith(".html"))) {
  const html = readFileSync(`${BARE}/${file}`, "utf8");
  writeFileSync(
    `${BARE}/${file}`,
    html.replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, ""),
  );
}

const sites = { page: await serve("dist", 4400), "without scripts": await serve(BARE, 4401) };
/** @type {Record<string, Record<string, number[]>>} */
const figures = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, url] of Object.entries(sites)) {
    const report = await lighthouse(url);
    for (const audit of AUDITS)
      ((figures[name] ??= {})[audit] ??= []).push(report.audits[audit].numericValue);
    ((figures[name] ??= {})["requests"] ??= []).push(report.audits["network-requests"].details.items.length);
    ((figures[name] ??= {})["score"] ??= []).push(report.categories.performance.score * 100);
  }
}
console.table(
  Object.fromEntries(Object.entries(figures).map(([name, values]) => [name, mapValues(values, median)])),
);
process.exit(0);

async function serve(outDir, port) {
  const server = await preview({
    logLevel: "silent",
    build: { outDir },
    preview: { port, strictPort: true },
  });
  return server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`;
}

// Not execFileSync: the servers live in this process.
async function lighthouse(url) {
  const flags = [
    "--quiet",
    "--output=json",
    "--only-categories=performance",
    "--chrome-flags=--headless --no-sandbox",
  ];
  const options = {
    maxBuffer: 64 * 1024 * 1024,
    timeout: 120_000,
    env: { ...process.env, CHROME_PATH: browser },
  };
  const run = () => promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...flags], options);
  // Now and then it misses the beginning of its own trace.
  const { stdout } = await run().catch(run);
  return JSON.parse(stdout);
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 1000) / 1000;
}

function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
