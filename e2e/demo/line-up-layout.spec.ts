// That the line-up moves nothing, has no hole and cuts nothing off, at each width.
import { ugc } from "@/content/home-story";
import { violations } from "../accessibility.ts";
import { LATE_FONT_LIMIT, shiftsOf, watchShifts } from "../layout-shifts.ts";
import { CHUNK, packLink, region, wallOf, wipeButton, wipeByKey } from "../line-up.ts";
import { boxOf, delayRequests, DESKTOP, nextPaint, openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";
import { layoutProblems } from "../text-layout.ts";

for (const width of [320, DESKTOP.width])
  test(
    `at ${width} px nothing moves when the sheet arrives late nor when the link to the picker appears, and no part is cut off`,
    // The least room is there by day.
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
      // From the suspects: the focus scrolls a low window.
      const distance = async (): Promise<number> => (await boxOf(call)).y - (await boxOf(wallOf(page))).y;
      const start = await distance();
      release();
      await expect(wipeButton(page)).toBeAttached();
      await wipeByKey(page);
      await expect(packLink(page)).toBeVisible();
      await nextPaint(page);
      expect(await distance()).toBe(start);
      expect(await shifts()).toEqual(before);
      expect(await violations(page)).toEqual([]);

      for (const size of ["", "32px"]) {
        await page.evaluate((text) => void (document.documentElement.style.fontSize = text), size);
        expect(await layoutProblems(page)).toEqual([]);
        const ends = await region(page)
          .locator("li")
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
        expect(Math.max(...ends)).toBeLessThanOrEqual(width + 1);
      }
    },
  );
