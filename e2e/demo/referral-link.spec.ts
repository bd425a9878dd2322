import type { Page } from "playwright/test";
import { demoCheckoutWords } from "@/content/demo-checkout";
import { faqPage } from "@/content/faq";
import { notFound } from "@/content/not-found";
import { paths } from "@/lib/paths";
import { heading, straightLink } from "../locators.ts";
import { hydrated } from "../pages.ts";
import { required } from "../required.ts";
import { filled, firstBundle, homeHeading, notFoundHeading } from "../site-content.ts";
import { expect, test } from "../test.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date("2026-03-01T12:00:00Z");
const IN_30_DAYS = NOW.getTime() + 30 * DAY_MS;

const home = (page: Page) => page.getByRole("heading", { level: 1, name: homeHeading });
const cartLink = (page: Page) => straightLink(page, firstBundle);
const plainLink = `/demo/checkout?items=${firstBundle.variantId}:1`;
const linkWith = (code: string) => `${plainLink}&discount=${code}&attributes[__snowball]=${code}`;
const homeLabel = required(notFound.links.find(({ to }) => to === paths.home)?.label, "way home");

/** The stored record, as text or parsed. */
const storedText = (page: Page) => page.evaluate(() => localStorage.getItem("snowball_code"));
async function stored(page: Page): Promise<unknown> {
  return JSON.parse((await storedText(page)) ?? "null");
}

/** Time stands still at NOW. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: NOW.getTime() - 60_000 });
  await page.clock.pauseAt(NOW);
}

/** Puts a text where the code is kept, before the first page of the site opens. */
async function store(page: Page, text: string): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem("test has stored") !== null) return;
    sessionStorage.setItem("test has stored", "yes");
    localStorage.setItem("snowball_code", value);
  }, text);
}

const storeLive = (page: Page, code: string) =>
  store(page, JSON.stringify({ code, expiry: Date.now() + 10 * DAY_MS }));

test("a bro's link leads home, keeps the code for 30 days, and the address is clean after 100 ms", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/BRO25?utm_source=story&n=1#the-drop");
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL("/?utm_source=story&n=1&snowball=BRO25#the-drop");
  expect(await stored(page)).toEqual({ code: "BRO25", expiry: IN_30_DAYS });
  const state = await page.evaluate(() => JSON.stringify(history.state));

  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.url();
    })
    .toMatch(/\/\?utm_source=story&n=1#the-drop$/);
  expect(await page.evaluate(() => JSON.stringify(history.state))).toBe(state);
  await expect(cartLink(page)).toHaveAttribute("href", linkWith("BRO25"));
  await page.reload();
  await expect(page).toHaveURL("/?utm_source=story&n=1#the-drop");
});

test("the parameter stands for 99 ms and is gone at 100; the rest of the address stays", async ({ page }) => {
  await stopClock(page);
  await page.goto("/faq?a=1&snowball=MATTE_15-x&b=2#flushable");
  expect(await stored(page)).toEqual({ code: "MATTE_15-x", expiry: IN_30_DAYS });
  await page.clock.runFor(99);
  await expect(page).toHaveURL("/faq?a=1&snowball=MATTE_15-x&b=2#flushable");
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/faq?a=1&b=2#flushable");
});

test("the way back from the home page does not lead through the bro's link", async ({ page }) => {
  await page.goto("/faq");
  await page.goto("/BRO25");
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(heading(page)).toHaveText(faqPage.heading);
});

for (const address of ["/abc", "/too-short-", "/" + "a".repeat(65)]) {
  test(`${address.slice(0, 20)} is no code: it leads to the 404 page and is kept as invalid`, async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto(address);
    await expect(page).toHaveURL("/404");
    await expect(heading(page)).toHaveText(notFoundHeading);
    const code = address.slice(1, 65);
    expect(await stored(page)).toEqual({ code, expiry: IN_30_DAYS, valid: false });
    await page.getByRole("main").getByRole("link", { name: homeLabel, exact: true }).click();
    await expect(cartLink(page)).toHaveAttribute("href", plainLink);
  });
}

test("a mistyped address does not cost a live code, and a good one takes its place", async ({ page }) => {
  await page.goto("/BRO25");
  await expect(page).toHaveURL("/");
  await page.goto("/abc");
  await expect(page).toHaveURL("/404");
  expect(await stored(page)).toMatchObject({ code: "BRO25" });
  // The way back does not lead through it.
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.goto("/MATTE15/");
  await expect(page).toHaveURL("/");
  expect(await stored(page)).toMatchObject({ code: "MATTE15" });
});

