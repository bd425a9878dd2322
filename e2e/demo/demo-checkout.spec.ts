// The demo checkout and its receipt: the last page that an evaluator of the site sees.
import type { Page } from "playwright/test";
import { demoCheckout } from "@/content/demo-checkout";
import { demoNote, navigationLabels } from "@/content/interface";
import type { Bundle } from "@/content/schema";
import { violations } from "../accessibility.ts";
import {
  creditLine,
  discountRow,
  expectCreditedTo,
  orderLine,
  receivedPart,
  shippingRow,
  subtotalRow,
  totalRow,
} from "../demo-order.ts";
import { checkout, letsGo } from "../locators.ts";
import { DESKTOP, openHydrated, PHONE } from "../pages.ts";
import { centsOf, firstBundle, reducedCentsOf, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const { summary } = demoCheckout;

const addressOf = (items: readonly [Bundle, number][], query = ""): string =>
  `/demo/checkout?items=${items.map(([{ variantId }, quantity]) => `${variantId}:${quantity}`).join(",")}${query}`;
const credited = (code: string): string => `&attributes[__snowball]=${code}`;

const placeButton = (page: Page) => page.getByRole("button", { name: summary.place });

/** Expects that no part of the order is wider than its space. */
async function expectFits(page: Page): Promise<void> {
  for (const part of [page.getByRole("region", { name: demoCheckout.order.heading }), receivedPart(page)]) {
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

for (const viewport of [PHONE, DESKTOP])
  test(`at ${viewport.width} px an order has pictures, its sums, its code, and what is not charged`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, addressOf([[firstBundle, 1]], `&discount=BRO25${credited("BRO25")}`));
    const full = centsOf(firstBundle);
    const paid = reducedCentsOf(firstBundle, "BRO25");
    const line = orderLine(page, firstBundle, 1, "BRO25");
    const picture = line.locator("img");
    await expect(picture).toHaveAttribute("src", new RegExp(firstBundle.picture.name));
    await expect
      .poll(() => picture.evaluate((node) => node instanceof HTMLImageElement && node.complete))
      .toBe(true);
    for (const row of [subtotalRow(page, full), discountRow(page, "BRO25", full - paid), shippingRow(page)])
      await expect(row).toBeVisible();
    await expect(totalRow(page, paid)).toBeInViewport({ ratio: 0.5 });
    await expect(creditLine(page, "BRO25")).toBeVisible();
    await expect(page.getByText(demoNote)).toBeVisible();
    await expect(page.getByText(summary.paymentNote)).toBeVisible();
    await expect(placeButton(page)).toBeInViewport({ ratio: 1 });
    // The end of a purchase does not sell.
    await expect(
      page.getByRole("link", { name: navigationLabels.buy, exact: true, includeHidden: true }),
    ).toHaveCount(0);
    await expect(letsGo(page)).toHaveCount(0);
    // Nothing asks for data, and nothing above the fold is for engineers.
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
    await expect(page.getByText("__snowball")).toBeHidden();
    const isBeside = await page
      .getByRole("region", { name: demoCheckout.order.heading })
      .evaluate((node) => node.getBoundingClientRect().left > innerWidth / 2);
    expect(isBeside).toBe(viewport === DESKTOP);
    expect(await violations(page)).toEqual([]);

    await page.getByRole("link", { name: summary.back, exact: true }).click();
    await expect(checkout(page)).toBeInViewport();
  });

for (const width of [320, 768, 1024])
  test(`at ${width} px an order of 999 pieces with a code of 64 letters fits, also with text of twice the size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const code = "W".repeat(64);
    await openHydrated(
      page,
      addressOf(
        [
          [firstBundle, 999],
          [secondBundle, 999],
        ],
        `&discount=${code}${credited(code)}`,
      ),
    );
    await expectCreditedTo(page, code);
    await expectFits(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expectFits(page);
  });
