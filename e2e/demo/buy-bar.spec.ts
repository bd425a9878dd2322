import type { Page } from "playwright/test";
import { navigationLabels } from "@/content/interface";
import { contact } from "@/content/contact";
import { paths } from "@/lib/site/paths";
import {
  addButton,
  backToTop,
  bar,
  buyBarLink,
  buyNow,
  cart,
  cartPill,
  checkout,
  drop,
  menuButton,
  popup,
} from "../locators.ts";
import { articlePaths, DESKTOP, expectTop, openHydrated, PHONE } from "../pages.ts";
import { homeHeading, required } from "../site-content.ts";
import { expect, test } from "../test.ts";

const article = required(articlePaths[0], "article");

test.use({ viewport: PHONE });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: "instant" });
  }, top);

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Whether a point in the middle of the bar shows the bar, and nothing that is over it. */
const isUncovered = (page: Page) =>
  buyBarLink(page).evaluate((link) => {
    const { left, top, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + 20, top + height / 2));
  });

test("the home page has the bar where no hero, drop or checkout is in view", async ({ page }) => {
  await openHydrated(page, paths.home);
  const link = buyBarLink(page);
  await expect(link).toBeHidden();
  const selling = [page.getByRole("region", { name: homeHeading }), drop(page), checkout(page)];
  const height = await heightOf(page);
  const seen = new Set<string>();
  for (let top = 0; top < height; top += 600) {
    await scrollTo(page, top);
    const isSelling = await Promise.all(
      selling.map((section) =>
        section.evaluate((node) => {
          const box = node.getBoundingClientRect();
          return box.bottom > 0 && box.top < window.innerHeight;
        }),
      ),
    );
    await expect(link, `at ${top}`).toBeVisible({ visible: !isSelling.includes(true) });
    const isTopShown = await backToTop(page).isVisible();
    seen.add(`${isSelling.includes(true) ? "hidden" : "shown"}${isTopShown ? ", back to top" : ""}`);
    // In the bar it is over no button of the page.
    if (isTopShown) expect(isSelling, `at ${top}`).not.toContain(true);
  }
  expect([...seen].toSorted()).toEqual(["hidden", "shown", "shown, back to top"]);
});

test("until the application runs, all pages but the home page have the bar", async ({ page }) => {
  await page.route(/\/assets\/app-/, () => undefined);
  await page.goto(article);
  await expect(buyBarLink(page)).toBeInViewport({ ratio: 1 });
  await page.goto(paths.home);
  await expect(buyNow(page)).toBeVisible();
  await expect(buyBarLink(page)).toBeHidden();
});

test("menu and cart are over the bar, and menu and text fields hide it", async ({ page }) => {
  await openHydrated(page, paths.contact);
  await expect.poll(() => isUncovered(page)).toBe(true);
  await page.getByRole("textbox", { name: contact.form.labels.message }).focus();
  await expect(buyBarLink(page)).toBeHidden();
  await page.getByRole("button", { name: contact.form.labels.submit }).focus();
  await expect(buyBarLink(page)).toBeVisible();

  await menuButton(page).click();
  await expect(buyBarLink(page)).toBeHidden();
  await bar(page).getByRole("link", { name: navigationLabels.buy }).click();
  await expectTop(checkout(page), 20);

  await openHydrated(page, paths.contact);
  await expect.poll(() => isUncovered(page)).toBe(true);
  await cartPill(page).click();
  await expect(cart(page)).toBeVisible();
  await expect.poll(() => isUncovered(page)).toBe(false);
});

test.describe("with the popup", () => {
  test.use({ popup: "keep" });
  test("the open popup is over the bar", async ({ page }) => {
    await openHydrated(page, `${paths.contact}?snowball=BRO25`);
    await expect(popup(page)).toBeVisible();
    await expect.poll(() => isUncovered(page)).toBe(false);
  });
});

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

test("the bar is not over the page in a low window, as above an on-screen keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await openHydrated(page, article);
  await expect(buyBarLink(page)).not.toBeInViewport();
  await scrollTo(page, await heightOf(page));
  await expect(buyBarLink(page)).toBeInViewport({ ratio: 1 });
});
