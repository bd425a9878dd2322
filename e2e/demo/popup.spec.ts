// The referral popup, which a referral link opens on every page.
import type { Page } from "playwright/test";
import { referralPopup } from "@/content/code-offer";
import { violations } from "../accessibility.ts";
import { keptLocally } from "../kept-values.ts";
import {
  buyNow,
  closePopupButton as close,
  redeemButton as redeem,
  straightLink,
  popup,
} from "../locators.ts";
import { AT_NIGHT } from "../every.ts";
import { DESKTOP, hydrated, nextPaint, openHydrated, PHONE } from "../pages.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

test.use({ popup: "keep" });

const LONGEST = "W".repeat(64);

const cartLink = (page: Page) => straightLink(page, firstBundle);

/** The codes for which the popup is marked as shown. */
const marked = (page: Page) => keptLocally(page, "popupShown");

/** Resolves when the application runs, has the code, and has had the time to open a popup. */
async function settled(page: Page, code: string): Promise<void> {
  await hydrated(page);
  await expect(cartLink(page)).toHaveAttribute("href", new RegExp(`=${code}$`));
  await page.waitForLoadState("networkidle");
  await nextPaint(page);
}

/** Where the focus is: in the popup, on no element, or on the page below the popup. */
const keyboardIn = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement?.closest("dialog")) return "popup";
    return activeElement === document.body ? "nowhere" : "page";
  });

test(
  "the popup takes the focus, traps it, restores it, and does not open again once it was shown",
  AT_NIGHT,
  async ({ page, context }) => {
    await openHydrated(page, "/");
    await buyNow(page).focus();
    // The code comes from another tab, so that an element of this page has the focus before.
    const other = await context.newPage();
    await other.goto("/BRO25");
    await expect(popup(other)).toContainText("25%");
    await page.bringToFront();
    await expect(popup(page)).toContainText("25%");
    await expect(close(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(redeem(page)).toBeFocused();
    for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      expect(await keyboardIn(page), key).not.toBe("page");
    }
    await buyNow(page).focus();
    expect(await keyboardIn(page)).not.toBe("page");

    // A code that is stored while it is open gets its own popup, with the focus in it.
    await other.goto("/MATTE15");
    await expect(popup(page)).toContainText("15%");
    await expect(popup(page)).toContainText("MATTE15");
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    await expect(buyNow(page)).toBeFocused();
    await expect(popup(other)).toBeHidden();
    expect(await marked(page)).toBe('["MATTE15"]');

    await page.reload();
    await settled(page, "MATTE15");
    await expect(popup(page)).toHaveCount(0);
    await page.goto("/faq?snowball=BRO25");
    await expect(popup(page)).toContainText("25%");
  },
);

test("Redeem & Copy copies the code, closes the popup for good and confirms the copy", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto("/BRO25");
  await redeem(page).press("Enter");
  await expect(popup(page)).toBeHidden();
  const confirmation = page.getByRole("status").filter({ hasText: referralPopup.copied });
  await expect(confirmation).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("BRO25");
  expect(await marked(page)).toBe('["BRO25"]');
  await page.clock.runFor(4_000);
  await expect(confirmation).toHaveCount(0);
});

test(
  "the popup fits at every width, is accessible, causes no layout shift and opens after the first paint",
  AT_NIGHT,
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.push(`shift ${JSON.stringify(entry)}`);
      }).observe({ type: "layout-shift", buffered: true });
      new MutationObserver(() => {
        if (!document.querySelector("dialog.referral-popup")) return;
        if (performance.getEntriesByName("first-contentful-paint").length === 0)
          seen.push("before the paint");
        if (!document.querySelector("main h1")) seen.push("before the page");
      }).observe(document, { childList: true, subtree: true });
    });
    for (const [address, viewport] of [
      [`/?snowball=${LONGEST}`, { width: 320, height: 568 }],
      [`/faq?snowball=BRO25`, { width: 320, height: 400 }],
      ["/BRO25", PHONE],
      ["/bros?snowball=MATTE15", DESKTOP],
    ] as const) {
      const name = `${address.slice(0, 30)} at ${viewport.width} px`;
      await page.setViewportSize(viewport);
      await page.evaluate(() => localStorage.clear()).catch(() => undefined);
      await page.goto(address);
      await expect(redeem(page), name).toBeVisible();
      await nextPaint(page);
      expect(await violations(page), name).toEqual([]);
      expect(await page.evaluate("seen"), name).toEqual([]);
      const cut = await popup(page).evaluate((dialog) => {
        const paper = dialog.getBoundingClientRect();
        const inside = [...dialog.querySelectorAll("*")].filter((node) => !node.matches(".sr-only"));
        return {
          sideways: [
            document.documentElement.scrollWidth - innerWidth,
            dialog.scrollWidth - dialog.clientWidth,
          ],
          beside: paper.left < 0 || paper.right > innerWidth || paper.top < 0 || paper.bottom > innerHeight,
          out: inside
            .filter((node) => {
              const { left, right } = node.getBoundingClientRect();
              return (
                left < paper.left - 0.5 ||
                right > paper.right + 0.5 ||
                node.scrollWidth > node.clientWidth + 1
              );
            })
            .map((node) => node.outerHTML),
        };
      });
      expect(cut, name).toEqual({ sideways: [0, 0], beside: false, out: [] });
      // In a low window the popup's content scrolls.
      await redeem(page).scrollIntoViewIfNeeded();
      await expect(redeem(page)).toBeInViewport({ ratio: 0.99 });
    }
  },
);
