import { articlePath } from "@/lib/blog/blog-paths";
import { paths } from "@/lib/site/paths";
import { bundles } from "@/content/bundles";
import { hero } from "@/content/home";
import { arrivalLabels, navigationLabels } from "@/content/interface";
import { DAY_MS } from "@/lib/text/day-ms";
import { fillText } from "@/lib/text/fill-text";
import { buyNow, cartPill, checkout, drop } from "../locators.ts";
import { publishedArticles } from "../articles.ts";
import { editedContent } from "../accepted-pictures.ts";
import { articlePaths, DESKTOP, knownPaths, openHydrated, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";
import { brokenAcrossLines, RANGES, shortLastLines, smallTargets, WORDS } from "../typesetting.ts";
import { PHONES } from "../windows.ts";

/** No rule of CSS sets every text well: one that was edited since the screenshots were accepted may break badly. */
const isOurText = (): boolean => editedContent().length === 0;

/** The phones, and the smallest of earlier days. */
const LOW_WINDOWS = [...PHONES, { width: 320, height: 568 }, { width: 320, height: 640 }] as const;

test("Buy Now is in view without scrolling on low windows", async ({ page }) => {
  await page.goto("/");
  for (const viewport of LOW_WINDOWS) {
    await page.setViewportSize(viewport);
    const box = await buyNow(page).boundingBox();
    const { width, height } = viewport;
    expect((box?.y ?? height) + (box?.height ?? 0), `${width} x ${height}`).toBeLessThan(height);
  }
});

test("the names, prices, facts and buttons of the bundles are level, and each name is on one line", async ({
  page,
}) => {
  await page.goto("/");
  for (const width of [768, DESKTOP.width]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await drop(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3 }) })
      .evaluateAll((cards) =>
        cards.map((card) => {
          const [name, price, fact, button] = ["h3", ".price", ".font-mono:has(+ div)", "[data-bundle]"].map(
            (part) => card.querySelector(part)?.getBoundingClientRect(),
          );
          const line = getComputedStyle(card.querySelector("h3") ?? card).lineHeight;
          const { top } = card.getBoundingClientRect();
          return {
            tops: [name, price, fact, button].map((box) => box && Math.round(box.top - top)),
            lines: Math.round((name?.height ?? 0) / Number.parseFloat(line)),
          };
        }),
      );
    expect(rows).toHaveLength(bundles.length);
    expect(rows[0]?.tops).not.toContain(undefined);
    expect(rows).toEqual(rows.map(({ lines }) => ({ tops: rows[0]?.tops, lines: isOurText() ? 1 : lines })));
  }
});

test("each caption of the hero's pictures is on one line at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { before, after } = hero.slider;
  for (const { caption } of isOurText() ? [before, after] : []) {
    const lines = page.getByRole("figure").getByText(caption, { exact: true });
    expect(await lines.evaluate((node) => node.getClientRects().length), caption).toBe(1);
    expect(
      await lines.evaluate((node) => {
        const { height } = node.getBoundingClientRect();
        return Math.round(height / Number.parseFloat(getComputedStyle(node).lineHeight));
      }),
      caption,
    ).toBe(1);
  }
});

test("a comma in a rule of the Bro Code is clear of the capitals on the next line", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(paths.brocode);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const gap = await page
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .first()
    .evaluate((rule) => {
      const { fontWeight, fontSize, fontFamily, lineHeight } = getComputedStyle(rule);
      const context = document.createElement("canvas").getContext("2d");
      if (!context) return null;
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const below = context.measureText(",").actualBoundingBoxDescent;
      const above = context.measureText("H").actualBoundingBoxAscent;
      return (Number.parseFloat(lineHeight) - below - above) / Number.parseFloat(fontSize);
    });
  expect(gap).toBeGreaterThan(0.02);
});

test("the names in the picker are on one line at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const { name } of isOurText() ? bundles : []) {
    const lines = await checkout(page)
      .getByText(name, { exact: true })
      .evaluate(
        (node) => node.getBoundingClientRect().height / parseFloat(getComputedStyle(node).lineHeight),
      );
    expect(Math.round(lines), name).toBe(1);
  }
});

test("the label of the cart is centered before its number is known, and keeps its place in the layout", async ({
  page,
}) => {
  await page.goto(paths.faq);
  await expect(cartPill(page)).toHaveText(navigationLabels.cart);
  const offCenter = await cartPill(page).evaluate((pill) => {
    const [text] = pill.firstElementChild?.childNodes ?? [];
    const range = document.createRange();
    if (text) range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const { left: start, right: end } = pill.getBoundingClientRect();
    return (left + right) / 2 - (start + end) / 2;
  });
  expect(Math.abs(offCenter)).toBeLessThan(1.5);
});

test("no word of an article is broken at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const broken: string[] = [];
  for (const slug of publishedArticles) {
    await page.goto(articlePath(slug), { waitUntil: "domcontentloaded" });
    const words = await brokenAcrossLines(page.getByRole("article"), WORDS);
    broken.push(...words.map((word) => `${slug}: ${word}`));
  }
  expect(broken).toEqual([]);
});

test("on the shipping page the last day of a delivery is never alone on a line, on any day of two months", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.setFixedTime(Date.now() + DAY_MS);
  await openHydrated(page, paths.shippingPolicy);
  const arrival = page.getByText(new RegExp(fillText(arrivalLabels.onShippingPage, { days: ".*\\d" })));
  await expect(arrival).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const seen = new Set<string>();
  for (let day = 1; day <= 60; day += 1) {
    await page.clock.setFixedTime(Date.now() + day * DAY_MS);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    seen.add(await arrival.innerText());
    if (isOurText()) expect(await shortLastLines(page)).toEqual([]);
  }
  expect(seen.size).toBeGreaterThan(30);
});

/** Pages whose headings have one size. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  story: [paths.about, paths.brocode, paths.bros, paths.contact, paths.faq],
  list: [paths.muglife, "/muglife/page/2", paths.mugshots],
  policy: [paths.optOut, paths.privacy, paths.returnPolicy, paths.shippingPolicy, paths.terms],
  article: articlePaths,
};

test("no word is broken or alone on a last line, no target is too small, and pages of one kind have headings of one size", async ({
  page,
}) => {
  const problems: string[] = [];
  const sizes: Record<string, string> = {};
  for (const path of knownPaths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(async () => {
      for (const details of document.querySelectorAll("details")) details.open = true;
      await document.fonts.ready;
    });
    for (const width of [320, 768, DESKTOP.width, 1920, PHONE.width]) {
      await page.setViewportSize({ width, height: 900 });
      const body = page.locator("body");
      const lines = [
        ...(isOurText() ? [...(await shortLastLines(page)), ...(await brokenAcrossLines(body, RANGES))] : []),
        ...(await brokenAcrossLines(body, WORDS)),
      ];
      problems.push(...lines.map((line) => `${path} at ${width} px: ${line}`));
    }
    problems.push(...(await smallTargets(page)).map((target) => `${path}: ${target}`));
    sizes[path] = await page.locator("h1").evaluate((node) => getComputedStyle(node).fontSize);
  }
  expect(problems).toEqual([]);
  for (const [kind, members] of Object.entries(KINDS))
    expect(new Set(members.map((path) => sizes[path])).size, `${kind}: ${JSON.stringify(sizes)}`).toBe(1);
});
