// A long visit: what the browser keeps must not grow with the number of pages.
import type { CDPSession, Page } from "playwright/test";
import { brand } from "@/content/brand";
import { articlePath } from "@/lib/blog/blog-paths";
import { paths } from "@/lib/site/paths";
import { listedArticles } from "../articles.ts";
import { addButton } from "../locators.ts";
import { addToCart, openHydrated } from "../pages.ts";
import { required } from "../site-content.ts";
import { expect, test } from "../test.ts";

/** Each page links to the next one. The last one is measured, because nothing on it moves. */
const ROUND: readonly string[] = [
  paths.faq,
  paths.muglife,
  articlePath(required(listedArticles[0], "article")),
  paths.mugshots,
  paths.bros,
  paths.brocode,
  paths.contact,
  paths.about,
  paths.home,
  paths.terms,
];
const WARM_UP_ROUNDS = 2;
const ROUNDS = 8;
const HEAP_GROWTH_LIMIT = 1.1;

// Compiled code counts as heap, and was nine tenths of its growth: it grows with how busy the machine is, and then no more.
test.use({
  launchOptions: async ({ launchOptions }, run) => {
    await run({ ...launchOptions, args: [...(launchOptions.args ?? []), "--js-flags=--jitless"] });
  },
});

/** Records the timers that have not run. */
function recordTimers(): void {
  const timers = new Map<number, () => void>();
  const intervals = new Set<number>();
  const setTimer = window.setTimeout.bind(window);
  const clearTimer = window.clearTimeout.bind(window);
  const setRepeated = window.setInterval.bind(window);
  const clearRepeated = window.clearInterval.bind(window);
  Object.assign(window, {
    setTimeout: (handler: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      const run = (): void => {
        timers.delete(id);
        handler(...args);
      };
      const id = setTimer(run, ms);
      timers.set(id, run);
      return id;
    },
    clearTimeout: (id: number) => {
      timers.delete(id);
      clearTimer(id);
    },
    setInterval: (handler: () => void, ms?: number) => {
      const id = setRepeated(handler, ms);
      intervals.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      intervals.delete(id);
      clearRepeated(id);
    },
    /** Runs the timers as if their time had passed. */
    passTime: () => {
      const due = new Map(timers);
      for (const [id, run] of due) {
        clearTimer(id);
        run();
      }
    },
    stillOpen: () => ({ timers: timers.size, intervals: intervals.size }),
  });
}

/**
 * Follows links of the page itself, and waits until each new page is complete. Chromium never frees a picture with `sizes` that was
 * made but not inserted (its document's MediaQueryMatcher holds it), as those of a page that is left while React renders its rest.
 */
async function goRound(page: Page): Promise<void> {
  await page.evaluate(async (pages) => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    for (const path of pages) {
      const before = document.querySelector("main h1");
      const link = [...document.querySelectorAll<HTMLAnchorElement>("a")].find(
        (candidate) => candidate.getAttribute("href") === path,
      );
      if (!link) throw new Error(`${window.location.pathname} has no link to ${path}.`);
      link.click();
      const isShown = (): boolean => {
        const heading = document.querySelector("main h1");
        return window.location.pathname === path && heading !== before && document.activeElement === heading;
      };
      const isComplete = (): boolean => document.querySelector("main [aria-busy=true]") === null;
      while (!isShown() || !isComplete()) await nextFrame();
      // The home page shows the product again, from the buy button that is loaded.
      const isProductShown = (): boolean =>
        path !== "/" || document.querySelector("#shopify-checkout .shopify-buy__quantity-increment") !== null;
      while (!isProductShown()) await nextFrame();
    }
  }, ROUND);
}

async function measure(page: Page, client: CDPSession) {
  await page.evaluate("passTime()");
  // What a finalizer held is collected in a later pass.
  for (let pass = 0; pass < 3; pass += 1) await client.send("HeapProfiler.collectGarbage");
  const { metrics } = await client.send("Performance.getMetrics");
  const metric = (name: string): number => metrics.find((entry) => entry.name === name)?.value ?? NaN;
  return {
    heap: metric("JSHeapUsedSize"),
    counts: {
      listeners: metric("JSEventListeners"),
      nodes: metric("Nodes"),
      documents: metric("Documents"),
      ...(await page.evaluate<{ timers: number; intervals: number }>("stillOpen()")),
    },
  };
}

test("over 100 navigations nothing grows, with one product and one cart", async ({ page }) => {
  await page.addInitScript(recordTimers);
  let connections = 0;
  page.on("worker", () => (connections += 1));
  page.on("websocket", () => (connections += 1));
  await openHydrated(page, paths.home);
  await addToCart(page);
  await page.keyboard.press("Escape");
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await goRound(page);
  const before = await measure(page, client);
  for (let round = 0; round < ROUNDS; round += 1) await goRound(page);
  const after = await measure(page, client);
  const growth = after.heap / before.heap;
  test.info().annotations.push({
    type: "measured",
    description: `heap ${before.heap} to ${after.heap} bytes; ${JSON.stringify(after.counts)}`,
  });
  expect(after.counts).toEqual(before.counts);
  expect(connections).toBe(0);
  expect(growth).toBeLessThanOrEqual(HEAP_GROWTH_LIMIT);

  await page.getByRole("link", { name: brand.name, exact: true }).click();
  await expect(addButton(page)).toHaveCount(1);
  await expect(page.locator(".shopify-buy__cart")).toHaveCount(1);
});
