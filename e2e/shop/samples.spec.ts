// A build for a shop that keeps sample content says so.
import { sampleMark, sampleNote } from "@/content/interface";
import { paths } from "@/lib/site/paths";
import { openHydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { sampleTexts } from "../sample-notes.ts";
import { expect, test } from "../test.ts";

test("each part with samples says so", async ({ page }) => {
  await RoutedShop.open(page);
  for (const path of [paths.home, paths.about, paths.mugshots, paths.faq]) {
    await openHydrated(page, path);
    expect((await sampleTexts(page, sampleNote)).length, path).toBeGreaterThan(0);
    expect(await sampleTexts(page, sampleMark), path).toEqual([]);
  }
});
