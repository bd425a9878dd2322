// Measurements of real visits: who gets them, when, and that they say nothing of the visitor.
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright/test";
import { paths } from "@/lib/site/paths";
import { footerLink, heading } from "../locators.ts";
import { nextPaint, openHydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { expect, test } from "../test.ts";

const FILE = /\/assets\/field-measurements-/;
const KIB = 1024;
const SIZE_LIMIT = 2.5 * KIB;

/** Stands in for a tag manager. It keeps what it has got at once, so that the next document can read it. */
async function addTagManager(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const push = (event: unknown): void => {
      const earlier: unknown[] = JSON.parse(sessionStorage.getItem("tags") ?? "[]");
      sessionStorage.setItem("tags", JSON.stringify([...earlier, event]));
    };
    Object.assign(window, { dataLayer: Object.assign([], { push }) });
  });
}

const tags = (page: Page) => page.evaluate(() => sessionStorage.getItem("tags") ?? "[]");

test("a vendor that listens gets LCP, INP, CLS and soft navigations, and no code", async ({ page }) => {
  await RoutedShop.open(page);
  await addTagManager(page);
  const loaded = page.waitForResponse((response) => FILE.test(response.url()));
  await openHydrated(page, `${paths.terms}?snowball=BRO25&utm_source=story`);
  const bytes = brotliCompressSync(await (await loaded).body()).length;
  test.info().annotations.push({ type: "measured", description: `${bytes} bytes of field measurements` });
  expect(bytes).toBeLessThanOrEqual(SIZE_LIMIT);

  const fetched = page.waitForResponse(/\/assets\/faq-.*\.js$/);
  await footerLink(page, paths.faq).hover();
  await fetched;
  await footerLink(page, paths.faq).click();
  await page.waitForURL(paths.faq);
  // The browser times an input until the paint after it.
  await expect(heading(page)).toBeFocused();
  await nextPaint(page);
  // Chromium has them since version 151.
  const isSoft = await page.evaluate(() =>
    PerformanceObserver.supportedEntryTypes.includes("soft-navigation"),
  );
  if (isSoft) await expect.poll(() => tags(page)).toContain("soft_navigation");
  else
    test.info().annotations.push({
      type: "left out",
      description: "soft navigations, which the browser does not measure",
    });
  await page.goto("/robots.txt");
  const text = await tags(page);
  const events: unknown[] = JSON.parse(text);
  for (const metric of ["LCP", "INP", "CLS"])
    expect(events).toContainEqual({
      event: "web_vital",
      metric,
      value: expect.any(Number),
      rating: expect.stringMatching(/^(?:good|needs-improvement|poor)$/),
      page: paths.terms,
    });
  const softNavigation = { event: "soft_navigation", value: expect.any(Number), page: paths.faq };
  expect(
    events.filter(
      (event) => event instanceof Object && "event" in event && event.event === "soft_navigation",
    ),
  ).toEqual(isSoft ? [softNavigation] : []);
  expect(text).not.toMatch(/BRO25|utm_|story/);
});
