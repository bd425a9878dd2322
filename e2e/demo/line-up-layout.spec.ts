// That the line-up moves nothing, has no hole and cuts nothing off, at each width.
import type { Locator } from "playwright/test";
import { lineUp, ugc } from "@/content/home-story";
import { violations } from "../accessibility.ts";
import { AT_NIGHT, repeatIf } from "../every.ts";
import { LATE_FONT_LIMIT, shiftsOf, watchShifts } from "../layout-shifts.ts";
import { boxOf, CHUNK, open, packLink, region, suspects, wipeButton, wipeByKey } from "../line-up.ts";
import { delayRequests, DESKTOP, nextPaint, openHydrated, PHONE } from "../pages.ts";
import { required } from "../required.ts";
import { expect, test } from "../test.ts";

/** By day, each rule is held where there is the least room. */
const NARROWEST = 320;

/** More than this between two parts is a hole. */
const MOST_BETWEEN = 72;

for (const width of [NARROWEST, PHONE.width, 768, DESKTOP.width]) {
  test(
    `at ${width} px nothing moves when the sheet arrives late, nor when the link to the picker appears`,
    repeatIf(width !== NARROWEST),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      const release = await delayRequests(page, CHUNK);
      await openHydrated(page, "/");
      await page.evaluate(() => document.fonts.ready);
      const asked = page.waitForRequest(CHUNK);
      await region(page).evaluate((node) => node.scrollIntoView({ block: "start", behavior: "instant" }));
      await asked;
      await nextPaint(page);
      // The fonts may still arrive: they are asked for after the first paint.
      const shifts = async () => (await shiftsOf(page)).filter(({ value }) => value > LATE_FONT_LIMIT);
      const before = await shifts();
      const call = region(page).getByRole("heading", { name: ugc.heading });
      const list = region(page).getByRole("list").first();
      // From the suspects: the focus scrolls a low window.
      const distance = async (): Promise<number> => (await boxOf(call)).y - (await boxOf(list)).y;
      const start = await distance();
      release();
      await expect(wipeButton(page)).toBeAttached();
      await wipeByKey(page);
      await expect(packLink(page)).toBeVisible();
      await nextPaint(page);
      expect(await distance()).toBe(start);
      expect(await shifts()).toEqual(before);
    },
  );

  test(
    `at ${width} px nothing moves when the case is closed`,
    repeatIf(width !== NARROWEST),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page);
      const call = region(page).getByRole("heading", { name: ugc.heading });
      const list = region(page).getByRole("list").first();
      const distance = async (): Promise<number> => (await boxOf(call)).y - (await boxOf(list)).y;
      const start = await distance();
      for (const suspect of suspects) await wipeByKey(page, suspect);
      await expect(region(page).getByText(lineUp.closed, { exact: true })).toBeVisible();
      expect(await distance()).toBe(start);
    },
  );

  test(
    `at ${width} px there is no hole where the link to the picker will be`,
    repeatIf(width !== NARROWEST),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      const list = await boxOf(region(page).getByRole("list").first());
      const place = await boxOf(region(page).getByText(lineUp.open, { exact: true }));
      const call = await boxOf(region(page).getByRole("heading", { name: ugc.heading }));
      expect(place.y - list.y - list.height).toBeLessThan(MOST_BETWEEN);
      if (width < 1024) expect(call.y - place.y - place.height).toBeLessThan(MOST_BETWEEN);
    },
  );
}

for (const width of [NARROWEST, PHONE.width, 768, DESKTOP.width])
  test(
    `at ${width} px no part is cut off, with text of twice the size either, and axe reports nothing before and after a wipe`,
    repeatIf(width !== NARROWEST),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      expect(await violations(page)).toEqual([]);
      await wipeByKey(page);
      await expect(packLink(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      for (const size of ["", "32px"]) {
        await page.evaluate((text) => void (document.documentElement.style.fontSize = text), size);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const cut = await region(page).evaluate((node) =>
          [...node.querySelectorAll("h2, p, a")]
            .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
            .map((part) => part.textContent),
        );
        expect(cut).toEqual([]);
        const beside = await region(page).evaluate((node) =>
          [...node.querySelectorAll("li")]
            .filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1)
            .map((part) => part.textContent),
        );
        expect(beside).toEqual([]);
      }
    },
  );

test(
  "on a page that a translator turns around, the height chart stays at both edges of the wall",
  AT_NIGHT,
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page);
    await page.evaluate(() => void (document.documentElement.dir = "rtl"));
    const charts = region(page).getByText(required(lineUp.heights[0], "height")).filter({ visible: true });
    await expect(charts).toHaveCount(2);
    const [right, left] = [await boxOf(charts.first()), await boxOf(charts.last())];
    expect(left.x).toBeLessThan(20);
    expect(right.x + right.width).toBeGreaterThan(DESKTOP.width - 20);
  },
);

/** The words, and the parts of handles between dots, that stand on two lines. */
function brokenWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        for (const { 0: part, index } of (text.nodeValue ?? "").matchAll(/[\w@]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + part.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) broken.push(part);
        }
      return broken;
    }),
  );
}

for (const width of [NARROWEST, PHONE.width, 768, DESKTOP.width])
  test(
    `at ${width} px with text of twice the size no handle breaks but after a dot, and no status`,
    repeatIf(width !== NARROWEST),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, "/");
      await page.evaluate(() => void (document.documentElement.style.fontSize = "32px"));
      await page.evaluate(() => document.fonts.ready);
      expect(await brokenWords(region(page).getByRole("list").first().getByRole("listitem"))).toEqual([]);
    },
  );

for (const width of [NARROWEST, 360, PHONE.width])
  test.describe(`at ${width} px with reduced motion`, repeatIf(width !== NARROWEST), () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

    test("the label that lies on a suspect breaks a handle after a dot only", async ({ page }) => {
      await open(page);
      expect(await brokenWords(region(page).getByRole("button"))).toEqual([]);
    });
  });
