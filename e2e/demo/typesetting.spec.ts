import { paths } from "@/lib/site/paths";
import { bundles } from "@/content/bundles";
import { buyNow, drop } from "../locators.ts";
import { editedContent } from "../accepted-pictures.ts";
import { articlePaths, DESKTOP, knownPaths, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";
import { brokenAcrossLines, shortLastLines, smallTargets, WHOLE, WORDS } from "../typesetting.ts";
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

test("the parts of the bundles' cards are level, and each name is on one line", async ({ page }) => {
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

/** Pages whose headings have one size. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  story: [paths.about, paths.brocode, paths.bros, paths.faq],
  list: [paths.muglife, "/muglife/page/2", paths.mugshots],
  page: [paths.contact, paths.optOut, paths.privacy, paths.returnPolicy, paths.shippingPolicy, paths.terms],
  article: articlePaths,
};

test("no word is broken or alone, no target too small, and headings of a kind are equal", async ({
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
        ...(isOurText() ? [...(await shortLastLines(page)), ...(await brokenAcrossLines(body, WHOLE))] : []),
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
