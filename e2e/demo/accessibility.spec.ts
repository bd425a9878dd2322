import { buyButtonLabels } from "@/content/interface";
import { bundles } from "@/content/bundles";
import { paths } from "@/lib/site/paths";
import { violations } from "../accessibility.ts";
import { AT_NIGHT, repeatIf } from "../every.ts";
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
import { DESKTOP, openHydrated, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";

test("axe reports no violation with the menu open", AT_NIGHT, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, "/");
  await menuButton(page).click();
  await expect(barLink(page, paths.brocode)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const viewport of [PHONE, DESKTOP]) {
  test(
    `axe reports no violation in the checkout and the open cart at ${viewport.width} px`,
    repeatIf(viewport === DESKTOP),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openHydrated(page, "/");
      await checkout(page).scrollIntoViewIfNeeded();
      const add = addButton(page);
      await expect(add).toBeVisible();
      for (const bundle of bundles) {
        await pickBundle(page, bundle);
        await expect(bundleOption(page, bundle)).toBeChecked();
        // The chosen bundle looks the same at every width, so one width is enough.
        if (viewport === PHONE) expect(await violations(page), bundle.name).toEqual([]);
      }
      await add.click();
      await expect(checkoutButton(page)).toBeVisible();
      expect(await violations(page), "open cart").toEqual([]);
      await page.getByRole("button", { name: buyButtonLabels.cart.close }).click();
      await expect(checkoutButton(page)).toBeHidden();
      await cartPill(page).click();
      await expect(checkoutButton(page)).toBeVisible();
    },
  );
}

for (const path of [paths.home, paths.privacy]) {
  test(`Shift+Tab through ${path} focuses nothing that the bar covers`, AT_NIGHT, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await openHydrated(page, path);
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    const hidden: string[] = [];
    const inBar = () => page.evaluate(() => document.activeElement?.closest("header nav") !== null);
    for (let step = 0; step < 100 && !(await inBar()); step += 1) {
      await page.keyboard.press("Shift+Tab");
      const covered = await page.evaluate(() => {
        const { activeElement: focused } = document;
        if (!focused || focused.closest("header nav")) return null;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return seen?.closest("header nav") ? focused.outerHTML.slice(0, 80) : null;
      });
      if (covered !== null) hidden.push(covered);
    }
    expect(await inBar()).toBe(true);
    expect(hidden).toEqual([]);
  });
}
