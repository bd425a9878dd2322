import type { Page } from "playwright/test";
import { paths } from "../../src/lib/paths.ts";
import { knownPaths, openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

/** Everything that React or a library complains of. Lines of our own are marked and are no complaint. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (!message.text().startsWith("[mugworks] There is no page at")) complaints.push(message.text());
  });
  return complaints;
}

for (const path of knownPaths) {
  test(`${path} hydrates without a word from React, with one title`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await openHydrated(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The next navigation renders what hydration only adopted.
    const next = path === paths.terms ? "Returns" : "Terms";
    await page.getByRole("contentinfo").getByRole("link", { name: next, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => document.querySelectorAll("title:not(svg title)").length)).toBe(1);
    expect(complaints).toEqual([]);
  });
}

test("a page that differs from its HTML would be noticed", async ({ page, watch }) => {
  watch.allow(/differed from its HTML|didn't match|did not match|Hydration failed/);
  const complaints = complaintsOf(page);
  await page.route("/faq", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("Are they flushable?", "Are they edible?");
    await route.fulfill({ response, body });
  });
  await openHydrated(page, "/faq");
  await expect.poll(() => complaints.join("\n")).toMatch(/differed from its HTML|Hydration failed/);
});
