import type { Locator } from "playwright/test";
import { meta as gymBag } from "@/content/articles/gym-bag-essentials-men";
import { expect, test } from "../test.ts";

const boxOf = (element: Locator) =>
  element.evaluate((node) => {
    const { x, width } = node.getBoundingClientRect();
    return { x, width };
  });

test("at 1920 px an article is in the middle, and its pull quote is the largest text", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/muglife/${gymBag.slug}`);
  const body = page.locator(".article-body");
  const [first, quote] = [body.locator("p").first(), body.locator("blockquote")];
  const { x } = await boxOf(first);
  // 50rem in the middle of the window.
  expect(x).toBeCloseTo(560, 0);
  const sizeOf = (element: Locator) =>
    element.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  expect(await sizeOf(quote)).toBeGreaterThan(await sizeOf(body.locator("h2").first()));
  const box = await boxOf(quote);
  expect(box.x + box.width).toBeLessThanOrEqual(1361);
});
