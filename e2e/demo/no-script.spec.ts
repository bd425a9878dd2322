import { checkoutLabels, demoNote, emptyPage } from "@/content/interface";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { demoCheckout } from "@/content/demo-checkout";
import { quotes } from "@/content/home-end";
import { paths } from "@/lib/site/paths";
import { buyBarLink, buyNow, checkout, drop, straightLink } from "../locators.ts";
import { articlePaths, expectTop, PHONE } from "../pages.ts";
import { amountOf, filled, firstBundle, homeHeading, required } from "../site-content.ts";
import { BY_DAY, expect, test } from "../test.ts";

test.use({ javaScriptEnabled: false });

test(
  "the home page shows bundles, prices and quotes, and sells by links to the cart",
  BY_DAY,
  async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: homeHeading })).toBeVisible();
    await expect(buyNow(page)).toBeVisible();
    for (const bundle of bundles) {
      const name = drop(page).getByRole("heading", { level: 3, name: bundle.name, exact: true });
      await expect(name).toBeVisible();
      await expect(name.locator("..")).toContainText(amountOf(bundle));
      const address = `/demo/checkout?items=${bundle.variantId}:1`;
      await expect(straightLink(page, bundle)).toHaveAttribute("href", address);
    }
    await expect(drop(page).getByRole("figure")).toHaveCount(
      quotes.filter((quote) => bundles.some(({ id }) => id === quote.bundle)).length,
    );
    await expect(checkout(page).getByText(demoNote)).toBeVisible();
    await checkout(page)
      .getByRole("link", { name: filled(checkoutLabels.buy, firstBundle.name), exact: true })
      .click();
    await expect(page).toHaveURL(`/demo/checkout?items=${firstBundle.variantId}:1`);
    await expect(page.getByRole("main").getByRole("paragraph")).toContainText([
      demoNote,
      demoCheckout.noScript,
    ]);
  },
);

test("the buy bar is on the home page and articles, and leads to the checkout", async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of [paths.home, required(articlePaths[0], "article")]) {
    await page.goto(path);
    await expect(buyBarLink(page), path).toBeInViewport({ ratio: 1 });
  }
  await buyBarLink(page).click();
  await expectTop(checkout(page), 20);
});

test("the empty shell links to the home page and to the cart of every bundle", async ({ page }) => {
  await page.goto("/shell.html");
  await expect(page.getByRole("heading", { level: 1, name: brand.name })).toBeVisible();
  await expect(page.getByRole("paragraph")).toHaveText(emptyPage.noScript);
  for (const { name, variantId } of bundles)
    await expect(
      page.getByRole("link", { name: filled(checkoutLabels.buy, name), exact: true }),
    ).toHaveAttribute("href", `/demo/checkout?items=${variantId}:1`);
  await page.getByRole("link", { name: emptyPage.home }).click();
  await expect(page.getByRole("heading", { level: 1, name: homeHeading })).toBeVisible();
});
