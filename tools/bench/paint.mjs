// Paints and blocking time of a page in Chromium, with a network and a processor that are really slow.
import { onPhone, slowNetwork, slowProcessor } from "./phone.mjs";

/** The purchase starts two seconds after the page is shown, so a page is done when nothing happened for twice that time. */
const QUIET_MS = 4_000;
const LIMIT_MS = 60_000;

/** Returns the figures of a page as [name, unit, value]. */
export function paintFigures(browser, origin, path) {
  return onPhone(browser, origin, async (page, devtools) => {
    await slowNetwork(devtools);
    await slowProcessor(devtools);
    await page.addInitScript(observe);
    await page.goto(path);
    await page.waitForFunction(isQuiet, QUIET_MS, { polling: 500, timeout: LIMIT_MS });
    const { first, largest, shift, tasks } = await page.evaluate("measured");
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
function observe() {
  const measured = { first: 0, largest: 0, shift: 0, tasks: [], lastActivity: Number.POSITIVE_INFINITY };
  Object.assign(window, { measured });
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on("paint", (entry) => {
    if (entry.name === "first-contentful-paint") measured.first = entry.startTime;
  });
  on("largest-contentful-paint", (entry) => (measured.largest = entry.startTime));
  on("layout-shift", (entry) => (measured.shift += entry.value));
  on("longtask", (entry) => {
    measured.tasks.push(entry.duration);
    measured.lastActivity = performance.now();
  });
  on("resource", () => (measured.lastActivity = performance.now()));
  window.addEventListener("load", () => (measured.lastActivity = performance.now()));
}

/** Runs in the page. */
function isQuiet(quietMs) {
  const { first, lastActivity } = window["measured"];
  return document.readyState === "complete" && first > 0 && performance.now() - lastActivity > quietMs;
}
