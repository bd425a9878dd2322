// `npm run measure`: first and largest paint of the built landing page, with and without its scripts. Prints the medians of
// five Lighthouse runs (mobile, simulated). The two pages take turns, so that a busy machine affects both alike.
import { execFile } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { preview } from "vite";
import { fullChromiumPath } from "./browser.mjs";

const LIGHTHOUSE = "lighthouse@12.8.2";
const ROUNDS = 5;
const WITHOUT_SCRIPTS = "node_modules/.cache/mugworks/without-scripts";
const AUDITS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "cumulative-layout-shift",
  "total-byte-weight",
];

const browser = fullChromiumPath();
if (!browser)
  throw new Error(
    "npm run measure needs full Chromium or Chrome, because the headless shell paints later. Install one of them.",
  );

rmSync(WITHOUT_SCRIPTS, { recursive: true, force: true });
cpSync("dist", WITHOUT_SCRIPTS, { recursive: true });
for (const file of readdirSync(WITHOUT_SCRIPTS).filter((name) => name.endsWith(".html"))) {
  const html = readFileSync(`${WITHOUT_SCRIPTS}/${file}`, "utf8");
  writeFileSync(
    `${WITHOUT_SCRIPTS}/${file}`,
    html.replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, ""),
  );
}

const sites = { page: await serve("dist", 4400), "without scripts": await serve(WITHOUT_SCRIPTS, 4401) };
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

// Not execFileSync: it would block this process, which runs the servers.
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
  // Retried once: now and then Lighthouse fails because it missed the beginning of its own trace.
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
