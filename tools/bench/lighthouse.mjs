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
 * Returns the figures of a page as [name, unit, value]. The categories other than performance do not depend on the machine, so
 * they are computed once.
 */
export async function lighthouseFigures(url, browser, isFirst) {
  const report = await lighthouseReport(url, browser, isFirst ? CATEGORIES : ["performance"]);
  const requests = report.audits["network-requests"].details.items;
  return [
    ...Object.entries(AUDITS).map(([id, [name, unit]]) => [name, unit, report.audits[id].numericValue]),
    ["bytes", "KB", requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024],
    ["requests", "", requests.length],
    ...scoresOf(report).map(([name, score]) => [name, "", score]),
  ];
}

/** The categories of a report as [name, score of 100]. */
export function scoresOf({ categories }) {
  return Object.values(categories).map(({ title, score }) => [title.toLowerCase(), Math.round(score * 100)]);
}

/** What takes points off the categories that do not depend on the machine, one line each. */
export function failedAudits({ audits, categories }) {
  return Object.values(categories)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ title, auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({ id }) => `${title.toLowerCase()}: ${id}: ${audits[id].title}`),
    );
}

// Not execFileSync: it would block this process, which runs the servers.
export async function lighthouseReport(url, { path, flags }, categories = CATEGORIES) {
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
  const { stdout } = await run()
    .catch(run)
    .catch(() => {
      throw new BenchError(
        `Lighthouse failed twice on ${url}: close what keeps this machine busy, and run it again.`,
      );
    });
  return JSON.parse(stdout);
}
