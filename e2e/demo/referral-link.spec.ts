import type { Page } from "playwright/test";
import { demoCheckout } from "@/content/demo-checkout";
import { faqPage } from "@/content/faq";
import { DAY_MS } from "@/lib/text/day-ms";
import { expectCreditedTo } from "../demo-order.ts";
import { AT_NIGHT } from "../every.ts";
import { heading, straightLink } from "../locators.ts";
import { hydrated } from "../pages.ts";
import { filled, firstBundle, homeHeading } from "../site-content.ts";
import {
  IN_30_DAYS,
  NOT_FOUND_STATUS,
  NOW,
  plainLink,
  stopClock,
  store,
  stored,
  storedText,
  storeLive,
} from "../stored-code.ts";
import { expect, test } from "../test.ts";

const home = (page: Page) => page.getByRole("heading", { level: 1, name: homeHeading });
const cartLink = (page: Page) => straightLink(page, firstBundle);
const linkWith = (code: string) => `${plainLink}&discount=${code}&attributes[__snowball]=${code}`;

test("a referral link can be read and bought from while the application's file hangs", async ({ page }) => {
  await page.route(/\/assets\/app-/, () => undefined);
  await page.goto("/BRO25", { waitUntil: "commit" });
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  // The test reads the requested address, because the demo checkout removes the code from its own at once.
  const requested = page.waitForRequest(/attributes\[__snowball\]=BRO25/);
  await cartLink(page).click({ noWaitAfter: true });
  await requested;
});

test("on a host that answers a referral link with its 404 page, the home page is loaded at once, with the code", async ({
  page,
  watch,
}) => {
  watch.allow(NOT_FOUND_STATUS);
  await page.route(
    (url) => url.pathname === "/BRO25",
    async (route) => route.fulfill({ response: await route.fetch({ url: "/404" }), status: 404 }),
  );
  const applications: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/app-/.test(request.url())) applications.push(request.url());
  });
  await page.goto("/BRO25?n=1");
  await expect(page).toHaveURL("/?n=1");
  await hydrated(page);
  await expect(cartLink(page)).toHaveAttribute("href", linkWith("BRO25"));
  expect(applications).toHaveLength(1);
});

test("a referral link opens the home page, stores its code for 30 days and is cleaned after 100 ms", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/BRO25?utm_source=story&n=1#the-drop");
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL("/?utm_source=story&n=1&snowball=BRO25#the-drop");
  expect(await stored(page)).toEqual({ code: "BRO25", expiry: IN_30_DAYS });

  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.url();
    })
    .toMatch(/\/\?utm_source=story&n=1#the-drop$/);
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

test(
  "the page of a referral link names no canonical address once its own has replaced the link",
  AT_NIGHT,
  async ({ page }) => {
    await page.goto("/BRO25");
    await hydrated(page);
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  },
);

test("the back button does not return from the home page to the referral link", async ({ page }) => {
  await page.goto("/faq");
  await page.goto("/BRO25");
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(heading(page)).toHaveText(faqPage.heading);
});

test(
  "a bare code that an older site stored is read and rewritten with 30 days",
  AT_NIGHT,
  async ({ page }) => {
    await stopClock(page);
    await store(page, "OLDBRO7");
    await page.goto("/");
    expect(await stored(page)).toEqual({ code: "OLDBRO7", expiry: IN_30_DAYS });
    await page.clock.runFor(2_000);
    await hydrated(page);
    await expect(cartLink(page)).toHaveAttribute("href", linkWith("OLDBRO7"));
  },
);

test(
  "a stored record that has expired, lies too far ahead or is malformed is removed",
  AT_NIGHT,
  async ({ page }) => {
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
    await page.clock.runFor(2_000);
    await hydrated(page);
    await expect(cartLink(page)).toHaveAttribute("href", plainLink);
  },
);

/** One example of each kind. The rest is in tests/lib/referral/referral-code.test.ts. */
const HOSTILE: readonly string[] = [
  "<img src=x onerror=alert(1)>",
  "</script><script>alert(1)</script>",
  "javascript:alert(1)",
  "//evil.example",
  "/\\evil.example",
  "BR\u0000O",
  "a".repeat(5_000),
  "__proto__.code",
  "OO\u202ERB",
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

test(
  "no hostile address throws, navigates away or replaces a live code",
  AT_NIGHT,
  async ({ page, baseURL, watch }) => {
    // The host may respond with 404 to an address that holds a slash or a dot.
    watch.allow(/status of 404/);
    const ran = dialogsOf(page);
    await storeLive(page, "KEEPME");
    for (const text of [...HOSTILE, "__proto__.__proto__", "%E0%A4%A", "%"])
      await expectNoHarm(page, `/${text}`, baseURL);
    expect(ran).toEqual([]);
  },
);

test(
  "no hostile parameter throws, navigates away or replaces a live code",
  AT_NIGHT,
  async ({ page, baseURL }) => {
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
      page.getByText(filled(demoCheckout.summary.unknownCode, "<img src=x onerror=alert(1)>")),
    ).toBeVisible();
    await expectCreditedTo(page, "</script><script>alert(1)</script>");
    expect(ran).toEqual([]);
  },
);

test("names from JavaScript's Object.prototype are codes like any other", AT_NIGHT, async ({ page }) => {
  for (const code of ["constructor", "__proto__", "hasOwnProperty", "undefined", "null"]) {
    await page.goto(`/?snowball=${code}`);
    expect(await stored(page)).toMatchObject({ code });
    await expect(page).toHaveURL("/");
    await expect(cartLink(page)).toHaveAttribute("href", linkWith(code));
  }
});

test(
  "a referral tracker that another script put on the page gets the code, after the site's own event",
  AT_NIGHT,
  async ({ page }) => {
    await page.addInitScript(() => {
      const calls: unknown[] = [];
      const track = (code: string) => calls.push(code);
      Object.assign(window, { calls, dataLayer: calls, SocialSnowball: { track } });
    });
    await page.goto("/BRO25");
    await hydrated(page);
    const calls = () => page.evaluate<unknown[]>("calls.filter(one => one.event !== 'popup_shown')");
    await expect.poll(calls).toEqual([{ event: "referral_visit" }, "BRO25"]);
  },
);
