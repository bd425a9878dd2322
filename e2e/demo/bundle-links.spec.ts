// An address that names a bundle, as advertisements and articles have it, chooses the bundle everywhere.
import { meta as gymBag } from "@/content/articles/gym-bag-essentials-men";
import { articlePath } from "@/lib/blog/blog-paths";
import { bundlePath } from "@/lib/purchase/bundle-path";
import { paths } from "@/lib/site/paths";
import { AT_NIGHT } from "../every.ts";
import { barLink, bundleOption, checkout, pickBundle } from "../locators.ts";
import { addToCart, expectTop, hydrated, openHydrated } from "../pages.ts";
import { expectShown } from "../shop-cart.ts";
import { centsOf, lastBundle, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

test(
  "a link with a bundle chooses it, and its campaign and hash stay in the address",
  AT_NIGHT,
  async ({ page }) => {
    await openHydrated(page, `/?utm_source=tiktok&bundle=${lastBundle.id}&utm_term=a%20b#shopify-checkout`);
    await expect(bundleOption(page, lastBundle)).toBeChecked();
    await expect(page).toHaveURL(/\/\?utm_source=tiktok&utm_term=a(\+|%20)b#shopify-checkout$/);
    await expectTop(checkout(page), 20);
    await addToCart(page);
    await expectShown(page, centsOf(lastBundle));
  },
);

test(
  "what is chosen after the link wins: after a reload, on other pages, and when going back",
  AT_NIGHT,
  async ({ page }) => {
    await openHydrated(page, bundlePath(lastBundle.id));
    await expect(bundleOption(page, lastBundle)).toBeChecked();
    await pickBundle(page, secondBundle);
    await page.reload();
    await hydrated(page);
    await expect(bundleOption(page, secondBundle)).toBeChecked();
    await barLink(page, paths.faq).click();
    await page.waitForURL(paths.faq);
    await page.goBack();
    await expect(bundleOption(page, secondBundle)).toBeChecked();
    await page.goForward();
    await page.goBack();
    await expect(bundleOption(page, secondBundle)).toBeChecked();

    // Following the link again chooses its bundle again.
    await openHydrated(page, bundlePath(lastBundle.id));
    await expect(bundleOption(page, lastBundle)).toBeChecked();
  },
);

test(
  "a link with a bundle in an article chooses it, without loading the page anew",
  AT_NIGHT,
  async ({ page }) => {
    await openHydrated(page, articlePath(gymBag.slug));
    await page.evaluate("window.sameDocument = true");
    const link = page.locator('.article-body a[href^="/"]').first();
    await link.evaluate((node, path) => node.setAttribute("href", path), bundlePath(lastBundle.id));
    await link.click();
    await expect(page).toHaveURL("/#shopify-checkout");
    await expect(bundleOption(page, lastBundle)).toBeChecked();
    await expectTop(checkout(page), 20);
    expect(await page.evaluate("window.sameDocument")).toBe(true);
  },
);
