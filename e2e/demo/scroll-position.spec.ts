import type { Page } from "playwright/test";
import { paths } from "@/lib/site/paths";
import { barLink, footerLink, heading } from "../locators.ts";
import { expectScrolledTo, openHydrated, scrollY } from "../pages.ts";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

/** Resolves after the scroll event, as after a scroll of the visitor. */
function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate(
    (to) =>
      new Promise<void>((done) => {
        const onScroll = (): void => void requestAnimationFrame(() => done());
        addEventListener("scroll", onScroll, { once: true });
        window.scrollTo(0, to);
      }),
    top,
  );
}

test(
  "links open pages without a full load, at the top, with the focus; back and forward restore positions",
  BY_DAY,
  async ({ page }) => {
    await openHydrated(page, paths.privacy);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await scrollTo(page, 1_200);
    await expectScrolledTo(page, 1_200);
    await barLink(page, paths.faq).click();
    await expect(heading(page)).toBeFocused();
    expect(await scrollY(page)).toBe(0);
    await scrollTo(page, 300);
    await expectScrolledTo(page, 300);

    await page.goBack();
    await page.waitForURL(paths.privacy);
    await expectScrolledTo(page, 1_200);
    await page.goForward();
    await page.waitForURL(paths.faq);
    await expectScrolledTo(page, 300);

    await footerLink(page, paths.privacy).click();
    await page.waitForURL(paths.privacy);
    await expect(heading(page)).toBeFocused();
    expect(await scrollY(page)).toBe(0);
    expect(await page.evaluate("window.sameDocument")).toBe(true);
  },
);
