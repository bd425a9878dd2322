import type { Page } from "playwright/test";
import { hydrated, knownPaths, openHydrated } from "../pages.ts";
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
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
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

for (const width of [390, 1280]) {
  test(`nothing on the home page jumps at ${width} px, from the first paint to the last section`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!("value" in entry) || !("sources" in entry) || !Array.isArray(entry.sources)) continue;
          if ("hadRecentInput" in entry && entry.hadRecentInput === true) continue;
          const moved = entry.sources.map(({ node }: { node: Node | null }) =>
            node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent,
          );
          shifts.push(`${String(entry.value)} ${moved.join(", ")}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/");
    await hydrated(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
        window.scrollTo({ top, behavior: "instant" });
        await frame();
        await frame();
      }
    });
    await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate("shifts")).toEqual([]);
  });
}
