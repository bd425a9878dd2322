// In the windows that phones, tablets and laptops leave of their screens, the cart's sum and its button are whole in the window,
// whatever stands above them.
import type { Page } from "playwright/test";
import { buyButtonLabels, cartLabels } from "@/content/interface";
import { bundles } from "@/content/bundles";
import { paths } from "@/lib/site/paths";
import { markPopupShown } from "../kept-values.ts";
import { buyBarLink, cart, pickBundle } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { EACH_BROWSER_BY_DAY, expect, test } from "../test.ts";
import { WINDOWS } from "../windows.ts";

/** The lowest windows of a phone, of one on its side, and of a laptop; with text of twice the size, by a style sheet of the user. */
const LOW = [WINDOWS.smallIphone, WINDOWS.sideways, WINDOWS.laptop];
const LOW_FOR_LARGE_TEXT = [WINDOWS.smallIphone, WINDOWS.sideways, { width: 320, height: 640 }];
const PHONE = WINDOWS.smallIphone;

test.use({ viewport: PHONE, contextOptions: { reducedMotion: "reduce" } });

/** Expects sum and button whole in the open cart of each window and text size, with something above them to read. */
async function expectInView(page: Page): Promise<void> {
  for (const [text, windows] of [
    ["100%", LOW],
    ["200%", LOW_FOR_LARGE_TEXT],
  ] as const)
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.evaluate((value) => (document.documentElement.style.fontSize = value), text);
      const problems = await cart(page).evaluate((drawer) => {
        const boxOf = (selector: string): DOMRect | undefined =>
          drawer.querySelector(selector)?.getBoundingClientRect();
        const parts = [".shopify-buy__cart__subtotal__price", ".shopify-buy__btn--cart-checkout"];
        const hidden = parts.filter((part) => {
          const box = boxOf(part);
          return !box || box.top < 0 || box.bottom > window.innerHeight || box.right > window.innerWidth;
        });
        const free = boxOf(".shopify-buy__cart-bottom")?.top ?? 0;
        const scrolling = [drawer, ...drawer.querySelectorAll("*")].filter(
          (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === "auto",
        );
        return [
          ...hidden,
          ...(free < 100 ? [`${free} px are left above the footer`] : []),
          ...(scrolling.length > 1 ? ["several areas scroll"] : []),
          ...(drawer.scrollWidth > drawer.clientWidth ? ["scrolls sideways"] : []),
        ];
      });
      expect(problems, `${size.width} x ${size.height}, ${text}`).toEqual([]);
    }
  await page.setViewportSize(PHONE);
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
}

test(
  "the cart's sum and button, and the bar's, are whole in the window with one and three lines, a code and an offer",
  EACH_BROWSER_BY_DAY,
  async ({ page }) => {
    await markPopupShown(page, "BRO25");
    await page.goto("/?snowball=BRO25");
    await addToCart(page);
    await expect(cart(page).getByRole("button", { name: new RegExp(`^${cartLabels.swap}`) })).toHaveCount(1);
    await expectInView(page);
    for (const bundle of bundles.slice(1)) {
      await page.keyboard.press("Escape");
      await pickBundle(page, bundle);
      await addToCart(page);
      await expect(cart(page).getByRole("listitem").filter({ hasText: bundle.size })).toBeVisible();
    }
    await expectInView(page);

    await page.keyboard.press("Escape");
    await page.goto(paths.faq);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const checkout = await buyBarLink(page)
      .getByText(buyButtonLabels.cart.checkout, { exact: true })
      .boundingBox();
    expect((checkout?.x ?? 0) + (checkout?.width ?? Number.POSITIVE_INFINITY)).toBeLessThan(PHONE.width);
  },
);
