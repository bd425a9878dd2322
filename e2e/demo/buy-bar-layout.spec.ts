// Where the buy bar stands, and what it covers.
import type { Page } from "playwright/test";
import { paths } from "@/lib/site/paths";
import { addButton, backToTop, buyBarLink } from "../locators.ts";
import { articlePaths, DESKTOP, openHydrated, PHONE } from "../pages.ts";
import { required } from "../required.ts";
import { expect, test } from "../test.ts";

const article = required(articlePaths[0], "article");

test.use({ viewport: PHONE });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: "instant" });
  }, top);

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test("on a desktop there is no bar, and the back-to-top button covers no control", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openHydrated(page, paths.home);
  await expect(addButton(page)).toBeAttached();
  const height = await heightOf(page);
  let shown = 0;
  for (let top = height / 2 + 10; top < height; top += 160) {
    await scrollTo(page, top);
    await expect(backToTop(page), `at ${top}`).toBeVisible();
    shown += 1;
    const covered = await backToTop(page).evaluate((button) => {
      const own = button.getBoundingClientRect();
      return [...document.querySelectorAll("main :is(a, button, input, summary, label), footer a")]
        .filter((control) => {
          const box = control.getBoundingClientRect();
          return box.right > own.left && box.left < own.right && box.bottom > own.top && box.top < own.bottom;
        })
        .map((control) => control.outerHTML.slice(0, 80));
    });
    expect(covered, `at ${top}`).toEqual([]);
  }
  expect(shown).toBeGreaterThan(5);
  await expect(buyBarLink(page)).toBeHidden();
});

test("the bar reaches the lower edge, and its link stands above the area that the device keeps for itself", async ({
  page,
  context,
}) => {
  await openHydrated(page, article);
  const spaceBelow = () =>
    buyBarLink(page).evaluate((link) => [
      window.innerHeight - link.getBoundingClientRect().bottom,
      window.innerHeight - (link.parentElement?.getBoundingClientRect().bottom ?? 0),
    ]);
  expect(await spaceBelow()).toEqual([8, 0]);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34 } });
  expect(await spaceBelow()).toEqual([34, 0]);
});

test("the bar is not over the page in a low window, as above an on-screen keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await openHydrated(page, article);
  await expect(buyBarLink(page)).not.toBeInViewport();
  await scrollTo(page, await heightOf(page));
  await expect(buyBarLink(page)).toBeInViewport({ ratio: 1 });
});
