// The demo checkout and its receipt: the last page that an evaluator of the site sees.
import type { Page } from "playwright/test";
import { demoCheckout } from "@/content/demo-checkout";
import { demoNote, navigationLabels } from "@/content/interface";
import type { Bundle } from "@/content/schema";
import { fillText } from "@/lib/text/fill-text";
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
import { LATE_FONT_LIMIT, shiftsOf, watchShifts } from "../layout-shifts.ts";
import { checkout, drop, letsGo } from "../locators.ts";
import { DESKTOP, nextPaint, openHydrated, PHONE } from "../pages.ts";
import { centsOf, firstBundle, lastBundle, reducedCentsOf, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const { summary, received, empty } = demoCheckout;

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

test("the folded part has the attribute, the codes, the variants and the campaign as a shop would get them", async ({
  page,
}) => {
  await openHydrated(
    page,
    addressOf(
      [
        [firstBundle, 1],
        [lastBundle, 3],
      ],
      `&discount=BRO25${credited("BRO25")}&attributes[gift]=yes&utm_source=tiktok`,
    ),
  );
  await expectCreditedTo(page, "BRO25");
  const valuesOf = (label: string) =>
    receivedPart(page)
      .locator("dl > div")
      .filter({ has: page.getByText(label, { exact: true }) })
      .getByRole("definition");
  await expect(valuesOf(received.attributes)).toContainText("gift: yes");
  await expect(valuesOf(received.codes)).toHaveText("BRO25");
  await expect(valuesOf(received.items)).toContainText(`1 × ${firstBundle.variantId}`);
  await expect(valuesOf(received.items)).toContainText(`3 × ${lastBundle.variantId}`);
  await expect(valuesOf(received.note)).toHaveText(received.nothing);
  await expect(valuesOf(received.campaign)).toHaveText("utm_source=tiktok");
  expect(await violations(page)).toEqual([]);
});

test("a code that the store does not know takes nothing off, is named, and is credited", async ({ page }) => {
  await page.goto(addressOf([[lastBundle, 2]], `&discount=NOBODY${credited("NOBODY")}&x=1`));
  await expect(orderLine(page, lastBundle, 2, null)).toBeVisible();
  await expect(totalRow(page, centsOf(lastBundle, 2))).toBeVisible();
  await expect(page.getByText(fillText(summary.unknownCode, { code: "NOBODY" }))).toBeVisible();
  await expectCreditedTo(page, "NOBODY");
});

test("the better of two codes applies, in the store's spelling, and the other is named", async ({ page }) => {
  await page.goto(addressOf([[lastBundle, 1]], "&discount=matte15,bro25"));
  await expect(totalRow(page, reducedCentsOf(lastBundle, "BRO25"))).toBeVisible();
  await expect(page.getByText(fillText(summary.refusedCode, { code: "MATTE15" }))).toBeVisible();
  await expect(page.getByText(fillText(summary.credit, { code: "" }))).toHaveCount(0);
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

test("without a cart the page says so and leads to the bundles", async ({ page }) => {
  await page.goto("/demo/checkout?cart=no-such-cart");
  await expect(page.getByText(empty.text)).toBeVisible();
  await page.getByRole("link", { name: empty.pick, exact: true }).click();
  await expect(drop(page)).toBeInViewport();
});

test("nothing moves when the order is shown", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await watchShifts(page);
  // Pictures and fonts come from the cache at the second visit.
  await page.goto(addressOf([[firstBundle, 1]]));
  await expect(totalRow(page, centsOf(firstBundle))).toBeVisible();
  await page.reload();
  await expect(totalRow(page, centsOf(firstBundle))).toBeVisible();
  await nextPaint(page);
  expect((await shiftsOf(page)).filter(({ value }) => value > LATE_FONT_LIMIT)).toEqual([]);
});
