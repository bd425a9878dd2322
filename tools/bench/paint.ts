// Paints and blocking time of a page in Chromium, with a network and a processor that are really slow.
import type { Browser } from "playwright";
import type { Figure } from "./figures.ts";
import { onPhone, slowNetwork, slowProcessor } from "./phone.ts";

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

export function paintFigures(browser: Browser, origin: string, path: string): Promise<Figure[]> {
  return onPhone(browser, origin, async (page, devtools) => {
    await slowNetwork(devtools);
    await slowProcessor(devtools);
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
  });
}

/** Runs in the page, before its scripts. */
function observe(): void {
  const measured: Measured = {
    first: 0,
    largest: 0,
    shift: 0,
    tasks: [],
    lastActivity: Number.POSITIVE_INFINITY,
  };
  Object.assign(window, { measured });
  const on = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on("paint", (entry) => {
    if (entry.name === "first-contentful-paint") measured.first = entry.startTime;
  });
  on("largest-contentful-paint", (entry) => (measured.largest = entry.startTime));
  on("layout-shift", (entry) => (measured.shift += entry.value ?? 0));
  on("longtask", (entry) => {
    measured.tasks.push(entry.duration);
    measured.lastActivity = performance.now();
  });
  on("resource", () => (measured.lastActivity = performance.now()));
  window.addEventListener("load", () => (measured.lastActivity = performance.now()));
}

/** Runs in the page. */
function isQuiet(quietMs: number): boolean {
  const { first, lastActivity } = window.measured;
  return document.readyState === "complete" && first > 0 && performance.now() - lastActivity > quietMs;
}
