import type { Locator, Page } from "playwright/test";
import { DESKTOP, distanceFromTop, openHydrated, PHONE, scrollY } from "../pages.ts";
import { expect, test } from "../test.ts";

const drop = (page: Page) => page.getByRole("region", { name: "The drop." });
const checkout = (page: Page) => page.getByRole("region", { name: "Pick your pack." });

/** The element stands where it should, to the pixel that the browser rounds to. */
async function expectTop(element: Locator, pixels: number): Promise<void> {
  await expect.poll(async () => Math.abs((await distanceFromTop(element)) - pixels)).toBeLessThanOrEqual(1);
}

test("the page holds its sections in the specified order", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    /#MugShot/,
    "Real Bros. Real Wipes. Real Results.",
    /\S/,
    /\S/,
    "The drop.",
    "Fair questions.",
    "Pick your pack.",
    "Mail worth opening.",
  ]);
  await expect(page.locator("#the-drop")).toHaveCount(1);
  await expect(page.locator("#shopify-checkout")).toHaveCount(1);
});

test("the call for pictures names the hashtag and leads to the video profile", async ({ page }) => {
  await page.goto("/");
  const call = page.getByRole("region", { name: /#MugShot/ });
  await expect(call.getByRole("link", { name: /TikTok/ })).toHaveAttribute(
    "href",
    "https://www.tiktok.com/@mugworks",
  );
});

for (const [width, card] of [
  [390, 290],
  [700, 310],
  [1280, 320],
] as const) {
  test(`at ${width} px the testimonial cards are ${card} px wide, 9:16, and snap in a row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const strip = page.getByRole("region", { name: "Real Bros. Real Wipes. Real Results." });
    const figures = strip.last().getByRole("figure");
    await expect(figures).toHaveCount(6);
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
  });
}

test("the handle of a before and after is as tall as its picture: iPhones heed no touch beside it", async ({
  page,
}) => {
  await page.goto("/");
  const pictures = page.getByRole("slider");
  const heights = await pictures.evaluateAll((nodes) => nodes.map(({ clientHeight }) => clientHeight));
  // The handle is in the browser's own part of the page, where only its debugger looks.
  const debug = await page.context().newCDPSession(page);
  await debug.send("DOM.enable");
  const { nodes } = await debug.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
  const handles = nodes.filter(({ attributes }) => attributes?.includes("thumb"));
  const boxes = handles.map(({ nodeId }) => debug.send("DOM.getBoxModel", { nodeId }));
  expect((await Promise.all(boxes)).map(({ model }) => model.height)).toEqual(heights);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test("the three bundles show packs, sheets and price", async ({ page }) => {
  await page.goto("/");
  const cards = drop(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(cards).toHaveText([
    /Starter\$201 pack, 100 sheets20 cents a day/,
    /Bro Bundle\$603 packs, 300 sheets20 cents a day/,
    /Matte Mode\$1006 packs, 600 sheets16 cents a day/,
  ]);
});

test("Let's Go on a card scrolls to the checkout with that bundle chosen", async ({ page }) => {
  await openHydrated(page, "/");
  for (const name of ["Matte Mode", "Starter", "Bro Bundle"]) {
    await drop(page)
      .getByRole("link", { name: `Let's Go: ${name}` })
      .click();
    await expectTop(checkout(page), 20);
    await expect(checkout(page).getByRole("radio", { name })).toBeChecked();
  }
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`at ${viewport.width} px Buy Now scrolls smoothly until the checkout is 20 px below the window's top`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, "/");
    await page.evaluate(() => {
      const seen: number[] = [];
      addEventListener("scroll", () => seen.push(window.scrollY));
      Object.assign(window, { seen });
    });
    await page.getByRole("link", { name: "Buy Now", exact: true }).click();
    await expectTop(checkout(page), 20);
    await expect(checkout(page).getByRole("button", { name: "Add to cart" })).toBeVisible();
    await expectTop(checkout(page), 20);
    expect(await page.evaluate("seen.length")).toBeGreaterThan(1);
  });
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

test("an address with a hash opens that far above its section", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [hash, pixels] of HASHES) {
    // A page of another path in between, or the browser would not load the page anew.
    await page.goto("/404");
    await openHydrated(page, `/${hash}`);
    await test.step(hash, () => expectTop(target(page, hash), pixels));
  }
});

test("a hash typed on the open page scrolls that far above its section", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/");
  for (const [hash, pixels] of HASHES) {
    await page.evaluate((text) => void (location.hash = text), hash);
    await test.step(hash, () => expectTop(target(page, hash), pixels));
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(0);
  }
});

test("a hash that names nothing does no harm", async ({ page }) => {
  await openHydrated(page, "/#%E0%A4%A");
  for (const hash of ["#", "#%E0%A4%A", "#?offset=50", "#no-such-section", "#<b>", "#__proto__"]) {
    await page.evaluate((text) => void (location.hash = text), hash);
    await expect(page.getByRole("heading", { level: 1, name: "Shine off." }), hash).toBeInViewport();
    expect(await scrollY(page), hash).toBe(0);
  }
});

test("the button back to the top shows only past half of the page, and works", async ({ page }) => {
  await openHydrated(page, "/");
  const button = page.getByRole("button", { name: "Back to top" });
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

test("the short FAQ opens and closes, and View All leads to all of it", async ({ page }) => {
  await openHydrated(page, "/");
  const faq = page.getByRole("region", { name: "Fair questions." });
  const answer = faq.getByText("The wipes are not flushable.");
  await expect(answer).toBeHidden();
  await faq.getByText("Are they flushable?").click();
  await expect(answer).toBeVisible();
  await faq.getByText("Are they flushable?").click();
  await expect(answer).toBeHidden();
  await faq.getByRole("link", { name: "View All" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fair questions" })).toBeFocused();
});

test("the quotes swipe in one row on a phone and stand under their bundles on a desktop", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  const quotes = drop(page).getByRole("figure");
  await expect(quotes).toHaveCount(6);
  const tops = () => quotes.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
  expect(new Set(await tops()).size).toBe(1);
  await quotes.last().scrollIntoViewIfNeeded();
  await expect(quotes.last()).toBeInViewport();
  await expect(quotes.first()).not.toBeInViewport();

  await page.setViewportSize(DESKTOP);
  for (const name of ["Starter", "Bro Bundle", "Matte Mode"]) {
    const card = await drop(page).getByRole("heading", { level: 3, name }).boundingBox();
    const [quote] = await drop(page)
      .getByRole("list", { name })
      .getByRole("figure")
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().left));
    expect(quote, name).toBe(card?.x);
  }
});

test("the footer holds the mailbox, the profiles and the policies", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "hello@mugworks.example" })).toHaveAttribute(
    "href",
    "mailto:hello@mugworks.example",
  );
  for (const [name, path] of [
    ["Shipping", "/shipping-policy"],
    ["Returns", "/return-policy"],
    ["Privacy", "/privacy"],
    ["Your Privacy Choices", "/pages/data-sharing-opt-out"],
    ["Terms", "/terms"],
  ] as const)
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  for (const name of ["TikTok", "Instagram", "YouTube", "X"])
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("rel", "noopener");
});
