// What the browser does before a purchase: which files it loads, and in how many tasks it runs them. No times.
import type { Page } from "playwright/test";
import { addButton, bundleOption, cartPill, checkout, pickBundle } from "../locators.ts";
import { networkIdle } from "../network-idle.ts";
import { addToCart, hydrated, nextPaint, PHONE } from "../pages.ts";
import { firstBundle, required, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

/** The file with graphql-js and the demo store's schema. */
const EXECUTOR_FILE = /\/assets\/execute-.*\.js$/;

test("the executor of GraphQL loads for who turns to the picker or returns to a cart", async ({ page }) => {
  let requests = 0;
  page.on("request", (request) => (requests += EXECUTOR_FILE.test(request.url()) ? 1 : 0));
  await page.goto("/");
  await hydrated(page);
  await expect(addButton(page)).toBeAttached();
  await networkIdle(page);
  expect(requests).toBe(0);
  await bundleOption(page, secondBundle).focus();
  await expect.poll(() => requests).toBe(1);
  await addToCart(page);
  expect(requests).toBe(1);

  await page.goto("/");
  await hydrated(page);
  await expect(cartPill(page)).toContainText("1");
  await expect.poll(() => requests).toBe(2);
});

const MARK = "evaluated ";

/** The files whose evaluation ended in each task of the page, by their names. */
async function evaluatedInTasks(page: Page, names: readonly string[]): Promise<string[][]> {
  for (const name of names)
    await page.route(new RegExp(`/assets/${name}-.*\\.js$`), async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `${await response.text()}\n;performance.mark("${MARK}${name}");`,
      });
    });
  const browser = required(page.context().browser() ?? undefined, "browser");
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await page.goto("/");
  await hydrated(page);
  await expect(addButton(page)).toBeAttached();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString("utf8"),
  );
  const marks = traceEvents.filter(({ name }) => name.startsWith(MARK));
  return traceEvents
    .filter(({ name }) => name === "ThreadControllerImpl::RunTask")
    .map(({ pid, tid, ts, dur = 0 }) =>
      marks
        .filter((mark) => mark.pid === pid && mark.tid === tid && mark.ts >= ts && mark.ts <= ts + dur)
        .map(({ name }) => name.slice(MARK.length)),
    )
    .filter((evaluated) => evaluated.length > 0);
}

/** Times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
}

test("React, the application and the buy button are evaluated in a task each", async ({ page }) => {
  const names = ["react", "app", "buy-button"];
  expect(await evaluatedInTasks(page, names)).toEqual(names.map((name) => [name]));
});

test("a new focus restyles no element because of its name alone", async ({ page }) => {
  await openPicker(page);
  const reasons = (
    await traced(page, "disabled-by-default-devtools.timeline.invalidationTracking", async () => {
      await cartPill(page).focus();
      await bundleOption(page, secondBundle).focus();
    })
  )
    .filter(({ name }) => /^Style.*InvalidationTracking$/.test(name))
    .map(({ args }) => args.data?.reason);
  expect(reasons).toContain("PseudoClass");
  expect(reasons).not.toContain("Invalidation set matched tagName");
});

test("choosing a bundle restyles the picker and not the page", async ({ page }) => {
  await openPicker(page);
  // The first scroll of a page loads pictures and sheets.
  await pickBundle(page, secondBundle);
  await networkIdle(page);
  const picker = await checkout(page).locator("*").count();
  const restyled = (
    await traced(page, "devtools.timeline", async () => {
      await pickBundle(page, firstBundle);
      await pickBundle(page, secondBundle);
    })
  ).flatMap(({ name, args }) => (name === "UpdateLayoutTree" ? [args.elementCount ?? 0] : []));
  expect(restyled).not.toEqual([]);
  expect(Math.max(...restyled)).toBeLessThan(picker);
});

async function openPicker(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await hydrated(page);
  await expect(addButton(page)).toBeAttached();
  await networkIdle(page);
}

/** What the browser did from an action to the next frame. */
async function traced(
  page: Page,
  category: string,
  act: () => Promise<void>,
): Promise<{ name: string; args: { elementCount?: number; data?: { reason?: string } } }[]> {
  const browser = required(page.context().browser() ?? undefined, "browser");
  await browser.startTracing(page, { categories: [category] });
  await act();
  await nextPaint(page);
  return JSON.parse((await browser.stopTracing()).toString("utf8")).traceEvents;
}
