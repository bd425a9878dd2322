// Paints and blocking time of a page in Chromium, on the screen, network and processor of Lighthouse's phone, which are really slow here.
import type { Browser } from "playwright";
import type { Figure } from "./figures.ts";

const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "en-US",
};
const KILOBIT = 1000 / 8;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600 * KILOBIT,
  uploadThroughput: 750 * KILOBIT,
};
const SLOWDOWN = 4;

/** What the page notes of itself. */
interface Measured {
  first: number;
  largest: number;
  shift: number;
  tasks: number[];
  lastActivity: number;
}

declare global {
  interface Window {
    measured: Measured;
  }
}

/** The purchase starts two seconds after the page is shown, so a page is done when nothing happened for twice that time. */
const QUIET_MS = 4_000;
const LIMIT_MS = 60_000;

/** Opens the page as a new visitor. */
export async function paintFigures(browser: Browser, origin: string, path: string): Promise<Figure[]> {
  const context = await browser.newContext({ ...SCREEN, baseURL: origin });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", NETWORK);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.addInitScript(observe);
    await page.goto(path);
    await page.waitForFunction(isQuiet, QUIET_MS, { polling: 500, timeout: LIMIT_MS });
    const { first, largest, shift, tasks } = await page.evaluate(() => window.measured);
    return [
      ["first paint", "ms", first],
      ["largest paint", "ms", largest],
      ["blocking time", "ms", tasks.reduce((sum, duration) => sum + duration - 50, 0)],
      ["longest task", "ms", Math.max(0, ...tasks)],
      ["layout shift", "shift", shift],
    ];
  } finally {
    await context.close();
  }
}

/** Runs in the page, before its scripts. No function in it has a name: tsx would name it by a helper that
 * no page has. */
function observe(): void {
  const measured: Measured = {
    first: 0,
    largest: 0,
    shift: 0,
    tasks: [],
    lastActivity: Number.POSITIVE_INFINITY,
  };
  Object.assign(window, { measured });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value?: number })[]) {
      if (entry.name === "first-contentful-paint") measured.first = entry.startTime;
      if (entry.entryType === "largest-contentful-paint") measured.largest = entry.startTime;
      if (entry.entryType === "layout-shift") measured.shift += entry.value ?? 0;
      if (entry.entryType === "longtask") measured.tasks.push(entry.duration);
      if (["longtask", "resource"].includes(entry.entryType)) measured.lastActivity = performance.now();
    }
  });
  for (const type of ["paint", "largest-contentful-paint", "layout-shift", "longtask", "resource"])
    observer.observe({ type, buffered: true });
  window.addEventListener("load", () => (measured.lastActivity = performance.now()));
}

/** Runs in the page. */
function isQuiet(quietMs: number): boolean {
  const { first, lastActivity } = window.measured;
  return document.readyState === "complete" && first > 0 && performance.now() - lastActivity > quietMs;
}
