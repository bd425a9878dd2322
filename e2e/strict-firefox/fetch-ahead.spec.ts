// Firefox fetches ahead what a `link` with `rel="next"` in the head names. The policy's `default-src`, which is `none`, refuses that.
// The watch of e2e/test.ts is left out: it would fail on the refusal that the journey causes itself.
import { expect, test } from "playwright/test";
import { listingPath } from "@/lib/blog/blog-paths";
import { openHydrated } from "../pages.ts";

const MARKER = "/fetched-ahead-by-the-journey";

test("a list of articles gives the browser nothing to fetch ahead", async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener("securitypolicyviolation", ({ blockedURI }) =>
      refused.push(new URL(blockedURI).pathname),
    );
  });
  await openHydrated(page, listingPath(null, 1));
  // The browser takes links in turn, so it refuses this one after those of the page itself.
  await page.evaluate((href) => {
    document.head.append(Object.assign(document.createElement("link"), { rel: "next", href }));
  }, MARKER);
  await expect.poll(() => page.evaluate("refused")).toContain(MARKER);
  expect(await page.evaluate("refused")).toEqual([MARKER]);
});
