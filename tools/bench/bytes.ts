// Bytes and requests of a page on a phone that does not scroll, with and without the purchase.
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page, Request } from "playwright";
import type { Figure } from "./figures.ts";
import { onPhone } from "./phone.ts";

/** The application and the purchase start together, two seconds after the whole HTML has arrived. */
const BEFORE_PURCHASE_MS = 1_900;
const AFTER_PURCHASE_MS = 4_000;
const STEP_MS = 100;
/** A page that requests nothing for this long, while its main thread is free, has all that it wants at this time. */
const STILL_MS = 200;

/** The page's clock is stopped, so they do not depend on the machine. */
export function byteFigures(browser: Browser, origin: string, path: string): Promise<Figure[]> {
  return onPhone(browser, origin, async (page) => {
    const requests: Request[] = [];
    const open = new Set<Request>();
    page.on("request", (request) => open.add(request));
    page.on("requestfailed", (request) => open.delete(request));
    page.on("requestfinished", (request) => {
      open.delete(request);
      requests.push(request);
    });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(3_600_000);
    await page.goto(path);
    const figures: Figure[] = [];
    for (const [name, ms] of [
      ["without the purchase", BEFORE_PURCHASE_MS],
      ["in all", AFTER_PURCHASE_MS],
    ] as const) {
      await settle(page, ms, open);
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      figures.push([`bytes, ${name}`, "KB", bytes / 1024], [`requests, ${name}`, "", requests.length]);
    }
    return figures;
  });
}

/** Lets the page's clock run in steps, with all requests answered after each. Playwright's `networkidle` comes only once. */
async function settle(page: Page, ms: number, open: ReadonlySet<Request>): Promise<void> {
  for (let time = 0; time <= ms; time += STEP_MS) {
    if (time > 0) await page.clock.runFor(STEP_MS);
    for (let stillSince = Date.now(); Date.now() - stillSince < STILL_MS;) {
      await page.evaluate(() => document.readyState);
      await wait(STILL_MS / 10);
      if (open.size > 0) stillSince = Date.now();
    }
  }
}
