// Global Privacy Control, and California's icon for privacy choices.
import type { Page } from "playwright/test";
import { signalNote } from "@/content/signal-note";
import { LATE_FONT_LIMIT, shiftsOf, watchShifts } from "../layout-shifts.ts";
import { networkIdle } from "../network-idle.ts";
import { hydrated, isSample, knownPaths, openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

const note = (page: Page) => page.getByRole("status").filter({ hasText: signalNote });

const sendSignal = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true });
  });

for (const width of [320, 1_280])
  test(`at ${width} px each kind of page says once that the browser's signal is honored, moves nothing and covers nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await sendSignal(page);
    await watchShifts(page);
    for (const path of knownPaths.filter(isSample))
      await test.step(path, async () => {
        await openHydrated(page, path);
        await expect(note(page)).toBeAttached();
        const moved = (await shiftsOf(page)).filter(({ value }) => value > LATE_FONT_LIMIT);
        expect(moved).toEqual([]);
        const text = note(page).getByText(signalNote);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await expect(text).toBeInViewport({ ratio: 0.98 });
        const covered = await text.evaluate((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()]
            .map(({ x, y, height }) => document.elementFromPoint(x + 4, y + height / 2))
            .filter((found) => found !== node).length;
        });
        expect(covered).toBe(0);

        await page.reload();
        await hydrated(page);
        await networkIdle(page);
        await expect(note(page)).toHaveCount(0);
        // It was said in this visit.
        await page.evaluate(() => sessionStorage.clear());
      });
  });
