import { buyButtonLabels, layoutLabels } from "@/content/interface";
import { bundles } from "@/content/bundles";
import { hero } from "@/content/home";
import { emailArea, shortFaq } from "@/content/home-end";
import { paths } from "@/lib/site/paths";
import { violations } from "../accessibility.ts";
import { AT_NIGHT, repeatIf } from "../every.ts";
import {
  addButton,
  backToTop,
  barLink,
  bundleOption,
  buyNow,
  cartPill,
  checkout,
  checkoutButton,
  menuButton,
  pickBundle,
} from "../locators.ts";
import { DESKTOP, expectTop, openHydrated, PHONE, scrollY, watchScrolling } from "../pages.ts";
import { labelOf } from "../site-content.ts";
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

test(
  "the checkout does not scroll sideways at 320 px, whichever bundle is chosen",
  AT_NIGHT,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, "/");
    await checkout(page).scrollIntoViewIfNeeded();
    await expect(addButton(page)).toBeVisible();
    for (const bundle of bundles) {
      await pickBundle(page, bundle);
      await expect(bundleOption(page, bundle)).toBeChecked();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), bundle.name).toBe(320);
    }
  },
);

for (const [motion, behavior] of [
  ["reduce", "instant"],
  ["no-preference", "smooth"],
] as const) {
  test(
    `scrolling is ${behavior} with prefers-reduced-motion set to '${motion}'`,
    AT_NIGHT,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await openHydrated(page, "/");
      const behaviors = await watchScrolling(page);
      await buyNow(page).click();
      await expectTop(checkout(page), 20);
      expect(await behaviors()).toEqual([behavior]);
      await backToTop(page).click();
      await expect.poll(() => scrollY(page)).toBe(0);
      expect(await behaviors()).toEqual([behavior, behavior]);
      const running = await page.evaluate(
        () =>
          document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 1)
            .length,
      );
      if (motion === "reduce") expect(running).toBe(0);
    },
  );
}

test("the Tab key reaches every control of the home page in order", AT_NIGHT, async ({ page }) => {
  await openHydrated(page, "/");
  await expect(addButton(page)).toBeAttached();
  const seen: string[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      return `${element.tagName} ${element.textContent?.trim().slice(0, 60) ?? ""}`;
    });
    if (stop === null) break;
    seen.push(stop);
  }
  const order = [
    layoutLabels.skip,
    labelOf(paths.brocode),
    hero.buyLabel,
    hero.howLabel,
    shortFaq.allLabel,
    emailArea.mailLabel,
    labelOf(paths.terms),
  ];
  const positions = order.map((text) => seen.findIndex((stop) => stop.includes(text)));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});

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
