import type { Locator } from "playwright/test";
import { blogLabels } from "@/content/muglife";
import { pageActions } from "@/content/site";
import { listedArticles } from "../articles.ts";
import { drop, heading } from "../locators.ts";
import { articlePaths, DESKTOP, distanceFromTop, expectTop, openHydrated, scrollY } from "../pages.ts";
import { required } from "../site-content.ts";
import { EACH_BROWSER_BY_DAY, expect, test } from "../test.ts";

const { pagination, readMore } = blogLabels;

/** The specification fixes this number. */
const ARTICLES_PER_PAGE = 9;
const LAST_PAGE = Math.ceil(listedArticles.length / ARTICLES_PER_PAGE);
const onLastPage = listedArticles.length - (LAST_PAGE - 1) * ARTICLES_PER_PAGE;

const boxOf = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width } = node.getBoundingClientRect();
    return { x, y, width };
  });

test(
  "the visitor pages to an article, and back to the same position",
  EACH_BROWSER_BY_DAY,
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openHydrated(page, "/muglife");
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(ARTICLES_PER_PAGE);
    await expect(page.getByRole("button", { name: pagination.previous })).toBeDisabled();

    await page.getByRole("link", { name: `${pagination.page} ${LAST_PAGE}`, exact: true }).click();
    await expect(page).toHaveURL(`/muglife/page/${LAST_PAGE}`);
    await expect(cards).toHaveCount(onLastPage);
    await expect(page).toHaveTitle(new RegExp(`^Page ${LAST_PAGE} - `));
    await expect(page.getByRole("button", { name: pagination.next })).toBeDisabled();
    expect(await scrollY(page)).toBe(0);

    const last = cards.last();
    const title = (await last.getByRole("heading").textContent()) ?? "";
    const more = last.getByRole("link", { name: readMore }).and(last.getByRole("link", { name: title }));
    // The click itself must not scroll any more.
    await more.scrollIntoViewIfNeeded();
    const left = await scrollY(page);
    await more.click();
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    expect(await scrollY(page)).toBe(0);

    await page.goBack();
    await expect(cards).toHaveCount(onLastPage);
    await expect.poll(() => scrollY(page)).toBe(left);
    await page.getByRole("link", { name: `${pagination.page} 1`, exact: true }).click();
    await expect(page).toHaveURL("/muglife");
  },
);

test("the links in an article lead on without a full load", async ({ page }) => {
  await openHydrated(page, required(articlePaths[0], "article"));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("navigation", { name: blogLabels.contents }).getByRole("link").nth(1).click();
  await expect.poll(() => distanceFromTop(page.getByRole("heading", { level: 2 }).nth(2))).toBeLessThan(200);
  const inText = page.locator('.article-body a[href^="/muglife/"]').first();
  const linked = (await inText.getAttribute("href")) ?? "";
  await inText.click();
  await expect(page).toHaveURL(linked);
  await expect(heading(page)).toBeFocused();
  await page.getByRole("link", { name: pageActions.go, exact: true }).click();
  await expect(page).toHaveURL("/#the-drop?offset=50");
  await expectTop(drop(page), 50);
  expect(await page.evaluate("window.sameDocument")).toBe(true);
});

test("an article's picture moves from its card to its place in the article", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openHydrated(page, "/muglife");
  const card = page.locator("main article").first();
  const link = card.getByRole("link", { name: readMore });
  await link.scrollIntoViewIfNeeded();
  const from = await boxOf(card.locator("img"));
  // Where the picture is at the start and at the end of each animation.
  await page.evaluate(() => {
    const moves: { start: DOMRect; end: DOMRect }[] = [];
    Object.assign(window, { moves });
    document.addEventListener("animationstart", ({ target }) => {
      const picture = target instanceof Element ? target.querySelector("img") : null;
      const [animation] = target instanceof Element ? target.getAnimations() : [];
      if (!picture || !animation) return;
      animation.pause();
      animation.currentTime = 0;
      const start = picture.getBoundingClientRect();
      animation.finish();
      moves.push({ start, end: picture.getBoundingClientRect() });
    });
  });
  await link.click();
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate("moves.length")).toBe(1);
  const [{ start, end }] = await page.evaluate<[{ start: DOMRect; end: DOMRect }]>(
    "[JSON.parse(JSON.stringify(moves[0]))]",
  );
  const to = await boxOf(page.locator("main header img"));
  expect(Math.abs(start.x - from.x)).toBeLessThan(2);
  expect(Math.abs(start.y - from.y)).toBeLessThan(2);
  expect(Math.abs(start.width - from.width)).toBeLessThan(2);
  expect(Math.abs(end.x - to.x)).toBeLessThan(2);
  expect(Math.abs(end.y - to.y)).toBeLessThan(2);
});
