// The shop answers with other prices and variants than the content has.
import type { Page } from "playwright/test";
import { broCode, priceFigures, pricingText } from "@/content/brocode";
import { bundles } from "@/content/bundles";
import { hero } from "@/content/home";
import { checkoutLabels } from "@/content/interface";
import { formatUsd } from "@/lib/text/money";
import { paths } from "@/lib/site/paths";
import { addButton, barLink, checkout, drop, straightLink } from "../locators.ts";
import { openHydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { SHOP_ORIGIN } from "../shop-environment.ts";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

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
    sku: "",
    availableForSale: true,
    image: { url: "https://cdn.shopify.com/pack.webp", altText: name, width: 180, height: 144 },
  })),
};

const lowestIn = (page: Page) =>
  page
    .getByRole("paragraph")
    .filter({ hasText: hero.priceText.from })
    .filter({ hasText: hero.priceText.shipping });
/** The option of a bundle in the picker, with its texts. */
const optionOf = (page: Page, bundle: (typeof bundles)[number]) =>
  checkout(page)
    .locator("label")
    .filter({ has: page.locator(`[value="${bundle.id}"]`) });

async function showAnswered(page: Page): Promise<void> {
  await openHydrated(page, "/");
  await checkout(page).scrollIntoViewIfNeeded();
  await expect(addButton(page)).toBeVisible();
}

test("all pages and the cart have the shop's prices and variants", BY_DAY, async ({ page }) => {
  const shop = await RoutedShop.open(page, repriced);
  await showAnswered(page);
  for (const bundle of sold) {
    await expect(optionOf(page, bundle)).toContainText(formatUsd(bundle.price));
    await expect(
      drop(page)
        .getByRole("listitem")
        .filter({ has: straightLink(page, bundle) }),
    ).toContainText(formatUsd(bundle.price));
    await expect(straightLink(page, bundle)).toHaveAttribute(
      "href",
      `${SHOP_ORIGIN}/cart/${bundle.variantId}:1`,
    );
  }
  await expect(lowestIn(page)).toContainText(formatUsd(Math.min(...sold.map(({ price }) => price))));
  await expect(checkout(page).getByRole("link", { name: checkoutLabels.shopPay })).toHaveAttribute(
    "href",
    new RegExp(`/cart/${sold[0]?.variantId}:1`),
  );
  // No price of the content is left.
  for (const { price } of bundles)
    await expect(page.getByRole("main").getByText(formatUsd(price), { exact: true })).toHaveCount(0);

  await addButton(page).click();
  const merchandiseId = expect.stringContaining(sold[0]?.variantId ?? "none");
  await expect
    .poll(() => shop.of("cartCreate").at(-1))
    .toMatchObject({ input: { lines: [{ merchandiseId }] } });
  await page.keyboard.press("Escape");

  await barLink(page, paths.brocode).click();
  const pricing = pricingText(sold);
  const prices = priceFigures(sold);
  await expect(page.getByRole("heading", { name: pricing })).toBeVisible();
  for (const { figure } of prices)
    await expect(page.getByRole("group", { name: broCode.pricesLabel })).toContainText(figure);
});
