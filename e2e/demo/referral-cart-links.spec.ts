import type { Page } from "playwright/test";
import { bundles } from "@/content/bundles";
import { demoCheckout } from "@/content/demo-checkout";
import { faqPage } from "@/content/faq";
import { priceLabels } from "@/content/interface";
import type { Bundle } from "@/content/schema";
import { fillText } from "@/lib/text/fill-text";
import { paths } from "@/lib/site/paths";
import { brokenStorage } from "../broken-storage.ts";
import { expectCreditedTo, totalRow } from "../demo-order.ts";
import { AT_NIGHT } from "../every.ts";
import { backHome, barLink, closePopupButton, straightLink as linkOf } from "../locators.ts";
import { nextPageRequested, openHydrated } from "../pages.ts";
import { firstBundle, lastBundle, percentOf, reducedCentsOf, secondBundle } from "../site-content.ts";
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

test("the cart links hold no code when none is stored", async ({ page }) => {
  await openHydrated(page, "/");
  for (const bundle of bundles) await expect(linkOf(page, bundle)).toHaveAttribute("href", plainLink(bundle));
});

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

test(
  "a code that a second tab stores is added to this tab's cart links",
  AT_NIGHT,
  async ({ page, context }) => {
    await openHydrated(page, "/");
    const other = await context.newPage();
    await other.goto("/BRO25");
    await expectCredit(page, "BRO25");
    await other.goto("/?snowball=MATTE15");
    await expectCredit(page, "MATTE15");
  },
);

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

test(
  "a cart link that opens in a new tab holds the stored code before hydration",
  AT_NIGHT,
  async ({ page, context }) => {
    await withoutApplication(page);
    await page.goto("/?snowball=BRO25");
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      linkOf(page, secondBundle).click({ button: "middle" }),
    ]);
    await expectOrderOf(opened, "BRO25");
  },
);

for (const [failure, breakStorage] of Object.entries(brokenStorage)) {
  test(
    `the page works and keeps the code for the visit with storage ${failure}`,
    AT_NIGHT,
    async ({ page }) => {
      const warnings: string[] = [];
      page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
      await breakStorage(page);
      await page.goto("/BRO25");
      await expect(page).toHaveURL("/");
      await expectCredit(page, "BRO25");

      await barLink(page, paths.faq).click();
      // The test does not wait for the focus, because the popup may open during this navigation and take it.
      await expect(page.getByRole("heading", { level: 1, name: faqPage.heading })).toBeVisible();
      await backHome(page).click();
      await expectCredit(page, "BRO25");
      expect(warnings.filter((text) => text.includes("Storage cannot be used"))).toHaveLength(1);

      await linkOf(page, firstBundle).click();
      await expectOrderOf(page, "BRO25");
    },
  );
}
