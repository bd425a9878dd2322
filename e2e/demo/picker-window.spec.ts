// On a phone, heading, bundles and "Add to cart" are in one window after every way that leads to the picker.
import type { Page } from "playwright/test";
import { hero } from "@/content/home";
import { checkoutPath } from "@/lib/site/paths";
import {
  addButton,
  bar,
  bundleOption,
  checkout,
  goLink,
  pickBundle,
  popup,
  redeemButton,
} from "../locators.ts";
import { expectTop, openHydrated } from "../pages.ts";
import { firstBundle, lastBundle } from "../site-content.ts";
import { byDayIf, expect, test } from "../test.ts";
import { PHONE_AT_200, setTextMode } from "../text-modes.ts";
import { sizeOf, WINDOWS } from "../windows.ts";

const follow = (page: Page, label: string) =>
  page.getByRole("link", { name: label, exact: true }).first().click();
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  "the hero's button": (page) => follow(page, hero.buyLabel),
  "a bundle's button in the drop": (page) => goLink(page, lastBundle).click(),
  "the address": (page) => openHydrated(page, checkoutPath),
};

// The lowest window and the narrowest.
for (const viewport of [WINDOWS.smallIphone, WINDOWS.smallAndroid])
  test.describe(`at ${sizeOf(viewport)} px`, () => {
    test.use({ viewport, hasTouch: true });

    test(
      "each way to the picker has heading, bundles and button in view",
      byDayIf(viewport === WINDOWS.smallIphone),
      async ({ page }) => {
        for (const [name, go] of Object.entries(WAYS))
          await test.step(name, async () => {
            await openHydrated(page, "/");
            await go(page);
            const heading = checkout(page).getByRole("heading");
            await expect(addButton(page)).toBeInViewport({ ratio: 1 });
            await expect(async () => {
              const [under, top] = await Promise.all([bar(page).boundingBox(), heading.boundingBox()]);
              expect(top?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0));
            }).toPass();
            await expect(bundleOption(page, firstBundle).locator("..")).toBeInViewport({ ratio: 1 });
            await expect(addButton(page)).toBeInViewport({ ratio: 1 });
          });
      },
    );
  });

// Of 375 px, the lowest and a higher one.
for (const viewport of [WINDOWS.smallIphone, { width: 375, height: 667 }])
  test.describe(`with the largest bundle at ${sizeOf(viewport)} px`, () => {
    test.use({ viewport, hasTouch: true });
    test("the placard has the whole day until which its sheets last", async ({ page }) => {
      await openHydrated(page, checkoutPath);
      await pickBundle(page, lastBundle);
      const day = checkout(page).locator(".picker-booking .placard-text [translate=no]").last();
      await expect(day).toHaveText(/\d{4}$/);
      const room = await day.evaluate((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const frame = node.closest(".placard-frame")?.getBoundingClientRect();
        return (frame?.right ?? 0) - range.getBoundingClientRect().right;
      });
      // The border of the frame takes 5 px.
      expect(room).toBeGreaterThanOrEqual(5 + 4);
    });
  });

test("at 200% text, the heading is below the navigation, which is higher", async ({ page }) => {
  await setTextMode(page, PHONE_AT_200);
  await openHydrated(page, checkoutPath);
  await expectTop(checkout(page), 20);
  const under = await bar(page).boundingBox();
  const top = await checkout(page).getByRole("heading").boundingBox();
  expect(top?.y).toBeGreaterThan((under?.y ?? 0) + (under?.height ?? Infinity));
});

test.describe("with a code on a narrow phone", () => {
  test.use({ viewport: WINDOWS.smallAndroid, hasTouch: true, popup: "keep" });
  test("Redeem leads to the button, and no struck price comes near a name", async ({ page }) => {
    await page.goto("/BRO25");
    await redeemButton(page).click();
    await expect(popup(page)).toBeHidden();
    await expect(addButton(page)).toBeInViewport({ ratio: 1 });
    // The browser refuses the clipboard, so the code is shown to be copied by hand: beside the heading.
    const code = await page.locator(".toast", { hasText: "BRO25" }).boundingBox();
    const headingEnd = await checkout(page)
      .getByRole("heading")
      .evaluate((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect().right;
      });
    expect(code?.x).toBeGreaterThan(headingEnd);
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
