// Whether memory grows from page to page: what a tab holds after ten navigations, and after a hundred.
import { onPhone } from "./phone.mjs";

/** The round ends on the page where it began, so that the same page is shown at both counts. */
const ROUND = ["/muglife", "/faq", "/mugshots", "/contact", "/"];
const COUNTS = [10, 100];
const METRICS = {
  JSHeapUsedSize: ["heap", "MB", 1024 ** 2],
  JSEventListeners: ["listeners", "", 1],
  Nodes: ["DOM nodes", "", 1],
};

/** Returns the figures as [name, unit, value]. */
export function memoryFigures(browser, origin) {
  return onPhone(browser, origin, async (page, devtools) => {
    await devtools.send("Performance.enable");
    await page.goto("/");
    await page.mouse.move(2, 2);
    await page.waitForFunction(() => history.scrollRestoration === "manual");
    await page.waitForLoadState("networkidle");
    const figures = [];
    const first = {};
    for (let count = 1; count <= Math.max(...COUNTS); count += 1) {
      await follow(page, ROUND[(count - 1) % ROUND.length]);
      if (!COUNTS.includes(count)) continue;
      for (const [name, unit, value] of await held(page, devtools)) {
        figures.push([`${name} after ${count}`, unit, value]);
        if (first[name] !== undefined) figures.push([`${name}, growth`, "times", value / first[name]]);
        first[name] ??= value;
      }
    }
    return figures;
  });
}

async function follow(page, path) {
  const heading = await page.locator("h1").first().textContent();
  await page.evaluate((to) => document.querySelector(`a[href="${to}"]`)?.click(), path);
  await page.waitForFunction(
    ([to, before]) => window.location.pathname === to && document.querySelector("h1")?.textContent !== before,
    [path, heading],
  );
  await page.waitForLoadState("networkidle");
}

async function held(page, devtools) {
  // Twice, because the first collection may run finalizers that release more.
  for (let time = 0; time < 2; time += 1) {
    await page.waitForTimeout(1_000);
    await devtools.send("HeapProfiler.collectGarbage");
  }
  const { metrics } = await devtools.send("Performance.getMetrics");
  return Object.entries(METRICS).map(([id, [name, unit, divisor]]) => [
    name,
    unit,
    (metrics.find((metric) => metric.name === id)?.value ?? 0) / divisor,
  ]);
}
