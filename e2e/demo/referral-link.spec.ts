import type { Page } from "playwright/test";
import { demoCheckout } from "@/content/demo-checkout";
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

/** Pauses the clock at NOW. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: NOW.getTime() - 60_000 });
  await page.clock.pauseAt(NOW);
}

/** Stores a text under the key of the code, before the first page of the site opens. */
async function store(page: Page, text: string): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem("test has stored") !== null) return;
    sessionStorage.setItem("test has stored", "yes");
    localStorage.setItem("snowball_code", value);
  }, text);
}

const storeLive = (page: Page, code: string) =>
  store(page, JSON.stringify({ code, expiry: Date.now() + 10 * DAY_MS }));

test("a referral link opens the home page, stores its code for 30 days and is cleaned after 100 ms", async ({
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

test("the parameter is in the address for 99 ms and removed at 100; the rest of the address stays", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/faq?a=1&snowball=MATTE_15-x&b=2#flushable");
  expect(await stored(page)).toEqual({ code: "MATTE_15-x", expiry: IN_30_DAYS });
  await page.clock.runFor(99);
  await expect(page).toHaveURL("/faq?a=1&snowball=MATTE_15-x&b=2#flushable");
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/faq?a=1&b=2#flushable");
});

test("the back button does not return from the home page to the referral link", async ({ page }) => {
  await page.goto("/faq");
  await page.goto("/BRO25");
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(heading(page)).toHaveText(faqPage.heading);
});

for (const address of ["/abc", "/too-short-", "/" + "a".repeat(65)]) {
  test(`${address.slice(0, 20)} shows the 404 page and is stored as an invalid code`, async ({ page }) => {
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

test("a mistyped address does not replace a live code, and a valid link replaces a mistyped one", async ({
  page,
}) => {
  await page.goto("/BRO25");
  await expect(page).toHaveURL("/");
  await page.goto("/abc");
  await expect(page).toHaveURL("/404");
  expect(await stored(page)).toMatchObject({ code: "BRO25" });
  // The back button does not return to it.
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.goto("/MATTE15/");
  await expect(page).toHaveURL("/");
  expect(await stored(page)).toMatchObject({ code: "MATTE15" });
});

for (const [near, address, title] of [
  ["/faqs?x=1#flushable", "/faq?x=1#flushable", faqPage.heading],
  ["/faq.html", "/faq", faqPage.heading],
  ["/Shop/?utm_source=story", "/?utm_source=story#the-drop", homeHeading],
  ["/checkout", "/#shopify-checkout", homeHeading],
  ["/assets", "/404", notFoundHeading],
] as const) {
  test(`${near} leads to ${address}, and a live code stays`, async ({ page }) => {
    await storeLive(page, "KEEPME");
    await page.goto("/terms");
    await page.goto(near);
    await hydrated(page);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeAttached();
    expect(await stored(page)).toMatchObject({ code: "KEEPME" });
    await page.goBack();
    await expect(page).toHaveURL("/terms");
  });
}

test("a name near that of a page is not stored as a mistyped code", async ({ page }) => {
  await page.goto("/faqs");
  await expect(page).toHaveURL("/faq");
  await hydrated(page);
  expect(await stored(page)).toBeNull();
});

test("a bare code that an older site stored is read and rewritten with 30 days", async ({ page }) => {
  await stopClock(page);
  await store(page, "OLDBRO7");
  await page.goto("/");
  expect(await stored(page)).toEqual({ code: "OLDBRO7", expiry: IN_30_DAYS });
  await page.clock.runFor(1_500);
  await hydrated(page);
  await expect(cartLink(page)).toHaveAttribute("href", linkWith("OLDBRO7"));
});

test("a stored record that has expired, lies too far ahead or is malformed is removed", async ({ page }) => {
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

/** One example of each kind. The rest is in tests/lib/referral-code.test.ts. */
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

/** Records dialogs: a payload that runs would open one, and the test dismisses it. */
function dialogsOf(page: Page): string[] {
  const messages: string[] = [];
  page.on("dialog", (dialog) => {
    messages.push(dialog.message());
    void dialog.dismiss();
  });
  return messages;
}

test("no hostile address throws, navigates away or replaces a live code", async ({
  page,
  baseURL,
  watch,
}) => {
  // The host may respond with 404 to an address that holds a slash or a dot.
  watch.allow(/status of 404/);
  const ran = dialogsOf(page);
  await storeLive(page, "KEEPME");
  for (const text of [...HOSTILE, "__proto__", "%E0%A4%A", "%"])
    await expectNoHarm(page, `/${text}`, baseURL);
  expect(ran).toEqual([]);
});

test("no hostile parameter throws, navigates away or replaces a live code", async ({ page, baseURL }) => {
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
    page.getByText(filled(demoCheckout.labels.unknownCode, "<img src=x onerror=alert(1)>")),
  ).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText("</script><script>alert(1)</script>");
  expect(ran).toEqual([]);
});

test("names from JavaScript's Object.prototype are codes like any other", async ({ page }) => {
  for (const code of ["constructor", "__proto__", "hasOwnProperty", "undefined", "null"]) {
    await page.goto(`/?snowball=${code}`);
    expect(await stored(page)).toMatchObject({ code });
    await expect(page).toHaveURL("/");
    await expect(cartLink(page)).toHaveAttribute("href", linkWith(code));
  }
});

test("a referral tracker that another script put on the page gets the code, after the site's own event", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    const track = (code: string) => calls.push(code);
    Object.assign(window, { calls, dataLayer: calls, SocialSnowball: { track } });
  });
  await page.goto("/BRO25");
  await hydrated(page);
  const calls = () => page.evaluate<unknown[]>("calls.filter(one => one.event !== 'popup_shown')");
  await expect.poll(calls).toEqual([{ event: "referral_visit" }, "BRO25"]);
});
