// The demo checkout: the last page that an evaluator of the site sees. tests/demo/order/ has what it says.
import type { Page } from "playwright/test";
import { demoCheckout } from "@/content/demo-checkout";
import { violations } from "../accessibility.ts";
import { startingWith } from "../code-area.ts";
import { expectCreditedTo, receivedPart } from "../demo-order.ts";
import { checkout } from "../locators.ts";
import { DESKTOP, openHydrated, PHONE } from "../pages.ts";
import { firstBundle, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const { order: orderText, summary } = demoCheckout;
const order = (page: Page) => page.getByRole("region", { name: orderText.heading });

const addressOf = (items: string, code: string): string =>
  `/demo/checkout?items=${items}&discount=${code}&attributes[__snowball]=${code}`;

/** Expects that no part of the order is wider than its space. */
async function expectFits(page: Page): Promise<void> {
  for (const part of [order(page), receivedPart(page)]) {
    await expect(part).toBeVisible();
    const { left, right, over } = await part.evaluate((node) => ({
      left: node.getBoundingClientRect().left,
      right: innerWidth - node.getBoundingClientRect().right,
      over: node.scrollWidth - node.clientWidth,
    }));
    expect(Math.min(left, right)).toBeGreaterThanOrEqual(0);
    expect(over).toBe(0);
  }
}

test("an order is in view with its total and its button", async ({ page }) => {
  await openHydrated(page, addressOf(`${firstBundle.variantId}:1`, "BRO25"));
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole("row", { name: startingWith(summary.total) })).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole("button", { name: summary.place })).toBeInViewport({ ratio: 1 });
    const isBeside = await order(page).evaluate((node) => node.getBoundingClientRect().left > innerWidth / 2);
    expect(isBeside).toBe(viewport === DESKTOP);
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole("link", { name: summary.back, exact: true }).click();
  await expect(checkout(page)).toBeInViewport();
});

test("an order of 999 pieces and a code of 64 characters fits, also with large text", async ({ page }) => {
  const code = "W".repeat(64);
  const items = [firstBundle, secondBundle].map(({ variantId }) => `${variantId}:999`);
  await openHydrated(page, addressOf(items.join(","), code));
  await expectCreditedTo(page, code);
  for (const size of ["100%", "200%"]) {
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page);
    }
  }
});
