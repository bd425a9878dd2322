// Lighthouse's figures of a page: a simulated phone, first visit.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { Refusal } from "../refusal.ts";
import type { Figure } from "./figures.ts";

const LIGHTHOUSE = "lighthouse@12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Audit, name of its figure, unit. */
const AUDITS = [
  ["first-contentful-paint", "first paint", "ms"],
  ["largest-contentful-paint", "largest paint", "ms"],
  ["total-blocking-time", "blocking time", "ms"],
  ["cumulative-layout-shift", "layout shift", "shift"],
] as const;

const timed = z.object({ numericValue: z.number().optional() });
/** Only what is read: an audit's details have any shape ("document-latency-insight" has an object of items). */
const report = z.object({
  audits: z.object({
    "first-contentful-paint": timed,
    "largest-contentful-paint": timed,
    "total-blocking-time": timed,
    "cumulative-layout-shift": timed,
    "network-requests": z.object({
      details: z.object({ items: z.array(z.object({ transferSize: z.number().optional() })) }),
    }),
  }),
  categories: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
});

interface Browser {
  path: string;
  flags: readonly string[];
}

/** Fetches Lighthouse, so that a missing network is noticed before anything is measured. */
export async function ensureLighthouse(): Promise<void> {
  try {
    await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, "--version"]);
  } catch {
    throw new Refusal("Lighthouse was not fetched: connect to the network.");
  }
}

/** The categories other than performance do not depend on the machine, so they are computed once. */
export async function lighthouseFigures(url: string, browser: Browser, isFirst: boolean): Promise<Figure[]> {
  const { audits, categories } = await lighthouseReport(url, browser, isFirst ? CATEGORIES : ["performance"]);
  const requests = audits["network-requests"].details.items;
  const bytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return [
    ...AUDITS.map(([id, name, unit]) => [name, unit, audits[id].numericValue ?? Number.NaN] as const),
    ["bytes", "KB", bytes / 1024],
    ["requests", "", requests.length],
    ...Object.values(categories).map(
      ({ title, score }) => [title.toLowerCase(), "", Math.round((score ?? 0) * 100)] as const,
    ),
  ];
}

// Not execFileSync: it would block this process, which runs the servers.
async function lighthouseReport(url: string, { path, flags }: Browser, categories: readonly string[]) {
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
      throw new Refusal(
        `Lighthouse failed twice on ${url}: close what keeps this machine busy, and run it again.`,
      );
    });
  return report.parse(JSON.parse(stdout));
}
