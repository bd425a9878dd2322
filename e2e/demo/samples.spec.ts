// The demo store says once that what was made up with the brand is a sample, and marks each. Its pages can be found all the same.
import { quotes } from "@/content/home-end";
import { testimonials } from "@/content/home-story";
import { sampleMark, sampleNote } from "@/content/interface";
import { paths } from "@/lib/site/paths";
import { openHydrated } from "../pages.ts";
import { sampleTexts } from "../sample-notes.ts";
import { expect, test } from "../test.ts";

test("the footer says it, each sample has a mark, no policy has one, and all fits", async ({ page }) => {
  await openHydrated(page, paths.home);
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sampleTexts(page, sampleNote)).toEqual([{ part: "footer", fits: true }]);
    const marks = await sampleTexts(page, sampleMark);
    const countIn = (name: string): number => marks.filter(({ part }) => part === name).length;
    expect(countIn("films")).toBe(testimonials.length);
    expect(countIn("drop")).toBe(quotes.length);
    // Three claims, and the sheet many times enlarged.
    expect(countIn("benefits")).toBe(4);
    expect(marks.filter(({ fits }) => !fits)).toEqual([]);
  }
  for (const [path, count] of [
    [paths.about, 1],
    [paths.brocode, 1],
    [paths.faq, 1],
    [paths.mugshots, 30],
    // Their figures are the shop's own.
    [paths.shippingPolicy, 0],
    [paths.returnPolicy, 0],
    [paths.privacy, 0],
    [paths.terms, 0],
    [paths.optOut, 0],
  ] as const) {
    await page.goto(path);
    expect(await sampleTexts(page, sampleNote), path).toHaveLength(1);
    expect(await sampleTexts(page, sampleMark), path).toHaveLength(count);
  }
});
