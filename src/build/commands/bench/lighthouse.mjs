// Lighthouse's figures of a page: a simulated phone, first visit.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { BenchError } from "./options.mjs";

const LIGHTHOUSE = "lighthouse@12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Audit -> name of the figure and unit. */
const AUDITS = {
  "first-contentful-paint": ["first paint", "ms"],
  "largest-contentful-paint": ["largest paint", "ms"],
  "total-blocking-time": ["blocking time", "ms"],
  "cumulative-layout-shift": ["layout shift", "shift"],
};

/** Fetches Lighthouse, so that a missing network is noticed before anything is measured. */
export async function ensureLighthouse() {
  try {
    await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, "--version"]);
  } catch {
    throw new BenchError("Lighthouse was not fetched: connect to the network, or leave it out with --only.");
  }
}

/**
 * Returns the figures of a page as [name, unit, value]. All categories are computed when they are asked for: apart from
 * performance they do not depend on the machine, so once is enough.
 */
export async function lighthouseFigures(url, browser, isFirst) {
  const report = await audit(url, browser, isFirst ? CATEGORIES : ["performance"]);
  const { audits, categories } = report;
  const requests = audits["network-requests"].details.items;
  return [
    ...Object.entries(AUDITS).map(([id, [name, unit]]) => [name, unit, audits[id].numericValue]),
    ["bytes", "KB", requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024],
    ["requests", "", requests.length],
    ...Object.values(categories).map(({ title, score }) => [title.toLowerCase(), "", score * 100]),
  ];
}

// Not execFileSync: it would block this process, which runs the servers.
async function audit(url, { path, flags }, categories) {
  const options = {
    maxBuffer: 64 * 1024 * 1024,
    timeout: 180_000,
    env: { ...process.env, CHROME_PATH: path },
  };
  const args = [
    "--quiet",
    "--output=json",
    `--only-categories=${categories.join(",")}`,
    `--chrome-flags=--headless ${flags.join(" ")}`,
  ];
  const run = () => promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...args], options);
  // Retried once: now and then Lighthouse fails because it missed the beginning of its own trace.
  const { stdout } = await run().catch(run);
  return JSON.parse(stdout);
}
