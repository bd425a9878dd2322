// Chrome's auto dark mode, and Samsung's alike, turn the packs white and the lime dark where a page does not say that it is only light.
import sharp from "sharp";
import { buyNow, checkout } from "../locators.ts";
import { openHydrated, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";

// Chromium heeds "only light" where dark is preferred, as on a phone that darkens pages. Elsewhere the override darkens each page.
test.use({ viewport: PHONE, colorScheme: "dark", contextOptions: { reducedMotion: "reduce" } });

test("a browser that darkens pages leaves the lime and the pictures of the packs as they are", async ({
  page,
  context,
}) => {
  await openHydrated(page, "/");
  const parts = [buyNow(page), ...(await checkout(page).locator("img:visible").all())];
  // The mean of red, green and blue of each: pixels differ with the place of the page.
  const colors = async (): Promise<number[]> => {
    const found: number[] = [];
    for (const part of parts) {
      const { channels } = await sharp(await part.screenshot({ animations: "disabled" })).stats();
      found.push(...channels.slice(0, 3).map(({ mean }) => mean));
    }
    return found;
  };
  const before = await colors();
  const largestChange = async (): Promise<number> =>
    (await colors()).reduce((most, mean, index) => Math.max(most, Math.abs(mean - (before[index] ?? 0))), 0);
  expect(before.length).toBeGreaterThan(9);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  expect(await largestChange()).toBeLessThan(12);
  // Otherwise it does.
  await page.evaluate(() => document.querySelector("meta[name=color-scheme]")?.remove());
  await expect.poll(largestChange).toBeGreaterThan(60);
});
