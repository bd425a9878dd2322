// Where the buy bar stands, and what it covers.
import type { Page } from "playwright/test";
import { navigationLabels } from "@/content/interface";
import { paths } from "@/lib/site/paths";
import { addButton, backToTop, bar, buyBarLink } from "../locators.ts";
import { articlePaths, DESKTOP, distanceFromTop, openHydrated, PHONE } from "../pages.ts";
import { required } from "../required.ts";
import { expect, test } from "../test.ts";

const article = required(articlePaths[0], "article");

test.use({ viewport: PHONE });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: "instant" });
  }, top);

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test("on a desktop no bar is shown, and the back-to-top button is over no control at any position", async ({
  page,
}) => {
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

test("on a desktop the navigation's buy link is filled where no section with a buy button is in view", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const link = bar(page).getByRole("link", { name: navigationLabels.buy, exact: true });
  const fill = () => link.evaluate((node) => getComputedStyle(node).backgroundColor);
  await openHydrated(page, paths.faq);
  const filled = await fill();
  await openHydrated(page, paths.home);
  await expect(link).toBeVisible();
  expect(await fill()).not.toBe(filled);
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

for (const [what, setUp] of [
  ["text of 32 px", () => void (document.documentElement.style.fontSize = "32px")],
  [
    "a name of 60 letters",
    () => {
      const name = document.querySelector(".buy-bar a span span")?.firstChild;
      if (name) name.nodeValue = "M".repeat(60);
    },
  ],
] as const) {
  test(`at 320 px the bar fits with ${what}, and covers no end of the page`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, article);
    await page.evaluate(setUp);
    const parts = await buyBarLink(page).evaluate((link) =>
      [link, ...link.querySelectorAll("span")].map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return {
          isIn: left >= 0 && right <= window.innerWidth && top >= 0 && bottom <= window.innerHeight,
          isWhole: part.scrollWidth <= part.clientWidth || getComputedStyle(part).display === "inline",
        };
      }),
    );
    expect(parts.length).toBeGreaterThan(4);
    expect(parts.filter(({ isIn, isWhole }) => !isIn || !isWhole)).toEqual([]);
    await scrollTo(page, await heightOf(page));
    const [end, edge] = [
      await page.getByRole("contentinfo").evaluate((node) => node.getBoundingClientRect().bottom),
      await distanceFromTop(buyBarLink(page)),
    ];
    expect(Math.round(end)).toBeLessThanOrEqual(edge);
  });
}
