import { bundles } from "@/content/bundles";
import { paths } from "@/lib/site/paths";
import { violations } from "../accessibility.ts";
import { removeButton, typeCode } from "../code-area.ts";
import {
  addButton,
  barLink,
  bundleOption,
  cart,
  checkout,
  checkoutButton,
  menuButton,
  pickBundle,
} from "../locators.ts";
import { openHydrated, PHONE } from "../pages.ts";
import { BY_DAY, expect, test } from "../test.ts";

test.use({ viewport: PHONE });

test("axe reports no violation with the menu open", async ({ page }) => {
  await openHydrated(page, "/");
  await menuButton(page).click();
  await expect(barLink(page, paths.brocode)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test(
  "axe reports no violation in home, the checkout and the open cart, with a code and an error at its field",
  BY_DAY,
  async ({ page }) => {
    await openHydrated(page, "/BRO25");
    await expect(removeButton(checkout(page), "BRO25")).toBeVisible();
    await checkout(page).scrollIntoViewIfNeeded();
    const add = addButton(page);
    await expect(add).toBeVisible();
    expect(await violations(page), "home").toEqual([]);
    for (const bundle of bundles) {
      await pickBundle(page, bundle);
      await expect(bundleOption(page, bundle)).toBeChecked();
      expect(await violations(page, { within: checkout(page) }), bundle.name).toEqual([]);
    }
    await typeCode(checkout(page), "not a code");
    await expect(checkout(page).getByRole("alert")).not.toBeEmpty();
    expect(await violations(page, { within: checkout(page) }), "picker").toEqual([]);
    await add.click();
    await expect(checkoutButton(page)).toBeVisible();
    await typeCode(cart(page), "");
    await expect(cart(page).getByRole("alert")).not.toBeEmpty();
    expect(await violations(page, { within: cart(page) }), "open cart").toEqual([]);
  },
);
