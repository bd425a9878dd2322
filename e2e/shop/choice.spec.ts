// The bundle and the quantity in the picker survive the checkout, a reload and other pages of the visit.
import type { Page } from "playwright/test";
import { buyButtonLabels } from "@/content/interface";
import { paths } from "@/lib/site/paths";
import { addButton, barLink, bundleOption, checkout, pickBundle } from "../locators.ts";
import { hydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { lastBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const quantity = (page: Page) => checkout(page).getByRole("spinbutton", { name: "Quantity" });

async function showPicker(page: Page): Promise<void> {
  await hydrated(page);
  await checkout(page).scrollIntoViewIfNeeded();
  await expect(addButton(page)).toBeVisible();
}

async function chooseThreeOfTheLast(page: Page): Promise<void> {
  await showPicker(page);
  await pickBundle(page, lastBundle);
  await quantity(page).fill("2");
  await checkout(page).getByRole("button", { name: "Increment" }).click();
}

async function expectThreeOfTheLast(page: Page): Promise<void> {
  await showPicker(page);
  await expect(bundleOption(page, lastBundle)).toBeChecked();
  await expect(quantity(page)).toHaveValue("3");
}

async function buyNow(page: Page): Promise<void> {
  await checkout(page).getByRole("button", { name: buyButtonLabels.product.buyNow }).click();
  await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
}

test("the chosen bundle and quantity are there after the checkout, a reload and another page", async ({
  page,
}) => {
  const shop = await RoutedShop.open(page);
  const events: string[] = [];
  await page.exposeFunction("recordEvent", (event: string) => void events.push(event));
  await page.addInitScript(() =>
    addEventListener("mugworks:event", (event) => {
      const recordEvent: unknown = Reflect.get(window, "recordEvent");
      if (event instanceof CustomEvent && typeof recordEvent === "function") recordEvent(event.detail.event);
    }),
  );
  await page.goto("/");
  await chooseThreeOfTheLast(page);
  await buyNow(page);
  await page.goBack();
  await expectThreeOfTheLast(page);
  await page.reload();
  await expectThreeOfTheLast(page);
  await barLink(page, paths.faq).click();
  await page.reload();
  await page.goto("/");
  shop.sent.length = 0;
  await expectThreeOfTheLast(page);
  await expect.poll(() => events).toContain("bundle_chosen");
  expect(events.filter((event) => event === "bundle_chosen")).toHaveLength(1);

  // Restoring needs no request, and what is restored is what is bought.
  expect(shop.sent.map(({ operation }) => operation).filter((name) => name.startsWith("cart"))).toEqual([]);
  await buyNow(page);
  const merchandiseId = expect.stringContaining(lastBundle.variantId);
  expect(shop.of("cartCreate").at(-1)).toMatchObject({ input: { lines: [{ merchandiseId, quantity: 3 }] } });
});
