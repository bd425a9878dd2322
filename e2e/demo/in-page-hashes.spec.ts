// History entries that the router did not create, by a full load or a plain #link, have no key of their own.
import { textPageLabels } from "@/content/text-page";
import { expectTop, hydrated, nextPaint, openHydrated, scrollY } from "../pages.ts";
import { expect, test } from "../test.ts";

test("the back button returns from a section to the position of its link", async ({ page }) => {
  await openHydrated(page, "/privacy");
  const link = page.getByRole("navigation", { name: textPageLabels.contents }).getByRole("link").nth(6);
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  await link.click();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1_000);
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
  await expect.poll(() => scrollY(page)).toBe(before);
});

test("the section of a hash keeps its place when a late font adds a line above it", async ({ page }) => {
  for (const [hash, id, pixels] of [
    ["#the-drop", "#the-drop", 80],
    ["#the-drop?offset=50", "#the-drop", 50],
    ["#shopify-checkout", "#shopify-checkout", 20],
  ] as const) {
    await page.goto("/404");
    await page.goto(`/${hash}`);
    const section = page.locator(id);
    await hydrated(page);
    await expectTop(section, pixels);
    const line = await section.evaluateHandle((node) => {
      const added = document.createElement("p");
      added.textContent = "W";
      const sections = [...document.querySelectorAll("main section")];
      sections[sections.indexOf(node) - 1]?.prepend(added);
      return added;
    });
    await nextPaint(page);
    expect(await line.evaluate(({ offsetHeight }) => offsetHeight)).toBeGreaterThan(10);
    await expectTop(section, pixels);
  }
});
