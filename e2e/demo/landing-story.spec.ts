// The parts of the landing page that tell of the product and of its customers.
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { quotes as quoteTexts } from "@/content/home-end";
import { strip as stripText, testimonials, ugc } from "@/content/home-story";
import { drop } from "../locators.ts";
import { DESKTOP, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";

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
  test(`at ${width} px the testimonial cards are ${card} px wide, 9:16, and snap in a row`, async ({
    page,
  }) => {
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
  });
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
