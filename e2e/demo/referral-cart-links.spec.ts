import type { Page } from "playwright/test";
import { bundles } from "@/content/bundles";
import { demoCheckout } from "@/content/demo-checkout";
import { priceLabels } from "@/content/interface";
import type { Bundle } from "@/content/schema";
import { fillText } from "@/lib/text/fill-text";
import { expectCreditedTo, totalRow } from "../demo-order.ts";
import { closePopupButton, straightLink as linkOf } from "../locators.ts";
import { nextPageRequested } from "../pages.ts";
import { firstBundle, lastBundle, percentOf, reducedCentsOf } from "../site-content.ts";
import { expect, test } from "../test.ts";

const plainLink = ({ variantId }: Bundle) => `/demo/checkout?items=${variantId}:1`;
const linkWith = (variantId: string, code: string) =>
  `/demo/checkout?items=${variantId}:1&discount=${code}&attributes[__snowball]=${code}`;

async function expectCredit(page: Page, code: string): Promise<void> {
  for (const bundle of bundles)
    await expect(linkOf(page, bundle)).toHaveAttribute("href", linkWith(bundle.variantId, code));
}

/** Expects the referral code in the order of the demo store. */
async function expectOrderOf(page: Page, code: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: demoCheckout.heading })).toBeVisible();
  await expectCreditedTo(page, code);
  await expect(
    page.getByRole("row", {
      name: fillText(priceLabels.offer, { code, percent: percentOf(code) }),
    }),
  ).toBeVisible();
}

/** The application's own file never loads, so only the inline script and the prerendered HTML work. */
async function withoutApplication(page: Page): Promise<void> {
  await page.route(/\/assets\/app-/, () => undefined);
}

test.describe("after the referral popup", () => {
  test.use({ popup: "keep" });

  test("every bundle's cart link holds the code as discount and attribute, and the order shows it", async ({
    page,
  }) => {
    await page.goto("/BRO25");
    await expectCredit(page, "BRO25");
    // Closed first: a popup that opens within the click takes the click.
    await closePopupButton(page).click();
    await linkOf(page, lastBundle).click();
    await expectOrderOf(page, "BRO25");
    await expect(totalRow(page, reducedCentsOf(lastBundle, "BRO25"))).toBeVisible();
  });
});

test("a click on a cart link adds the stored code before hydration", async ({ page, context }) => {
  await withoutApplication(page);
  await page.goto("/?snowball=BRO25");
  await expect(linkOf(page, firstBundle)).toHaveAttribute("href", plainLink(firstBundle));
  const follow = async () => {
    const requested = nextPageRequested(page);
    await linkOf(page, firstBundle).click({ noWaitAfter: true });
    const { pathname, search } = await requested;
    return pathname + search;
  };
  expect(await follow()).toBe(linkWith(firstBundle.variantId, "BRO25"));
  await page.waitForURL(/demo\/checkout/);

  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/?snowball=MATTE15");
  expect(await follow()).toBe(linkWith(firstBundle.variantId, "MATTE15"));
});
