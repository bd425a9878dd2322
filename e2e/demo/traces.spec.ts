// A referral link leaves no code in the address, the cookies, the logs and the error reports.
import { shortFaq } from "@/content/home-end";
import { priceLabels } from "@/content/interface";
import type { Bundle } from "@/content/schema";
import { fillText } from "@/lib/text/fill-text";
import { expectCreditedTo, totalRow } from "../demo-order.ts";
import { addButton, backHome, checkoutButton } from "../locators.ts";
import { hydrated, pauseClock } from "../pages.ts";
import { firstBundle, lastBundle, percentOf, reducedCentsOf } from "../site-content.ts";
import { expect, test } from "../test.ts";

/** The address that is opened, and the address 100 ms later. */
const LINKS: readonly [opened: string, left: string][] = [
  ["/?snowball=BRO25", "/"],
  ["/BRO25", "/"],
  ["/%42RO25//?utm_source=a+b#the-drop", "/?utm_source=a+b#the-drop"],
  ["/BRO25?snowball=BRO25&snowball=BRO25", "/"],
  ["/faq?a=1&snowball=BRO25&b=2#flushable", "/faq?a=1&b=2#flushable"],
  ["/bros?redirect=%2Fx&snowball_referrer=y&snowball=BRO25", "/bros?redirect=%2Fx&snowball_referrer=y"],
  ["/a/b?snowball=BRO25", "/a/b"],
];

test("no address, cookie, request or log holds the code or the percentage", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 404/);
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "debug") logged.push(message.text());
  });
  const requested: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) requested.push(request.url());
  });
  for (const [opened, left] of LINKS) {
    await page.goto(opened);
    await hydrated(page);
    await expect(page, opened).toHaveURL(left);
    expect(
      await page.evaluate(() => {
        const attributes = [...document.querySelectorAll("*")].flatMap((node) => [...node.attributes]);
        const data = attributes.flatMap(({ name: key, value }) => (key.startsWith("data-") ? [value] : []));
        return JSON.stringify([history.state, document.cookie, name, data]);
      }),
      opened,
    ).not.toMatch(/BRO25|25%/);
  }
  await page.goto("/BRO25");
  await addButton(page).click();
  await expect(checkoutButton(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  for (const text of [...logged, ...requested]) expect(text).not.toMatch(/BRO25|25%|[^\d]25$/);
});

test("the demo checkout's address loses the code without the application, and going back shows the order", async ({
  page,
}) => {
  const bought = (bundle: string, credit: string) =>
    `/demo/checkout/?items=${bundle}:1&discount=${credit}&attributes[__snowball]=${credit}&x=1`;
  let hold = true;
  await page.route(/\/assets\/app-/, (route) => (hold ? undefined : route.continue()));
  await page.goto(bought(lastBundle.variantId, "BRO25"));
  await expect(page).toHaveURL(`/demo/checkout/?items=${lastBundle.variantId}:1&x=1`);

  hold = false;
  const expectOrder = async (bundle: Bundle, credit: string) => {
    await hydrated(page);
    await expect(totalRow(page, reducedCentsOf(bundle, credit))).toBeVisible();
    await expectCreditedTo(page, credit);
    const discount = fillText(priceLabels.offer, { code: credit, percent: percentOf(credit) });
    await expect(page.getByRole("row", { name: discount })).toBeVisible();
    expect(page.url()).not.toContain(credit);
  };
  await page.reload();
  await expectOrder(lastBundle, "BRO25");
  await page.goto(bought(firstBundle.variantId, "MATTE15"));
  await expectOrder(firstBundle, "MATTE15");
  // Back from another page by the router, then by a full load to the other order.
  await backHome(page).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expectOrder(firstBundle, "MATTE15");
  await page.goBack();
  await expectOrder(lastBundle, "BRO25");
  await page.goForward();
  await expectOrder(firstBundle, "MATTE15");
});

test("the report of a part of a page that fails does not hold the code from its error", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(onChange: IntersectionObserverCallback) {
        super(onChange);
        throw new Error(`broken at ${location.origin}/?snowball=BRO25`);
      }
    };
  });
  await page.goto("/BRO25");
  await hydrated(page);
  await expect.poll(() => logged.join("\n")).toContain("failed: ");
  expect(logged.join("\n")).not.toContain("BRO25");
});

test("the back button restores the position on a page that a referral link opened", async ({ page }) => {
  // The application runs before the parameter is removed, so the router has the address with the parameter.
  await pauseClock(page);
  await page.goto("/?snowball=MATTE15");
  await hydrated(page);
  await page.clock.runFor(100);
  await expect(page).toHaveURL("/");
  await page.clock.resume();
  const allQuestions = page.getByRole("link", { name: shortFaq.allLabel, exact: true });
  await allQuestions.scrollIntoViewIfNeeded();
  await allQuestions.click();
  await expect(page).toHaveURL("/faq");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(1_000);
});
