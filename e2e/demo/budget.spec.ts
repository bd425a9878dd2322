import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "playwright/test";
import { shopDays } from "@/content/shop-days";
import { hydrated, PHONE, pauseClock } from "../pages.ts";
import { BY_DAY, expect, test } from "../test.ts";
import { isOfTab, measure, record, tableOf, total } from "../weight.ts";

const KIB = 1024;
/**
 * The limit of the scripts that run before the application starts. They name files by hashes of their content, so their size after
 * compression varies by some bytes with each edit of a text. Measured on 2026-11-28: 5,447.
 */
const BOOT_LIMIT = 5_480;
/** What a pause of sales adds, measured with the recipe of docs/marketers.md: 490 bytes (2026-11-27). */
const OF_PAUSE = 600;
/**
 * The limit of all scripts of the landing page except for the purchase. React and the router take three quarters. Measured on
 * 2026-11-28: 98,315.
 */
const SCRIPT_LIMIT = 98_400 + (shopDays.pause ? OF_PAUSE : 0);
/** These limits are a little above the measured values. Raise them only with a reason. */
const REQUEST_LIMIT = 10;
const BYTE_LIMIT = 100 * KIB;

/** Text that only the scripts of the buy button and of the demo store hold. */
const PURCHASE_SCRIPT = /shopify-buy-frame|cartLinesAdd|SHOPIFY_UI|Storefront API/;

/** The script in the home page's HTML, and its size with Brotli by itself. */
function bootScript(): { text: string; bytes: number } {
  const [, text = ""] =
    /<script type="module" async>(.*?)<\/script>/s.exec(readFileSync("dist/index.html", "utf8")) ?? [];
  expect(text.length).toBeGreaterThan(1_000);
  return { text, bytes: brotliCompressSync(text).length };
}

interface Load {
  responses: Response[];
  cookies: string[];
}

/** Opens the home page on a phone with a paused clock, without user input. */
async function open(page: Page): Promise<Load> {
  const responses: Response[] = [];
  const cookies: string[] = [];
  page.on("response", (response) => {
    if (!isOfTab(response)) responses.push(response);
    if (response.headers()["set-cookie"]) cookies.push(response.url());
  });
  await page.setViewportSize(PHONE);
  await pauseClock(page);
  await page.goto("/");
  return { responses, cookies };
}

/** Loads the page without user input, and ends before the application starts by itself. */
async function firstLoad(page: Page): Promise<Load> {
  const load = await open(page);
  await page.clock.runFor(1_400);
  await page.waitForLoadState("networkidle");
  return load;
}

test(
  "the home page on a phone stays within its budget before any user input",
  BY_DAY,
  async ({ page, context, baseURL }) => {
    const { responses, cookies } = await firstLoad(page);
    const loaded = await Promise.all(responses.map(measure));
    const boot = bootScript();
    const table = tableOf(loaded);
    record(`${loaded.length} requests, ${total(loaded)} bytes, ${boot.bytes} of them script`, table);

    expect(loaded.filter(({ type }) => type === "script").map(({ url }) => url.pathname)).toEqual([]);
    expect(boot.bytes).toBeLessThanOrEqual(BOOT_LIMIT);
    expect(boot.text).not.toMatch(PURCHASE_SCRIPT);
    expect(loaded.length, table).toBeLessThanOrEqual(REQUEST_LIMIT);
    expect(total(loaded), table).toBeLessThanOrEqual(BYTE_LIMIT);
    expect(loaded.filter(({ url }) => url.origin !== baseURL).map(({ url }) => url.href)).toEqual([]);
    expect(cookies).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  },
);

test(
  "the scripts up to the application keep their budget, and none is of the purchase",
  BY_DAY,
  async ({ page }) => {
    const { responses } = await open(page);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const scripts = (await Promise.all(responses.map(measure))).filter(({ type }) => type === "script");
    const table = tableOf(scripts);
    const bytes = bootScript().bytes + total(scripts);
    record(`${bytes} bytes of script`, table);
    expect(scripts.length).toBeGreaterThan(1);
    expect(bytes, table).toBeLessThanOrEqual(SCRIPT_LIMIT);
    expect(scripts.filter(({ text }) => PURCHASE_SCRIPT.test(text)).map(({ url }) => url.pathname)).toEqual(
      [],
    );
  },
);

test("the page of each affiliate has at most 5% more bytes than the home page", BY_DAY, () => {
  const weigh = (page: string): number => brotliCompressSync(readFileSync(`dist/${page}.html`)).length;
  for (const file of readdirSync("src/content/bros"))
    expect(weigh(file.replace(".ts", "")), file).toBeLessThanOrEqual(1.05 * weigh("index"));
});

test("no script holds the library of the content schema, which runs only in the build", BY_DAY, () => {
  const scripts = readdirSync("dist/assets").filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  // Every schema of zod has this property.
  const holding = scripts.filter((file) => readFileSync(`dist/assets/${file}`, "utf8").includes("_zod"));
  expect(holding).toEqual([]);
  expect(bootScript().text).not.toContain("_zod");
});
