import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { checkout as checkoutText, drop as dropText } from "@/content/home";
import { emailArea, shortFaq } from "@/content/home-end";
import { benefits, lineUp, packsInARow, steps, strip as stripText, ugc } from "@/content/home-story";
import { footer as footerText } from "@/content/site";
import { bundleOption, checkout, drop, footerLink, goLink } from "../locators.ts";
import { perDayTextOf, savingTextOf } from "../code-area.ts";
import { repeatIf } from "../every.ts";
import { DESKTOP, expectTop, openHydrated, PHONE } from "../pages.ts";
import { amountOf } from "../site-content.ts";
import { expect, test } from "../test.ts";

test("the page has its sections in the specified order", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    lineUp.heading,
    ugc.heading,
    stripText.heading,
    dropText.heading,
    checkoutText.heading,
    steps.heading,
    benefits.heading,
    shortFaq.heading,
    emailArea.heading,
  ]);
  await expect(page.locator("#the-drop")).toHaveCount(1);
  await expect(page.locator("#shopify-checkout")).toHaveCount(1);
});

for (const viewport of [PHONE, DESKTOP])
  test(
    `at ${viewport.width} px one picture reaches from edge to edge, and no control lies on it`,
    repeatIf(viewport !== PHONE),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto("/");
      const picture = page.getByAltText(packsInARow.alt);
      const on = await picture.evaluate((node) => {
        const own = node.getBoundingClientRect();
        const controls = [...document.querySelectorAll("main :is(a, button, input, summary)")];
        return {
          left: own.left,
          width: own.width,
          covered: controls.filter((control) => {
            const { top, bottom, height } = control.getBoundingClientRect();
            return height > 0 && bottom > own.top && top < own.bottom;
          }).length,
        };
      });
      expect(on).toEqual({ left: 0, width: viewport.width, covered: 0 });
    },
  );

test("each bundle shows its packs, sheets and price, the cents a day and what it saves", async ({ page }) => {
  await page.goto("/");
  const cards = drop(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(cards).toHaveCount(bundles.length);
  for (const [index, bundle] of bundles.entries())
    for (const shown of [
      bundle.name,
      amountOf(bundle),
      `${bundle.packs} pack`,
      `${bundle.sheets} sheets`,
      perDayTextOf(bundle, null),
      savingTextOf(bundle, null),
    ])
      await expect(cards.nth(index), bundle.id).toContainText(shown);
});

test("Let's Go on a card scrolls to the checkout with that bundle chosen", async ({ page }) => {
  await openHydrated(page, "/");
  // The loop ends with the first bundle, which is the one that is chosen when the page opens.
  for (const bundle of bundles.toReversed()) {
    await goLink(page, bundle).click();
    await expectTop(checkout(page), 20);
    await expect(bundleOption(page, bundle)).toBeChecked();
  }
});

test("the footer holds the mail address, the profiles and the policies", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: brand.email })).toHaveAttribute(
    "href",
    `mailto:${brand.email}`,
  );
  for (const { to } of footerText.policies) await expect(footerLink(page, to)).toHaveAttribute("href", to);
  for (const { label, url } of [brand.social.tiktok, brand.social.instagram, brand.social.youtube]) {
    const profile = footer.getByRole("link", { name: label, exact: true });
    await expect(profile).toHaveAttribute("href", url);
    await expect(profile).toHaveAttribute("rel", "noopener");
  }
});
