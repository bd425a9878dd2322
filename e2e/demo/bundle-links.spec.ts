// An address that names a bundle, as advertisements and articles have it, chooses the bundle everywhere.
import { meta as gymBag } from "@/content/articles/gym-bag-essentials-men";
import { articlePath } from "@/lib/blog/blog-paths";
import { bundlePath } from "@/lib/purchase/bundle-path";
import { paths } from "@/lib/site/paths";
import { brokenStorage } from "../broken-storage.ts";
import { AT_NIGHT, repeatIf } from "../every.ts";
import { addButton, barLink, bundleOption, cart, checkout, pickBundle } from "../locators.ts";
import { addToCart, expectTop, hydrated, openHydrated } from "../pages.ts";
import { expectShown } from "../shop-cart.ts";
import { centsOf, firstBundle, lastBundle, reducedCentsOf, secondBundle } from "../site-content.ts";
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

for (const link of [`/BRO25?bundle=${lastBundle.id}`, `/?bundle=${lastBundle.id}&snowball=BRO25`])
  test(
    `a link with a bundle and a referral code has both: ${link}`,
    repeatIf(link.startsWith("/?")),
    async ({ page }) => {
      await openHydrated(page, link);
      await expect(bundleOption(page, lastBundle)).toBeChecked();
      await expect(page).toHaveURL("/");
      await addToCart(page);
      await expect(cart(page).getByText("BRO25").first()).toBeVisible();
      await expectShown(page, reducedCentsOf(lastBundle, "BRO25"), ["BRO25"]);
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

test(
  "a link with a bundle that does not exist leaves the first one, and says so in the console only",
  AT_NIGHT,
  async ({ page }) => {
    const lines: string[] = [];
    page.on("console", (message) => lines.push(message.text()));
    await openHydrated(page, "/?bundle=%3Cb%3Ehuge&bundle=huge#shopify-checkout");
    await expect(page).toHaveURL("/#shopify-checkout");
    await expect(bundleOption(page, firstBundle)).toBeChecked();
    await expect(addButton(page)).toBeVisible();
    expect(lines.filter((line) => /bundle/i.test(line))).toHaveLength(1);
    await expect(page.getByText(/huge/)).toHaveCount(0);
  },
);

test("a link with a bundle works in a browser that stores nothing", AT_NIGHT, async ({ page }) => {
  await brokenStorage.denied(page);
  await openHydrated(page, bundlePath(lastBundle.id));
  await expect(bundleOption(page, lastBundle)).toBeChecked();
  await addToCart(page);
  await expectShown(page, centsOf(lastBundle));
});

test(
  "a link with a bundle is the home page, with its canonical address, until the application runs",
  AT_NIGHT,
  async ({ request }) => {
    const [home, linked] = await Promise.all(
      ["/", bundlePath(lastBundle.id)].map((path) => request.get(path)),
    );
    expect(await linked?.text()).toBe(await home?.text());
  },
);
