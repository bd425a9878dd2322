import type { Page } from "playwright/test";
import { brand } from "@/content/brand";
import { paths } from "@/lib/site/paths";
import { socialPicturePath } from "@/lib/site/social-picture-path";
import { violations } from "../accessibility.ts";
import { footerLink, heading } from "../locators.ts";
import { factsIn, type PageFacts } from "../page-facts.ts";
import { articlePaths, DESKTOP, knownPaths, openHydrated, PHONE, unlistedPaths } from "../pages.ts";
import { expect, test } from "../test.ts";
import { htmlProblems } from "../valid-html.ts";

/** The error that axe causes in a frame without an origin. */
const AXE_AND_FRAMES = /Failed to execute 'postMessage'/;

/** Errors and warnings that React or a library logs. The site's own log about a missing page is left out. */
function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    const text = message.text();
    if (!text.startsWith(`[${brand.slug}] There is no page at`) && !AXE_AND_FRAMES.test(text))
      warnings.push(text);
  });
  return warnings;
}

for (const path of knownPaths) {
  test(`${path} has a head of its own, hydrates without a React warning, is accessible and fits every width`, async ({
    page,
    request,
  }) => {
    const warnings = collectWarnings(page);
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    await page.setViewportSize(PHONE);
    await openHydrated(page, path);
    await expect(heading(page)).toBeVisible();

    const facts = factsIn(await response.text());
    expectHead(facts, path);
    expect(factsIn(await page.content()), "after hydration").toEqual(facts);
    expect(await htmlProblems(await page.content()), "after hydration").toEqual([]);

    expect(await violations(page), "on a phone").toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect(await violations(page), "on a desktop").toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await horizontalOverflow(page)).toBe(0);

    // A client-side navigation renders the page again, while hydration reuses the HTML.
    await footerLink(page, path === paths.terms ? paths.returnPolicy : paths.terms).click();
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => document.querySelectorAll("title:not(svg title)").length)).toBe(1);
    expect(warnings).toEqual([]);
  });
}

function expectHead(facts: PageFacts, path: string): void {
  const unlisted = unlistedPaths.includes(path);
  const [title = ""] = facts.titles;
  const [description = ""] = facts.meta["description"] ?? [];
  const url = `${brand.siteUrl}${path}`;
  const picture = `${brand.siteUrl}${pictureOf(path)}`;
  expect(facts.titles).toEqual([expect.stringMatching(/\S/)]);
  expect(facts.headings).toBe(1);
  expect(description?.length).toBeGreaterThan(40);
  expect(facts.canonical).toEqual(unlisted ? [] : [url]);
  expect(facts.robots).toEqual(unlisted ? ["noindex"] : []);
  expect(facts.meta).toMatchObject({
    description: [description],
    "og:title": [title],
    "og:description": [description],
    "og:type": [articlePaths.includes(path) ? "article" : "website"],
    "og:site_name": [brand.name],
    "og:image": [picture],
    "og:image:alt": [expect.stringMatching(/\S/)],
    "twitter:card": ["summary_large_image"],
    "twitter:title": [title],
    "twitter:description": [description],
    "twitter:image": [picture],
  });
  expect(facts.meta["og:url"]).toEqual(unlisted ? undefined : [url]);
}

/** The social picture of a page. Every listed page has its own, except for the further pages of a list. */
function pictureOf(path: string): string {
  if (unlistedPaths.includes(path)) return socialPicturePath(paths.home);
  return socialPicturePath(/\/(page|tag)\//.test(path) ? paths.muglife : path);
}

/** The CSS pixels by which the page can be scrolled sideways. */
function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    window.scrollTo({ left: 500, behavior: "instant" });
    return scrollWidth - clientWidth + window.scrollX;
  });
}

test("a difference between a page and its HTML is reported", async ({ page, watch }) => {
  watch.allow(/differed from its HTML|didn't match|did not match|Hydration failed/);
  const warnings = collectWarnings(page);
  await page.route("/faq", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<summary>[^<]*/, "<summary>Another question");
    await route.fulfill({ response, body });
  });
  await openHydrated(page, "/faq");
  await expect.poll(() => warnings.join("\n")).toMatch(/differed from its HTML|Hydration failed/);
});
