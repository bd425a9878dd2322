import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { faqOnHome } from "@/content/faq-on-home";
import { checkout as checkoutText, drop as dropText, hero } from "@/content/home";
import { emailArea, shortFaq } from "@/content/home-end";
import { benefits, lineUp, packsInARow, steps, strip as stripText, ugc } from "@/content/home-story";
import { footer as footerText } from "@/content/site";
import { formatUsd } from "@/lib/text/money";
import { paths } from "@/lib/site/paths";
import {
  addButton,
  answerOf,
  backToTop,
  bundleOption,
  buyNow,
  checkout,
  drop,
  footerLink,
  goLink,
  heading,
  questionOf,
} from "../locators.ts";
import { perDayTextOf, savingTextOf } from "../code-area.ts";
import { AT_NIGHT, repeatIf } from "../every.ts";
import {
  DESKTOP,
  distanceFromTop,
  expectTop,
  openHydrated,
  PHONE,
  scrollY,
  watchScrolling,
} from "../pages.ts";
import { required } from "../required.ts";
import { amountOf, homeHeading, lowestPrice } from "../site-content.ts";
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

test("the hero shows the lowest price and what shipping costs beside the button", async ({ page }) => {
  await page.goto("/");
  const offer = page
    .getByRole("region", { name: homeHeading })
    .getByText(`${hero.priceText.from} ${formatUsd(lowestPrice)} ${hero.priceText.shipping}`);
  await expect(offer).toBeInViewport();
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

test("a bundle's picture in the drop leads to the checkout with that bundle chosen", async ({ page }) => {
  await openHydrated(page, "/");
  for (const bundle of bundles.toReversed()) {
    await drop(page).getByRole("link", { name: bundle.picture.alt, exact: true }).click();
    await expectTop(checkout(page), 20);
    await expect(bundleOption(page, bundle)).toBeChecked();
  }
});

for (const viewport of [PHONE, DESKTOP]) {
  test(
    `at ${viewport.width} px Buy Now scrolls smoothly until the checkout is 20 px below the window's top`,
    AT_NIGHT,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openHydrated(page, "/");
      const behaviors = await watchScrolling(page);
      await buyNow(page).click();
      await expectTop(checkout(page), 20);
      await expect(addButton(page)).toBeVisible();
      await expectTop(checkout(page), 20);
      expect(await behaviors()).toEqual(["smooth"]);
    },
  );
}

test(
  "the back-to-top button is shown only below the middle of the page, and scrolls to the top",
  AT_NIGHT,
  async ({ page }) => {
    await openHydrated(page, "/");
    const button = backToTop(page);
    const scrollToShare = (share: number) =>
      page.evaluate((part) => {
        window.scrollTo({ top: document.documentElement.scrollHeight * part, behavior: "instant" });
      }, share);
    await expect(button).toBeHidden();
    await scrollToShare(0.48);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(1_000);
    await expect(button).toBeHidden();
    await scrollToShare(0.52);
    await expect(button).toBeVisible();
    await scrollToShare(0.48);
    await expect(button).toBeHidden();
    await scrollToShare(0.6);
    await button.click();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(button).toBeHidden();
  },
);

test("the short FAQ opens and closes, and View All leads to the FAQ page", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, "/");
  const item = required(faqOnHome.at(-1), "question");
  const [question, answer] = [questionOf(page, item), answerOf(page, item)];
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await question.click();
  await expect(answer).toBeHidden();
  const all = page.getByRole("link", { name: shortFaq.allLabel, exact: true });
  expect(await distanceFromTop(all)).toBeGreaterThan(await distanceFromTop(question));
  await all.click();
  await expect(page).toHaveURL(paths.faq);
  await expect(heading(page)).toBeFocused();
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
