import type { Page } from "playwright/test";
import { brand } from "@/content/brand";
import { paths } from "@/lib/site/paths";
import { violations } from "../accessibility.ts";
import { footerLink, heading } from "../locators.ts";
import { factsIn } from "../page-facts.ts";
import { DESKTOP, knownPaths, openHydrated, PHONE } from "../pages.ts";
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
  test(`${path} hydrates without a React warning, is accessible and fits every width`, async ({
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

/** The CSS pixels by which the page can be scrolled sideways. */
function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    window.scrollTo({ left: 500, behavior: "instant" });
    return scrollWidth - clientWidth + window.scrollX;
  });
}
