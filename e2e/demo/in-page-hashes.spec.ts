// Entries that the router did not make, by a full load or a plain #link, have no key of their own.
import { distanceFromTop, openHydrated, scrollY } from "../pages.ts";
import { expect, test } from "../test.ts";

test("back from a section of a page returns to where its link was chosen", async ({ page }) => {
  await openHydrated(page, "/privacy");
  const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(6);
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  await link.click();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1_000);
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
  await expect.poll(() => scrollY(page)).toBe(before);
});

test("a typed hash works after an earlier full load of another page", async ({ page }) => {
  await openHydrated(page, "/faq");
  await openHydrated(page, "/");
  await page.evaluate(() => void (location.hash = "#the-drop?offset=120"));
  await expect.poll(() => distanceFromTop(page.getByRole("region", { name: "The drop." }))).toBe(120);
});

test("the same section can be asked for twice", async ({ page }) => {
  await openHydrated(page, "/");
  const drop = page.getByRole("region", { name: "The drop." });
  const steps = page.getByRole("region", { name: "Pull. Press. Toss." });
  for (const [hash, section, pixels] of [
    ["#the-drop?offset=120", drop, 120],
    ["#how-it-works", steps, 80],
    ["#the-drop?offset=120", drop, 120],
  ] as const) {
    await page.evaluate((text) => void (location.hash = text), hash);
    await expect.poll(() => distanceFromTop(section)).toBe(pixels);
  }
});
