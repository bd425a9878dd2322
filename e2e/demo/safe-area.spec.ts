// The areas that a phone without keys keeps for itself: its home indicator, and on its side the camera. Nothing to tap is in them.
import type { Locator } from "playwright/test";
import { addButton, buyBarLink, cart, checkoutButton, drop, menuButton } from "../locators.ts";
import { suspectOf, suspects } from "../line-up.ts";
import { articlePaths, openHydrated, PHONE } from "../pages.ts";
import { required } from "../site-content.ts";
import { expect, test } from "../test.ts";

const POSITIONS = [
  { held: "upright", viewport: PHONE, insets: { left: 0, right: 0, bottom: 34 } },
  { held: "on its side", viewport: { width: 844, height: 390 }, insets: { left: 44, right: 44, bottom: 21 } },
];

for (const { held, viewport, insets } of POSITIONS)
  test.describe(`on a phone that is held ${held}`, () => {
    test.use({ viewport });
    test.beforeEach(async ({ page, context }) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets });
    });

    const [left, right] = [insets.left, viewport.width - insets.right];
    const expectClear = async (part: Locator, lowest = viewport.height - insets.bottom): Promise<void> => {
      const name = String(part);
      const box = required((await part.boundingBox()) ?? undefined, name);
      expect(box.x, `${name}, left`).toBeGreaterThanOrEqual(left);
      expect(box.x + box.width, `${name}, right`).toBeLessThanOrEqual(right);
      expect(box.y + box.height, `${name}, below`).toBeLessThanOrEqual(lowest);
    };

    test("the buy bar reaches the edge, and its link stands above it", async ({ page }) => {
      await openHydrated(page, required(articlePaths[0], "article"));
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await expect(buyBarLink(page)).toBeInViewport({ ratio: 1 });
      await expectClear(buyBarLink(page));
      const bar = required((await buyBarLink(page).locator("..").boundingBox()) ?? undefined, "bar");
      expect(bar.y + bar.height).toBe(viewport.height);
    });

    test("so do the menu's links, the cart's foot and the line-up", async ({ page }) => {
      await openHydrated(page, "/");
      await menuButton(page).click();
      const links = page.locator(".menu-panel").getByRole("link");
      for (const link of [links.first(), links.last()]) await expectClear(link);
      await page.keyboard.press("Escape");
      // The suspects scroll with the page, so nothing keeps them at its lower edge.
      for (const suspect of suspects) await expectClear(suspectOf(page, suspect), Infinity);
      await drop(page).scrollIntoViewIfNeeded();
      await addButton(page).click();
      // The cart slides in.
      await expect(() => expectClear(checkoutButton(page))).toPass();
      // The first closes the cart. Its icon is clear, and the room around it for a finger is not.
      const [, ...controls] = await cart(page).getByRole("button").all();
      for (const control of controls) await expectClear(control);
    });
  });
