// The demo store says once that what was made up with the brand is a sample, and marks each. Its pages can be found all the same.
import { quotes } from "@/content/home-end";
import { testimonials } from "@/content/home-story";
import { sampleMark, sampleNote } from "@/content/interface";
import { paths } from "@/lib/site/paths";
import { repeatIf } from "../every.ts";
import { openHydrated } from "../pages.ts";
import { sampleTexts } from "../sample-notes.ts";
import { expect, test } from "../test.ts";

for (const width of [320, 390, 768, 1280, 1920])
  test(
    `at ${width} px the footer says it, each sample has a mark, and nothing is wider for it`,
    repeatIf(width !== 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, paths.home);
      expect(await sampleTexts(page, sampleNote)).toEqual([{ part: "footer", fits: true }]);
      const marks = await sampleTexts(page, sampleMark);
      const countIn = (name: string): number => marks.filter(({ part }) => part === name).length;
      expect(countIn("films")).toBe(testimonials.length);
      expect(countIn("drop")).toBe(quotes.length);
      // Three claims, and the sheet many times enlarged.
      expect(countIn("benefits")).toBe(4);
      expect(marks.filter(({ fits }) => !fits)).toEqual([]);
      for (const [path, count] of [
        [paths.about, 1],
        [paths.brocode, 1],
        [paths.faq, 1],
        [paths.mugshots, 30],
      ] as const) {
        await openHydrated(page, path);
        expect(await sampleTexts(page, sampleNote), path).toHaveLength(1);
        expect(await sampleTexts(page, sampleMark), path).toHaveLength(count);
      }
    },
  );

test("no policy calls its own figures a sample", async ({ page }) => {
  for (const path of [paths.shippingPolicy, paths.returnPolicy, paths.privacy, paths.terms, paths.optOut]) {
    await openHydrated(page, path);
    expect(await sampleTexts(page, sampleMark), path).toEqual([]);
  }
});
