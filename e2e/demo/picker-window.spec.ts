// On a phone, heading, bundles and "Add to cart" are in one window after every way that leads to the picker.
import type { Page } from "playwright/test";
import { addButton, bundleOption, checkout, goLink, popup, redeemButton } from "../locators.ts";
import { hydrated, openHydrated } from "../pages.ts";
import { firstBundle, lastBundle } from "../site-content.ts";
import { checkoutPath } from "@/lib/site/paths";
import { hero } from "@/content/home";
import { expect, test } from "../test.ts";

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  async "the hero's button"(page) {
    await openHydrated(page, "/");
    await page.getByRole("link", { name: hero.buyLabel, exact: true }).first().click();
  },
  async "a bundle's button in the drop"(page) {
    await openHydrated(page, "/");
    await goLink(page, lastBundle).click();
  },
  async "the address"(page) {
    await page.goto(checkoutPath);
    await hydrated(page);
  },
};

for (const viewport of [
  { width: 375, height: 553 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
])
  test.describe(`at ${viewport.width} by ${viewport.height} px`, () => {
    test.use({ viewport, hasTouch: true });

    for (const [name, follow] of Object.entries(WAYS))
      test(`the button is in view with the heading and all bundles after ${name}`, async ({ page }) => {
        await follow(page);
        const heading = checkout(page).getByRole("heading");
        const bar = page.getByRole("navigation").first();
        await expect(addButton(page)).toBeInViewport({ ratio: 1 });
        await expect(async () => {
          const [under, top] = await Promise.all([bar.boundingBox(), heading.boundingBox()]);
          expect(top?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0));
        }).toPass();
        await expect(bundleOption(page, firstBundle).locator("..")).toBeInViewport({ ratio: 1 });
        await expect(addButton(page)).toBeInViewport({ ratio: 1 });
      });
  });

test.describe("with a code at 360 px", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, popup: "keep" });
  test("Redeem leads to the button, and no struck price comes near a name", async ({ page }) => {
    await page.goto("/BRO25");
    await redeemButton(page).click();
    await expect(popup(page)).toBeHidden();
    await expect(addButton(page)).toBeInViewport({ ratio: 1 });
    const gaps = await checkout(page)
      .locator(".bundle-name")
      .evaluateAll((names) =>
        names.map((name) => {
          const struck = name.querySelector("del");
          const text = name.firstElementChild;
          return struck && text
            ? struck.getBoundingClientRect().left - text.getBoundingClientRect().right
            : null;
        }),
      );
    expect(gaps.length).toBeGreaterThan(1);
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(8);
  });
});
