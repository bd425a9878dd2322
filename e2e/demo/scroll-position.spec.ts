import type { Page } from "playwright/test";
import { textPageLabels } from "@/content/text-page";
import { paths } from "@/lib/site/paths";
import { AT_NIGHT } from "../every.ts";
import { barLink, footerLink, heading } from "../locators.ts";
import { expectScrolledTo, expectTop, openHydrated, scrollY } from "../pages.ts";
import { expect, test } from "../test.ts";

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

test("back and forward restore the position of a page, and a new navigation begins at the top", async ({
  page,
}) => {
  await openHydrated(page, paths.privacy);
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
});

test("the contents of a policy link to its sections, also after going back", AT_NIGHT, async ({ page }) => {
  await openHydrated(page, paths.privacy);
  await scrollTo(page, 1_200);
  await expectScrolledTo(page, 1_200);
  await barLink(page, paths.faq).click();
  await page.waitForURL(paths.faq);
  await page.goBack();
  await expectScrolledTo(page, 1_200);
  const link = page.getByRole("navigation", { name: textPageLabels.contents }).getByRole("link").nth(6);
  const section = page.locator((await link.getAttribute("href")) ?? "");
  await link.click();
  // The section begins below the sticky bar, which is 76 px high.
  await expectTop(section, 80);
});
