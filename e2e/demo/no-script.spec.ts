import type { Page } from "playwright/test";
import { bundles } from "../../src/content/bundles.ts";
import { distanceFromTop, knownPaths, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";

test.use({ javaScriptEnabled: false });

const drop = (page: Page) => page.getByRole("region", { name: "The drop." });
const checkout = (page: Page) => page.getByRole("region", { name: "Pick your pack." });

test("the home page is readable: poster, bundles, prices, words of customers", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Shine off." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Buy Now", exact: true })).toBeVisible();
  for (const { name, price } of bundles) {
    await expect(drop(page).getByRole("heading", { level: 3, name })).toBeVisible();
    await expect(drop(page).getByText(`$${price}`, { exact: true })).toBeVisible();
  }
  await expect(drop(page).getByRole("figure")).toHaveCount(6);
  await expect(checkout(page).getByText("Demo store: nothing is charged")).toBeVisible();
});

test("each bundle holds a real link to the cart, and so does the checkout", async ({ page }) => {
  await page.goto("/");
  for (const { name, variantId } of bundles)
    await expect(page.getByRole("link", { name: `Straight to checkout: ${name}` })).toHaveAttribute(
      "href",
      `/demo/checkout?items=${variantId}:1`,
    );
  await checkout(page).getByRole("link", { name: "Buy Starter" }).click();
  await expect(page).toHaveURL("/demo/checkout?items=41000000000001:1");
  await expect(page.getByRole("main").getByRole("paragraph")).toContainText([
    "Demo store: nothing is charged",
    "The demo checkout needs JavaScript.",
  ]);
});

test("the questions open and close by a click and by the keyboard", async ({ page }) => {
  await page.goto("/");
  const answer = page.getByText("The wipes are not flushable.");
  await expect(answer).toBeHidden();
  await page.getByText("Are they flushable?").click();
  await expect(answer).toBeVisible();
  await page.getByText("Are they flushable?").click();
  await expect(answer).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();
});

test("on a phone the menu opens by its button, closes by Escape, and its links work", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Main" });
  const link = bar.getByRole("link", { name: "Refer a Bro" });
  await expect(link).toBeHidden();
  await bar.getByRole("button", { name: "Menu" }).click();
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await bar.getByRole("button", { name: "Menu" }).click();
  await link.click();
  await expect(page).toHaveURL("/bros");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("Buy Now and Let's Go reach the checkout, 20 px below the window's top", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Buy Now", ...bundles.map((bundle) => `Let's Go: ${bundle.name}`)]) {
    await page.goto("/");
    await page.getByRole("link", { name, exact: true }).click();
    await expect.poll(() => distanceFromTop(checkout(page)), name).toBe(20);
  }
});

test("Let's Go on another page reaches the drop, 50 px below the window's top", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("link", { name: "Let's Go", exact: true }).click();
  await expect(page).toHaveURL("/#the-drop?offset=50");
  await expect.poll(() => distanceFromTop(drop(page))).toBe(50);
  for (const hash of ["#the-drop", "#drop"]) {
    await page.goto("/faq");
    await page.goto(`/${hash}`);
    await expect.poll(() => distanceFromTop(drop(page)), hash).toBe(80);
  }
});

test("every page has its heading, the bar, the footer and room kept for each picture", async ({ page }) => {
  for (const path of knownPaths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" }), path).toBeVisible();
    await expect(page.getByRole("contentinfo"), path).toBeVisible();
    const pictures = await page.locator("img").evaluateAll((images) =>
      images.map((image) => ({
        src: image.getAttribute("src"),
        sized: Number(image.getAttribute("width")) > 0 && Number(image.getAttribute("height")) > 0,
        named: image.hasAttribute("alt"),
      })),
    );
    expect(pictures.length, path).toBeGreaterThan(0);
    expect(
      pictures.filter(({ sized, named }) => !sized || !named),
      path,
    ).toEqual([]);
  }
});

test("the films are posters that lead to them, and the wall is whole, without a dead button", async ({
  page,
}) => {
  await page.goto("/");
  const strip = page.getByRole("region", { name: "Real Bros. Real Wipes. Real Results." });
  const films = strip.getByRole("link", { name: /^Watch @/ });
  await expect(films).toHaveCount(6);
  await expect(films.first()).toHaveAttribute("href", "/videos/testimonial-1.mp4");
  await expect(strip.getByRole("button")).toHaveCount(0);
  await page.goto("/mugshots");
  await expect(page.getByRole("figure")).toHaveCount(30);
  await expect(page.getByRole("button", { name: "Load More MugShots" })).toBeHidden();
});

test("a bro's link says what it needs and offers the home page and every bundle", async ({ page }) => {
  await page.goto("/BRO25");
  await expect(page.getByRole("heading", { level: 1, name: "Mugworks" })).toBeVisible();
  await expect(page.getByRole("paragraph")).toHaveText("This link needs JavaScript. The shop does not:");
  for (const { name, variantId } of bundles)
    await expect(page.getByRole("link", { name: `Buy ${name}` })).toHaveAttribute(
      "href",
      `/demo/checkout?items=${variantId}:1`,
    );
  await page.getByRole("link", { name: "Read the home page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shine off." })).toBeVisible();
});
