// The vendors' scripts as they are shipped: their markup, their injected styles and their requests, under the policy of the build.
import type { Page } from "playwright/test";
import { emailArea as emailText, reviews as reviewsText } from "@/content/home-end";
import { privacySwitch } from "@/content/opt-out";
import { paths } from "@/lib/site/paths";
import { violations } from "../accessibility.ts";
import { shiftsOf, watchShifts } from "../layout-shifts.ts";
import { extendLimits, hydrated, nextPaint, openHydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { BY_DAY, expect, test } from "../test.ts";
import { JUDGE_ME_STAND_IN, TAG_STAND_INS } from "../vendor-hosts.ts";

const form = (page: Page) => page.getByRole("textbox", { name: "Email (stand-in form)" });
const emailArea = (page: Page) => page.getByRole("region", { name: emailText.heading });
const mailLink = (page: Page) => page.getByRole("link", { name: emailText.mailLabel });
const reviews = (page: Page) => page.getByRole("region", { name: reviewsText.heading });
const reviewsFrame = (page: Page) => reviews(page).frameLocator("iframe");

test("Klaviyo's form is drawn with its own styles and fonts, and moves nothing", async ({ page, watch }) => {
  // axe itself fetches style sheets of other origins.
  watch.allow(/Connecting to 'https:\/\/fonts\.googleapis\.com/);
  const shop = await RoutedShop.open(page);
  // The reviews are right above, and load as well. Their place would change where they are given up.
  await shop.script(page, "cdn.judge.me", "");
  await extendLimits(page);
  await watchShifts(page);
  await openHydrated(page, "/");
  await emailArea(page).scrollIntoViewIfNeeded();
  await expect(form(page)).toBeVisible();
  await expect(mailLink(page)).toHaveCount(0);
  // By goober's style element, by a style attribute in the rich text, and by a style sheet of a font host.
  await expect(form(page)).toHaveCSS("height", "50px");
  const text = emailArea(page).locator(".klaviyo-form-richtext p");
  await expect(text.locator("span")).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(text).toHaveCSS("font-family", /^"?Montserrat/);
  expect(new Set(shop.requestedFiles)).toEqual(
    new Set(["static-forms.klaviyo.com", "fonts.googleapis.com", "fonts.gstatic.com"]),
  );
  await nextPaint(page);
  expect(await shiftsOf(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  // What it shows after a subscription has no field, and stays.
  await form(page).fill("bro@example.com");
  await emailArea(page).getByRole("button", { name: "Subscribe" }).click();
  await expect(emailArea(page)).toContainText("nothing was sent");
  await expect(mailLink(page)).toHaveCount(0);
});

/** What a vendor's targeting may leave. The rule is `is-readable.ts`; that boxes are measured, needs a browser. */
const UNSEEN = [".klaviyo-form { opacity: 0 !important; }", ".klaviyo-form { display: none !important; }"];

test("a form that nobody can see leaves the mail link, until it is seen", async ({ page }) => {
  await RoutedShop.open(page);
  await page.clock.install({ time: 0 });
  await page.goto("/");
  /** A vendor's script changes its form as it changes its styles. */
  const hide = (css: string) =>
    page.evaluate((text) => {
      const style = document.createElement("style");
      style.textContent = text;
      const part = document.createElement("i");
      style.className = part.className = "spoiled";
      document.head.append(style);
      document.querySelector("form.klaviyo-form")?.append(part);
    }, css);
  await hide(UNSEEN[0] ?? "");
  await page.clock.runFor(2_000);
  await hydrated(page);
  await emailArea(page).scrollIntoViewIfNeeded();
  await expect(emailArea(page).locator(".klaviyo-form")).toBeAttached();
  await page.clock.runFor(6_000);
  await expect(emailArea(page)).toContainText(emailText.blocked);
  await expect(mailLink(page)).toBeVisible();

  for (const css of UNSEEN) {
    await page.evaluate(() => document.querySelectorAll(".spoiled").forEach((element) => element.remove()));
    await page.clock.runFor(1_000);
    await expect(form(page)).toBeVisible();
    await expect(mailLink(page)).toHaveCount(0);
    await hide(css);
    await page.clock.runFor(2_000);
    await expect(mailLink(page)).toBeVisible();
  }
});

test("Judge.me runs in a frame of its own, and reaches nothing of the site", async ({ page, watch }) => {
  watch.allow(/Unsafe attempt to initiate navigation/);
  const shop = await RoutedShop.open(page);
  await shop.script(
    page,
    "cdn.judge.me",
    `${JUDGE_ME_STAND_IN}
try { parent.document.title = "taken"; } catch { document.title = "refused"; }
try { top.location.href = "https://cdn.judge.me/"; } catch {}`,
  );
  // The form is right beneath, and stores what it has sent.
  await shop.script(page, "static.klaviyo.com", "");
  await openHydrated(page, "/");
  const { title, stored } = await page.evaluate(() => ({
    title: document.title,
    stored: localStorage.length,
  }));
  await reviews(page).scrollIntoViewIfNeeded();
  await expect(reviewsFrame(page).getByText("Stand-in review").first()).toBeVisible();
  await expect(reviewsFrame(page).locator(".jdgm-rev-widg")).toHaveCSS("color", "rgb(255, 255, 255)");
  expect(shop.requestedFiles).toContain("cache.judge.me");
  expect(await page.title()).toBe(title);
  expect(await page.evaluate(() => localStorage.length)).toBe(stored);
  expect(await page.evaluate(() => document.cookie)).not.toContain("jdgm");
  expect(await page.evaluate(() => "jdgm" in window)).toBe(false);
});

test(
  "before it is needed and after an opt-out, no vendor is asked or has cookies",
  BY_DAY,
  async ({ page }) => {
    const shop = await RoutedShop.open(page);
    const foreign = new Set<string>();
    page.on("request", (sent) => {
      const { hostname, protocol } = new URL(sent.url());
      if (protocol.startsWith("http") && hostname !== "localhost") foreign.add(hostname);
    });
    await openHydrated(page, paths.faq);
    await openHydrated(page, "/");
    await expect.poll(() => shop.requestedScripts).toContain("tracker.test");
    // The tags load when the page is idle, which may be before the tracker.
    const early = new Set(["tracker.test", ...Object.keys(TAG_STAND_INS)]);
    expect([...foreign].filter((host) => !early.has(host) && !host.endsWith("shop.test"))).toEqual([]);

    const cookies = () => page.evaluate(() => document.cookie);
    await expect.poll(cookies).toMatch(/_ga=.*_ttp=|_ttp=.*_ga=/);
    await openHydrated(page, paths.optOut);
    await page.getByRole("switch", { name: privacySwitch.label }).click();
    await expect(page.getByRole("switch", { name: privacySwitch.label })).toBeChecked();
    await page.waitForLoadState();
    await expect.poll(cookies).not.toMatch(/_ga|_ttp/);
    foreign.clear();
    await openHydrated(page, "/");
    for (const area of [reviews(page), emailArea(page)]) {
      await area.scrollIntoViewIfNeeded();
      await expect(area).toBeInViewport();
      await nextPaint(page);
    }
    await expect(emailArea(page)).toContainText(emailText.optedOut);
    await expect(page.locator("iframe")).toHaveCount(0);
    expect([...foreign].filter((host) => !host.endsWith("shop.test") && host !== "cdn.shopify.com")).toEqual(
      [],
    );
  },
);
