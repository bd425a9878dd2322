// Browsers keep pictures, films and captions for a week. So that a replaced one is seen at the next visit, addresses have a version.
import { strip } from "@/content/home-story";
import { paths } from "@/lib/site/paths";
import { mediaVersion } from "../../plugins/config/page-constants.ts";
import { articlePaths, openHydrated } from "../pages.ts";
import { required } from "../required.ts";
import { expect, test } from "../test.ts";

const VERSION = `?${mediaVersion("public")}`;
const KEPT = /^\/(?:pictures|videos)\//;

test("every picture and film has the version in its address", async ({ page }) => {
  const requested: URL[] = [];
  page.on("request", (request) => requested.push(new URL(request.url())));
  for (const path of [paths.home, paths.mugshots, paths.muglife, required(articlePaths[0], "article")]) {
    await openHydrated(page, path);
    if (path === paths.home) {
      const films = page.getByRole("region", { name: strip.heading });
      await films.getByRole("figure").first().scrollIntoViewIfNeeded();
      for (const ending of [".mp4", ".vtt"])
        await expect.poll(() => requested.some(({ pathname }) => pathname.endsWith(ending))).toBe(true);
    }
    // Also those for other widths, and those that the visitor has not reached.
    const named = await page.evaluate(() =>
      [...document.querySelectorAll("[src], [srcset], [imagesrcset], [poster]")].flatMap((element) =>
        ["src", "srcset", "imagesrcset", "poster"].flatMap(
          (name) => element.getAttribute(name)?.match(/\/(?:pictures|videos)\/[^\s,]+/g) ?? [],
        ),
      ),
    );
    expect(named.length, path).toBeGreaterThan(1);
    expect(
      named.filter((address) => !address.endsWith(VERSION)),
      path,
    ).toEqual([]);
  }
  const kept = requested.filter(({ pathname }) => KEPT.test(pathname));
  expect(kept.filter(({ search }) => search !== VERSION).map(String)).toEqual([]);
});
