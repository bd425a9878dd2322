// `npm run measure:funnel -- <built folder> …`: what a shopper with a friend's code does on a phone until the checkout, in each
// built site (dist without an argument): taps, screens scrolled, and seconds. A scripted shopper starts on several screens of a
// page of each kind. The seconds are those that the page took, measured, and a constant for each tap and each screen.
import { resolve } from "node:path";
import { chromium } from "playwright";
import { preview } from "vite";
import { chromiumPath } from "./browser.mjs";
import { reachCheckout, startAt, startsOn } from "./funnel-shopper.mjs";
import { importSource } from "./import-source.mjs";

/** Assumed, not measured: a shopper finds and taps a button in one second, and looks at a screen for two. */
const SECONDS = { tap: 1, screen: 2 };
const PORT = Number(process.env.PORT ?? 4404);
const CODE = "BRO25";
const PHONE = { width: 390, height: 844 };
const PAGES = {
  "the home page": "/",
  "an article": "/muglife/gym-bag-essentials-men",
  "the FAQ": "/faq",
  "the wall": "/mugshots",
  "the shipping policy": "/shipping-policy",
};

const { funnelLabels } = await importSource("build/commands/funnel-labels.ts");
const { STORAGE_KEYS } = await importSource("lib/storage.ts");

const folders = process.argv.slice(2);
for (const folder of folders.length > 0 ? folders : ["dist"]) {
  const server = await preview({
    logLevel: "silent",
    build: { outDir: resolve(folder) },
    preview: { port: PORT, strictPort: true },
  });
  console.log(`\n${folder}, ${PHONE.width} x ${PHONE.height}, with ${CODE}`);
  console.table(await measure());
  await server.close();
}

async function measure() {
  const executablePath = chromiumPath();
  const args = ["--no-sandbox", "--disable-gpu"];
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
  const rows = { "the friend's link": rowOf([await walk(browser, `/${CODE}`, 0)]) };
  for (const [name, path] of Object.entries(PAGES)) {
    const starts = await startsOf(browser, path);
    const ways = [];
    for (const start of starts) ways.push(await walk(browser, path, start));
    rows[`${name}, first screen`] = rowOf(ways.slice(0, 1));
    rows[`${name}, ${starts.length} screens`] = rowOf(ways);
  }
  await browser.close();
  return rows;
}

async function startsOf(browser, path) {
  const { page, context } = await open(browser, path);
  const starts = await startsOn(page);
  await context.close();
  return starts;
}

async function walk(browser, path, start) {
  const { page, context } = await open(browser, path);
  await startAt(page, start);
  const way = await reachCheckout(page, funnelLabels);
  await context.close();
  return way;
}

/** Opens a page with the code. Only the friend's own link opens the popup; on other pages it was shown earlier. */
async function open(browser, path) {
  const isFriendsLink = path === `/${CODE}`;
  const origin = `http://localhost:${PORT}`;
  const shown = { name: STORAGE_KEYS.popupShown, value: JSON.stringify([CODE]) };
  const context = await browser.newContext({
    baseURL: origin,
    viewport: PHONE,
    storageState: { cookies: [], origins: [{ origin, localStorage: isFriendsLink ? [] : [shown] }] },
  });
  const page = await context.newPage();
  await page.goto(isFriendsLink ? path : `${path}?snowball=${CODE}`);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  if (isFriendsLink) await page.getByRole("dialog").waitFor();
  await page.waitForLoadState("networkidle");
  return { page, context };
}

function rowOf(ways) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const range = (values) => [...new Set([Math.min(...values), Math.max(...values)])].join(" to ");
  const seconds = ways.map(
    ({ taps, screens, seconds: page }) => page + taps * SECONDS.tap + screens * SECONDS.screen,
  );
  return {
    taps: range(ways.map(({ taps }) => taps)),
    screens: range(ways.map(({ screens }) => screens)),
    "screens, mean": mean(ways.map(({ screens }) => screens)).toFixed(1),
    "page seconds, mean": mean(ways.map(({ seconds: page }) => page)).toFixed(1),
    "seconds, mean": mean(seconds).toFixed(1),
    "seconds, most": Math.max(...seconds).toFixed(1),
  };
}