test("a bare code left by an older site is read and written anew for 30 days", async ({ page }) => {
  await stopClock(page);
  await store(page, "OLDBRO7");
  await page.goto("/");
  expect(await stored(page)).toEqual({ code: "OLDBRO7", expiry: IN_30_DAYS });
  await page.clock.runFor(1_500);
  await hydrated(page);
  await expect(cartLink(page)).toHaveAttribute("href", linkWith("OLDBRO7"));
});

test("a stored record that is past, too far ahead or no record is dropped", async ({ page }) => {
  await stopClock(page);
  await page.goto("/");
  for (const text of [
    JSON.stringify({ code: "PAST", expiry: NOW.getTime() }),
    JSON.stringify({ code: "FAR", expiry: NOW.getTime() + 32 * DAY_MS }),
    JSON.stringify({ code: "NAN", expiry: "soon" }),
    JSON.stringify({ code: "<img src=x>", expiry: IN_30_DAYS }),
    '{"code":"BRO',
    "[]",
    "null",
    "<b>",
  ]) {
    await page.evaluate((value) => localStorage.setItem("snowball_code", value), text);
    await page.reload();
    expect(await storedText(page), text).toBeNull();
  }
  await page.clock.runFor(1_500);
  await hydrated(page);
  await expect(cartLink(page)).toHaveAttribute("href", plainLink);
});

/** One of each kind; tests/lib/referral-code has the rest. */
const HOSTILE: readonly string[] = [
  "<img src=x onerror=alert(1)>",
  "</script><script>alert(1)</script>",
  "javascript:alert(1)",
  "//evil.example",
  "/\\evil.example",
  "\u0000BRO",
  "a".repeat(5_000),
  "__proto__.code",
  "\u202EOORB",
  "../../etc/passwd",
  " ",
].map(encodeURIComponent);

/** Opens an address that holds no code while KEEPME is stored. */
async function expectNoHarm(page: Page, address: string, origin: string | undefined): Promise<void> {
  const name = address.slice(0, 80);
  await page.goto(address);
  await hydrated(page);
  await expect(heading(page), name).toBeVisible();
  await expect(page, name).not.toHaveURL(/snowball/);
  expect(new URL(page.url()).origin, name).toBe(origin);
  expect(await stored(page), name).toMatchObject({ code: "KEEPME" });
}

/** A script that ran would ask for attention; the browser would dismiss it unseen. */
function dialogsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  return asked;
}

test("no hostile address throws, leads elsewhere or costs a live code", async ({ page, baseURL, watch }) => {
  // An address with a slash or a dot in it may be answered with 404.
  watch.allow(/status of 404/);
  const ran = dialogsOf(page);
  await storeLive(page, "KEEPME");
  for (const text of [...HOSTILE, "__proto__", "%E0%A4%A", "%"])
    await expectNoHarm(page, `/${text}`, baseURL);
  expect(ran).toEqual([]);
});

test("no hostile parameter throws, leads elsewhere or costs a live code", async ({ page, baseURL }) => {
  const ran = dialogsOf(page);
  await storeLive(page, "KEEPME");
  for (const text of [...HOSTILE, "", "%E0%A4%A", "%"]) {
    await expectNoHarm(page, `/?snowball=${text}&x=1`, baseURL);
    await expect(page).toHaveURL("/?x=1");
  }
  await expect(cartLink(page)).toHaveAttribute("href", linkWith("KEEPME"));
  await page.goto(`${plainLink}&discount=${HOSTILE[0]}&attributes[__snowball]=${HOSTILE[1]}`);
  await hydrated(page);
  await expect(
    page.getByText(filled(demoCheckoutWords.labels.discount, "<img src=x onerror=alert(1)>")),
  ).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText("</script><script>alert(1)</script>");
  expect(ran).toEqual([]);
});

test("words that mean something to JavaScript are codes like any other", async ({ page }) => {
  for (const code of ["constructor", "__proto__", "hasOwnProperty", "undefined", "null"]) {
    await page.goto(`/?snowball=${code}`);
    expect(await stored(page)).toMatchObject({ code });
    await expect(page).toHaveURL("/");
    await expect(cartLink(page)).toHaveAttribute("href", linkWith(code));
  }
});

test("a tracker that somebody else put on the page is told the code, after our own event", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    const track = (code: string) => heard.push(code);
    Object.assign(window, { heard, dataLayer: heard, SocialSnowball: { track } });
  });
  await page.goto("/BRO25");
  await hydrated(page);
  const heard = () => page.evaluate<unknown[]>("heard.filter(one => one.event !== 'popup_shown')");
  await expect.poll(heard).toEqual([{ event: "referral_visit" }, "BRO25"]);
});
