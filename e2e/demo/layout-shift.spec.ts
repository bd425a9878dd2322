import type { Page } from "playwright/test";
import { addButton } from "../locators.ts";
import { holdBack, hydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

/** Each shift of the page that follows: how much, where the window stood, and what moved from where to where. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("value" in entry) || !("sources" in entry) || !Array.isArray(entry.sources)) continue;
        if ("hadRecentInput" in entry && entry.hadRecentInput === true) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }: Record<string, DOMRectReadOnly> & { node: Node | null }) => {
            const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent;
            return `${name} ${JSON.stringify([previousRect, currentRect])}`;
          },
        );
        shifts.push({ value: Number(entry.value), what: `at ${scrollY}: ${moved.join(", ")}` });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** A tenth of what counts as good. Words of a line differ a little; lines must not. */
const LATE_LETTERS_LIMIT = 0.01;

const shiftsOf = (page: Page) => page.evaluate<{ value: number; what: string }[]>("shifts");

/** Twice, so that what a change has moved is painted and told. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

for (const width of [390, 1280]) {
  test(`nothing on the home page jumps at ${width} px, from the first paint to the last section`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await page.goto("/");
    await hydrated(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
        window.scrollTo({ top, behavior: "instant" });
        await frame();
        await frame();
      }
    });
    await expect(addButton(page)).toBeVisible();
    await painted(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

for (const [path, width] of [
  ["/", 390],
  ["/", 1280],
  ["/faq", 390],
  ["/contact", 390],
] as const) {
  test(`on ${path} at ${width} px letters that come late take the room of those before them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    const release = await holdBack(page, /\.woff2$/);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await painted(page);
    expect(await page.evaluate(() => document.fonts.check("900 1em Archivo"))).toBe(false);
    release();
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    const shifts = await shiftsOf(page);
    const moved = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(moved, shifts.map(({ what }) => what).join("; ")).toBeLessThan(LATE_LETTERS_LIMIT);
  });
}
