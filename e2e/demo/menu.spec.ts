import type { Page } from "playwright/test";
import { navigationLabels } from "@/content/interface";
import { navItems } from "@/content/site";
import { paths } from "@/lib/site/paths";
import { removeButton } from "../code-area.ts";
import { CODE } from "../visit.ts";
import { bar, barLink, heading, menuButton } from "../locators.ts";
import { distanceFromTop, openHydrated, PHONE } from "../pages.ts";
import { required } from "../site-content.ts";
import { keepBefore } from "../kept-values.ts";
import { DAY_MS } from "@/lib/text/day-ms";
import { BY_DAY, expect, test } from "../test.ts";

/** Whether the two lines of the icon cross: then they have one box, and else one is below the other. */
const isCross = (page: Page) =>
  menuButton(page).evaluate((button) => {
    const [first, last] = [...button.querySelectorAll("path")].map((line) => line.getBoundingClientRect());
    return first && last ? Math.abs(first.top - last.top) < 1 : null;
  });

/** The state that a browser reports to screen readers for the button of a popover. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const button = nodes.find(
    ({ role, name }) => role?.value === "button" && name?.value === navigationLabels.menu,
  );
  return button?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

/** At phone width the menu's links are the only ones in the bar. */
const menuLink = barLink;
/** The price follows its label. */
const menuBuyLink = (page: Page) => bar(page).getByRole("link", { name: navigationLabels.buy });

test.use({ viewport: PHONE });

test(
  "the menu opens by its button, and closes by it, Escape and a click outside",
  BY_DAY,
  async ({ page }) => {
    await openHydrated(page, paths.about);
    const first = required(navItems[0], "link of the bar");
    const link = menuLink(page, first.to);
    await expect(link).toBeHidden();
    expect(await isCross(page)).toBe(false);
    expect(await isExpanded(page)).toBe(false);

    await menuButton(page).click();
    await expect.poll(() => isCross(page)).toBe(true);
    expect(await isExpanded(page)).toBe(true);
    await expect(menuBuyLink(page)).toBeVisible();
    for (const { to } of navItems) await expect(menuLink(page, to)).toBeVisible();
    await menuButton(page).click();
    await expect(link).toBeHidden();
    await expect.poll(() => isCross(page)).toBe(false);

    await menuButton(page).press("Enter");
    await expect(link).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await menuButton(page).click();
    await expect(link).toBeVisible();
    // The menu fills the window below the bar, so that only the bar is outside.
    const logo = await bar(page).getByRole("link").first().boundingBox();
    await page.mouse.click((logo?.x ?? 0) + (logo?.width ?? 0) + 8, 30);
    await expect(link).toBeHidden();
  },
);

test("the menu fills the window below the bar, and the live code is removed there", async ({ page }) => {
  await keepBefore(page, "referralCode", JSON.stringify({ code: CODE, expiry: Date.now() + DAY_MS }));
  for (const size of [PHONE, { width: 320, height: 568 }]) {
    await page.setViewportSize(size);
    await openHydrated(page, paths.about);
    await menuButton(page).click();
    const menu = page.locator("#menu");
    await expect(menuBuyLink(page)).toBeVisible();
    const box = required((await menu.boundingBox()) ?? undefined, "menu");
    expect(Math.round(box.y + box.height)).toBe(size.height);
    expect(box.width).toBe(size.width);
    const buy = required((await menuBuyLink(page).boundingBox()) ?? undefined, "link to buy");
    expect(buy.y + buy.height).toBeLessThanOrEqual(size.height);
    await expect(removeButton(menu, CODE)).toBeVisible();
  }
  await removeButton(page.locator("#menu"), CODE).click();
  await expect(removeButton(page.locator("#menu"), CODE)).toBeHidden();
});

test("a browser without popovers has all links in the bar", async ({ page }) => {
  await page.goto(paths.faq);
  // Simulates such a browser: the attribute has no effect, and the rules within `@supports not` apply.
  await page.evaluate(() => {
    function release(rules: CSSRuleList, into: CSSStyleSheet): void {
      for (const rule of rules) {
        if (rule instanceof CSSSupportsRule && rule.conditionText.includes(":popover-open"))
          for (const inner of rule.cssRules)
            into.insertRule(`@layer components { ${inner.cssText} }`, into.cssRules.length);
        else if (rule instanceof CSSGroupingRule) release(rule.cssRules, into);
      }
    }
    for (const sheet of document.styleSheets) release(sheet.cssRules, sheet);
    for (const menu of document.querySelectorAll("[popover]")) menu.removeAttribute("popover");
  });
  await expect(menuButton(page)).toBeHidden();
  const [link, title] = [menuLink(page, paths.about), heading(page)];
  const row = await link.boundingBox();
  expect(row?.y).toBeGreaterThan(0);
  expect(await distanceFromTop(title)).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));
  await link.click();
  await page.waitForURL(paths.about);
});
