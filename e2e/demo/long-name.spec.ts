// Words that are longer than their place: the name of a bundle, of 60 characters without a space, a word in a heading, and a code.
import type { Page } from "playwright/test";
import { bundles } from "@/content/bundles";
import { paths } from "@/lib/site/paths";
import { removeButton, undoButton } from "../code-area.ts";
import { keepBefore } from "../kept-values.ts";
import { bar } from "../locators.ts";
import { addToCart, articlePaths, DESKTOP, openHydrated } from "../pages.ts";
import { required } from "../site-content.ts";
import { expect, test } from "../test.ts";

const NAME = "Wombat".repeat(10);
const LONGEST_CODE = "W".repeat(64);

/** As the content would, in each text that names a bundle. */
function rename(page: Page): Promise<void> {
  return page.evaluate(
    ([names, name]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const old of names) node.textContent = (node.textContent ?? "").replaceAll(old, name);
    },
    [bundles.map((bundle) => bundle.name), NAME] as const,
  );
}

for (const width of [320, 768])
  test(`nothing is wider than its place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, "/");
    await addToCart(page);
    await rename(page);
    await expect(page.getByText(NAME).first()).toBeVisible();
    const tooWide = await page.evaluate(
      (name) =>
        [...document.querySelectorAll("body *:not(.booking)")]
          .filter((node) => node.checkVisibility() && node.textContent?.includes(name))
          // What only screen readers read has no width, and a row of cards scrolls sideways. The hands at the placard reach over the
          // edge of the picture.
          .filter((node) => !node.closest(".sr-only") && getComputedStyle(node).overflowX !== "auto")
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
          .map(({ tagName, className }) => `${tagName} ${className}`),
      NAME,
    );
    expect(tooWide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test("a word of 41 letters in the heading of a section fits the window of 320 px, there and in the list of sections", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, required(articlePaths[0], "article"));
  const widest = await page.evaluate(() => {
    const word = "Oil".repeat(13) + "ly";
    const parts = [...document.querySelectorAll("main h2[id], .contents-link")];
    for (const { lastChild } of parts) if (lastChild) lastChild.textContent = word;
    const ends = parts.map((part) => part.getBoundingClientRect().right);
    return { parts: parts.length, right: Math.max(...ends), page: document.documentElement.scrollWidth };
  });
  expect(widest.parts).toBeGreaterThan(2);
  expect(widest.page).toBe(320);
  expect(widest.right).toBeLessThanOrEqual(320);
});

test("a removed code of 64 characters on a cart covers no link of the bar", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await keepBefore(page, "cartCode", JSON.stringify(["gid://shopify/Cart/1", LONGEST_CODE]));
  await openHydrated(page, `${paths.contact}?snowball=${LONGEST_CODE}`);
  await page.keyboard.press("Escape");
  await removeButton(bar(page), LONGEST_CODE).click();
  const undo = await undoButton(bar(page)).boundingBox();
  const link = await bar(page).getByRole("list").getByRole("link").first().boundingBox();
  expect((undo?.x ?? 0) + (undo?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(link?.x ?? 0);
});
