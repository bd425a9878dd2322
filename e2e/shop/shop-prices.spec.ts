// The shop answers with other prices and variants than the content has.
import type { Page } from "playwright/test";
import { pricingText } from "@/content/brocode";
import { bundles } from "@/content/bundles";
import { formatUsd } from "@/lib/text/money";
import { paths } from "@/lib/site/paths";
import { addButton, barLink, checkout, drop, straightLink } from "../locators.ts";
import { openHydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { SHOP_ORIGIN } from "../shop-environment.ts";
import { BY_DAY, expect, test } from "../test.ts";

/** Each bundle a little dearer and under another variant, in the shop's variants and in the content's terms. */
const sold = bundles.map((bundle, index) => ({
  ...bundle,
  price: bundle.price + 3.5,
  variantId: String(99_000_000 + index),
}));
const repriced = {
  variants: sold.map(({ variantId, name, price }) => ({
    id: variantId,
    title: name,
    price,
    availableForSale: true,
    picture: "https://cdn.shopify.com/pack.webp",
  })),
};

/** Expects that no price of the content is left on the page. */
async function expectNoContentPrice(page: Page): Promise<void> {
  for (const { price } of bundles)
    await expect(page.getByRole("main").getByText(formatUsd(price), { exact: true })).toHaveCount(0);
}

test("all pages and the cart have the shop's prices and variants", BY_DAY, async ({ page }) => {
  const shop = await RoutedShop.open(page, repriced);
  await openHydrated(page, "/");
  await checkout(page).scrollIntoViewIfNeeded();
  await expect(addButton(page)).toBeVisible();
  for (const bundle of sold) {
    for (const section of [checkout(page), drop(page)])
      await expect(section).toContainText(formatUsd(bundle.price));
    const address = `${SHOP_ORIGIN}/cart/${bundle.variantId}:1`;
    await expect(straightLink(page, bundle)).toHaveAttribute("href", address);
  }
  await expectNoContentPrice(page);

  await addButton(page).click();
  const merchandiseId = expect.stringContaining(sold[0]?.variantId ?? "none");
  await expect
    .poll(() => shop.of("cartCreate").at(-1))
    .toMatchObject({ input: { lines: [{ merchandiseId }] } });
  await page.keyboard.press("Escape");

  await barLink(page, paths.brocode).click();
  await expect(page.getByRole("heading", { name: pricingText(sold) })).toBeVisible();
  await expectNoContentPrice(page);
});
