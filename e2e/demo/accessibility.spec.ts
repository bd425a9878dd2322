import { buyButtonLabels } from "@/content/interface";
import { bundles } from "@/content/bundles";
import { paths } from "@/lib/site/paths";
import { violations } from "../accessibility.ts";
import { BY_DAY } from "../by-day.ts";
import {
  addButton,
  barLink,
  bundleOption,
  cartPill,
  checkout,
  checkoutButton,
  menuButton,
  pickBundle,
} from "../locators.ts";
import { openHydrated, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";

test.use({ viewport: PHONE });

test("axe reports no violation with the menu open", async ({ page }) => {
  await openHydrated(page, "/");
  await menuButton(page).click();
  await expect(barLink(page, paths.brocode)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("axe reports no violation in the checkout and the open cart", BY_DAY, async ({ page }) => {
  await openHydrated(page, "/");
  await checkout(page).scrollIntoViewIfNeeded();
  const add = addButton(page);
  await expect(add).toBeVisible();
  for (const bundle of bundles) {
    await pickBundle(page, bundle);
    await expect(bundleOption(page, bundle)).toBeChecked();
    expect(await violations(page), bundle.name).toEqual([]);
  }
  await add.click();
  await expect(checkoutButton(page)).toBeVisible();
  expect(await violations(page), "open cart").toEqual([]);
  await page.getByRole("button", { name: buyButtonLabels.cart.close }).click();
  await expect(checkoutButton(page)).toBeHidden();
  await cartPill(page).click();
  await expect(checkoutButton(page)).toBeVisible();
});
