// History entries that the router did not create, by a full load or a plain #link, have no key of their own.
import type { Page } from "playwright/test";
import { textPageLabels } from "@/content/text-page";
import { checkout, drop as dropOf } from "../locators.ts";
import { expectTop, nextPaint, openHydrated, scrollY } from "../pages.ts";
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

test("a section that a hash leads to keeps its place when a font that comes late adds a line above it", async ({
  page,
}) => {
  for (const [hash, id, pixels] of [
    ["#the-drop", "#the-drop", 80],
    ["#the-drop?offset=50", "#the-drop", 50],
    ["#shopify-checkout", "#shopify-checkout", 20],
  ] as const) {
    await page.goto("/404");
    await page.goto(`/${hash}`);
    const section = page.locator(id);
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

const HASHES: readonly (readonly [hash: string, pixels: number])[] = [
  ["#the-drop", 80],
  ["#the-drop?offset=50", 50],
  ["#the-drop?offset=300", 300],
  ["#the-drop?offset=abc", 80],
  ["#the-drop?offset=-50", 80],
  ["#the-drop?offset=1e9", 80],
  ["#see-the-drop-now", 80],
  ["#drop", 80],
  ["#shopify-checkout", 20],
];
const target = (page: Page, hash: string) => (hash === "#shopify-checkout" ? checkout(page) : dropOf(page));

test("a hash that is typed on the open page scrolls to its section with the specified offset", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/");
  for (const [hash, pixels] of HASHES) {
    await page.evaluate((text) => void (location.hash = text), hash);
    await test.step(hash, () => expectTop(target(page, hash), pixels));
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(0);
  }
});
