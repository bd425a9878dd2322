import type { Page } from "playwright/test";
import { brand } from "@/content/brand";
import { bundles, lowestPrice } from "@/content/bundles";
import { faqOnHome } from "@/content/faq-on-home";
import { checkout as checkoutText, drop as dropText, hero } from "@/content/home";
import { emailArea, quotes as quoteTexts, shortFaq } from "@/content/home-end";
import { benefits, steps, strip as stripText, testimonials, ugc } from "@/content/home-story";
import { footer as footerText } from "@/content/site";
import { formatUsd } from "@/lib/money";
import { paths } from "@/lib/paths";
import { AT_NIGHT, repeatIf } from "../every.ts";
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
import { amountOf, homeHeading } from "../site-content.ts";
import { expect, test } from "../test.ts";

test("the page has its sections in the specified order", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    ugc.heading,
    stripText.heading,
    steps.heading,
    benefits.heading,
    dropText.heading,
    shortFaq.heading,
    checkoutText.heading,
    emailArea.heading,
  ]);
  await expect(page.locator("#the-drop")).toHaveCount(1);
  await expect(page.locator("#shopify-checkout")).toHaveCount(1);
});

test("the call for photos names the hashtag and links to the video profile", async ({ page }) => {
  await page.goto("/");
  const call = page.getByRole("region", { name: ugc.heading });
  await expect(call.getByRole("link", { name: ugc.profileLabel })).toHaveAttribute(
    "href",
    brand.social.tiktok.url,
  );
});

for (const [width, card] of [
  [390, 290],
  [700, 310],
  [1280, 320],
] as const) {
  test(
    `at ${width} px the testimonial cards are ${card} px wide, 9:16, and snap in a row`,
    repeatIf(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const strip = page.getByRole("region", { name: stripText.heading });
      const figures = strip.last().getByRole("figure");
      await expect(figures).toHaveCount(testimonials.length);
      const boxes = await figures.evaluateAll((nodes) =>
        nodes.map((node) => {
          const picture = node.querySelector("img")?.getBoundingClientRect();
          const item = node.closest("li") ?? node;
          return {
            width: picture?.width,
            ratio: picture && (picture.height / picture.width).toFixed(2),
            top: node.getBoundingClientRect().top,
            snaps: getComputedStyle(item).scrollSnapAlign !== "none",
          };
        }),
      );
      expect(boxes).toEqual(
        boxes.map(() => ({ width: card, ratio: (16 / 9).toFixed(2), top: boxes[0]?.top, snaps: true })),
      );
      const row = strip.getByRole("group");
      await row.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => row.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
    },
  );
}

test("the slider's handle is as tall as its picture, because iPhones ignore touches beside it", async ({
  page,
}) => {
  // Otherwise the sheet on the headline, which appears when the browser is idle, is a slider too.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const pictures = page.getByRole("slider");
  const heights = await pictures.evaluateAll((nodes) => nodes.map(({ clientHeight }) => clientHeight));
  // The handle is in the user agent's shadow tree, which only the debugger can read.
  const debug = await page.context().newCDPSession(page);
  await debug.send("DOM.enable");
  const { nodes } = await debug.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
  const handles = nodes.filter(({ attributes }) => attributes?.includes("thumb"));
  const boxes = handles.map(({ nodeId }) => debug.send("DOM.getBoxModel", { nodeId }));
  expect((await Promise.all(boxes)).map(({ model }) => model.height)).toEqual(heights);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

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

for (const viewport of [PHONE, DESKTOP]) {
  test(
    `at ${viewport.width} px Buy Now scrolls smoothly until the checkout is 20 px below the window's top`,
    repeatIf(viewport === DESKTOP),
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

const HASHES: readonly (readonly [hash: string, pixels: number])[] = [
  ["#the-drop", 80],
  ["#the-drop?offset=50", 50],
  ["#the-drop?offset=300", 300],
  ["#the-drop?offset=abc", 80],
  ["#the-drop?offset=-50", 80],
  ["#the-drop?offset=1e9", 80],
  ["#see-the-drop-now", 80],
  ["#drop", 80],
  ["#shopify-checkout", 20],
];
const target = (page: Page, hash: string) => (hash === "#shopify-checkout" ? checkout(page) : drop(page));

test(
  "a full load with a hash scrolls to its section with the specified offset",
  AT_NIGHT,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [hash, pixels] of HASHES) {
      // The browser loads the page again only when another path comes in between.
      await page.goto("/404");
      await openHydrated(page, `/${hash}`);
      await test.step(hash, () => expectTop(target(page, hash), pixels));
    }
  },
);

test(
  "a hash that is typed on the open page scrolls to its section with the specified offset",
  AT_NIGHT,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, "/");
    for (const [hash, pixels] of HASHES) {
      await page.evaluate((text) => void (location.hash = text), hash);
      await test.step(hash, () => expectTop(target(page, hash), pixels));
      await page.goBack();
      await expect.poll(() => scrollY(page)).toBe(0);
    }
  },
);

test("a hash without a section leaves the page at its position", async ({ page }) => {
  await openHydrated(page, "/#%E0%A4%A");
  for (const hash of ["#", "#%E0%A4%A", "#?offset=50", "#no-such-section", "#<b>", "#__proto__"]) {
    await page.evaluate((text) => void (location.hash = text), hash);
    await expect(page.getByRole("heading", { level: 1, name: homeHeading }), hash).toBeInViewport();
    expect(await scrollY(page), hash).toBe(0);
  }
});

test("the back-to-top button is shown only below the middle of the page, and scrolls to the top", async ({
  page,
}) => {
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
});

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

test("the quotes scroll in one row on a phone and are below their bundles on a desktop", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  const quotes = drop(page).getByRole("figure");
  const shownQuotes = quoteTexts.filter((quote) => bundles.some(({ id }) => id === quote.bundle));
  await expect(quotes).toHaveCount(shownQuotes.length);
  const tops = () => quotes.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
  expect(new Set(await tops()).size).toBe(1);
  await quotes.last().scrollIntoViewIfNeeded();
  await expect(quotes.last()).toBeInViewport();
  await expect(quotes.first()).not.toBeInViewport();

  await page.setViewportSize(DESKTOP);
  for (const { id, name } of bundles.filter((bundle) => quoteTexts.some((one) => one.bundle === bundle.id))) {
    const card = await drop(page).getByRole("heading", { level: 3, name, exact: true }).boundingBox();
    const [quote] = await drop(page)
      .getByRole("list", { name, exact: true })
      .getByRole("figure")
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().left));
    expect(quote, id).toBe(card?.x);
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
