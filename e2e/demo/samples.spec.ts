// The demo store says of everything that was made up with the brand that it is a sample. Its pages can be found all the same.
import { paths } from "@/lib/site/paths";
import { repeatIf } from "../every.ts";
import { openHydrated } from "../pages.ts";
import { sampleNotes } from "../sample-notes.ts";
import { expect, test } from "../test.ts";

for (const width of [320, 390, 768, 1280, 1920])
  test(
    `at ${width} px each part with samples says so, and nothing is wider for it`,
    repeatIf(width !== 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, paths.home);
      const notes = await sampleNotes(page);
      expect(new Set(notes.map(({ part }) => part))).toEqual(
        new Set(["hero", "line-up", "films", "benefits", "drop"]),
      );
      expect(notes.filter(({ fits }) => !fits)).toEqual([]);
      for (const path of [paths.about, paths.brocode, paths.mugshots, paths.faq]) {
        await openHydrated(page, path);
        const below = await sampleNotes(page);
        expect(below.length, path).toBeGreaterThan(0);
        // Farther from a text than its paragraphs are from each other.
        expect(Math.min(...below.map(({ space }) => space)), path).toBeGreaterThan(16);
      }
    },
  );

test("no policy calls its own figures a sample", async ({ page }) => {
  for (const path of [paths.shippingPolicy, paths.returnPolicy, paths.privacy, paths.terms, paths.optOut]) {
    await openHydrated(page, path);
    expect(await sampleNotes(page), path).toEqual([]);
  }
});

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 664],
] as const)
  test(
    `at ${width} by ${height} px, the hero says in the first view that its pictures are samples`,
    repeatIf(width !== 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openHydrated(page, paths.home);
      const hero = (await sampleNotes(page)).find(({ part }) => part === "hero");
      expect(hero?.end).toBeLessThanOrEqual(height);
    },
  );
