// Every page and its states with large text, at 400% zoom and in forced colors: nothing leaves the window, is cut or is
// covered, and what only a color marks is marked in system colors, too. On a phone words keep their characters together, the buy bar
// leaves the page its room, and lists keep their role.
import type { Locator, Page } from "playwright/test";
import { checkoutLabels } from "@/content/interface";
import { articlePath } from "@/lib/blog/blog-paths";
import { paths } from "@/lib/site/paths";
import { violations } from "../accessibility.ts";
import { longestTitledArticle } from "../articles.ts";
import {
  addButton,
  bar,
  barLink,
  buyBarLink,
  cart,
  checkout,
  checkoutButton,
  closePopupButton,
  drop,
  popup,
  redeemButton,
} from "../locators.ts";
import { removeButton } from "../code-area.ts";
import { addToCart, DESKTOP, knownPaths, openHydrated, PHONE } from "../pages.ts";
import { required } from "../site-content.ts";
import { contrastBetween, contrastIn } from "../painted-colors.ts";
import { expect, test } from "../test.ts";
import { layoutProblems } from "../text-layout.ts";
import { PHONE_AT_200, setTextMode, TEXT_MODES } from "../text-modes.ts";
import { brokenAcrossLines } from "../typesetting.ts";

test.use({ popup: "keep", contextOptions: { reducedMotion: "reduce" }, viewport: PHONE });

const CODE = "BRO25";

/** In forced colors browsers report the colors of the style sheet, and paint others. */
const AUTHORED_COLORS = ["color-contrast"];
/** The contrast that WCAG 1.4.11 asks for. */
const VISIBLE = 3;
/** The largest part of the window that the buy bar may take, and the navigation. */
const LARGEST_BAR = 0.2;
const LARGEST_NAVIGATION = 0.25;
/** An address is longer than a line and has no other place to break. */
const brokenWords = async (page: Page): Promise<string[]> =>
  (await brokenAcrossLines(page.locator("body"), /[^\s-]+/g)).filter((word) => !/[@/.]\w/.test(word));

const styleOf = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** Expects it in each mode, and that each of these controls can be scrolled into the window there. */
async function expectReadable(page: Page, controls: Locator[] = []): Promise<void> {
  for (const mode of TEXT_MODES) {
    await setTextMode(page, mode);
    await expect.poll(() => layoutProblems(page), mode.name).toEqual([]);
    const navigation = await bar(page).boundingBox();
    expect(navigation?.height, mode.name).toBeLessThan(LARGEST_NAVIGATION * mode.viewport.height);
    for (const control of controls) {
      await control.scrollIntoViewIfNeeded();
      await expect(control, mode.name).toBeInViewport({ ratio: 0.95 });
    }
  }
}

// The bodies of articles have the same few elements, so of them the two kinds and the longest title are enough.
for (const path of [...knownPaths, articlePath(longestTitledArticle)]) {
  test(`${path} is readable at 200% text, at 400% zoom and in forced colors`, async ({ page }) => {
    await openHydrated(page, path);
    // Safari takes the role from lists with `list-style: none` (https://bugs.webkit.org/show_bug.cgi?id=170179). A marker of no
    // text keeps it.
    const styles = await page
      .locator(":is(ul, ol, menu):not([role])")
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
    expect(styles.length).toBeGreaterThan(0);
    expect(styles).not.toContain("none");
    if (path === paths.home) await showBuyButton(page);
    await expectReadable(page);
    await setTextMode(page, PHONE_AT_200);
    await expect.poll(() => brokenWords(page)).toEqual([]);
    if ((await buyBarLink(page).count()) > 0) {
      const part = await buyBarLink(page).evaluate(
        (node) => (node.parentElement?.getBoundingClientRect().height ?? Infinity) / window.innerHeight,
      );
      expect(part).toBeLessThanOrEqual(LARGEST_BAR);
    }
    const logo = await bar(page).getByRole("img").boundingBox();
    expect(logo?.width).toBeGreaterThan(120);
    expect(await violations(page), "axe at 200% text").toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await violations(page, { without: AUTHORED_COLORS }), "axe in forced colors").toEqual([]);
  });
}

async function showBuyButton(page: Page): Promise<void> {
  await checkout(page).scrollIntoViewIfNeeded();
  await expect(addButton(page)).toBeVisible();
}

test("the open popup fits and scrolls at every text size", async ({ page }) => {
  await openHydrated(page, `/${CODE}`);
  await expect(redeemButton(page)).toBeVisible();
  await expectReadable(page, [closePopupButton(page), redeemButton(page)]);
});

test("the open cart with a line and a code fits and scrolls at every text size", async ({ page }) => {
  await openHydrated(page, `/${CODE}`);
  await closePopupButton(page).click();
  await addToCart(page);
  await expect(removeButton(cart(page), CODE)).toBeVisible();
  await expectReadable(page, [checkoutButton(page)]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`forced colors with a ${colorScheme} background show the choice, the logo, the page and the reduced price`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await openHydrated(page, `/${CODE}`);
    await expect(redeemButton(page)).toBeVisible();
    const paper = popup(page).locator("> *");
    expect(await styleOf(paper, "border-top-style")).toBe("solid");
    expect(await styleOf(paper, "mask-image")).toBe("none");
    await closePopupButton(page).click();

    expect(await contrastIn(bar(page).getByRole("img"))).toBeGreaterThan(VISIBLE);
    expect(await styleOf(drop(page).locator("del").first(), "text-decoration-line")).toBe("line-through");

    expect(await contrastIn(page.locator("summary svg").first())).toBeGreaterThan(VISIBLE);
    await showBuyButton(page);
    const options = checkout(page).getByRole("group", { name: checkoutLabels.bundle }).locator("label");
    const chosen = options.filter({ has: page.locator(":checked") });
    const other = options.filter({ hasNot: page.locator(":checked") }).first();
    expect(await contrastBetween(chosen, other)).toBeGreaterThan(VISIBLE);

    await barLink(page, paths.faq).click();
    await expect(barLink(page, paths.faq)).toHaveAttribute("aria-current", "page");
    expect(await styleOf(barLink(page, paths.faq), "text-decoration-line")).toBe("underline");
    expect(await styleOf(barLink(page, paths.about), "text-decoration-line")).toBe("none");

    await page.keyboard.press("Tab");
    expect(await styleOf(page.locator(":focus"), "outline-style")).toBe("solid");
  });

  test(`forced colors with a ${colorScheme} background show sliders, the code, play marks and the switch`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await openHydrated(page, `/${CODE}`);
    await closePopupButton(page).click();
    const [line] = await page.locator(".before-after-line").all();
    expect(await contrastBetween(required(line, "slider"), bar(page))).toBeGreaterThan(VISIBLE);
    const code = bar(page).locator(".code-pill").filter({ visible: true });
    expect(await contrastIn(code)).toBeGreaterThan(VISIBLE);
    expect(await styleOf(code, "border-top-style")).toBe("solid");

    await page.goto(paths.mugshots);
    await page.evaluate(() => document.querySelector(".wall-play")?.scrollIntoView({ block: "center" }));
    expect(await contrastIn(page.locator(".wall-play").first())).toBeGreaterThan(VISIBLE);

    await openHydrated(page, paths.optOut);
    const choice = page.getByRole("switch");
    const track = choice.locator("+ *");
    const off = await track.screenshot();
    // Within its rounded border: the knob.
    expect(await contrastIn(track, 8)).toBeGreaterThan(VISIBLE);
    await choice.check({ force: true });
    expect(await contrastIn(track, 8)).toBeGreaterThan(VISIBLE);
    expect(off.equals(await track.screenshot())).toBe(false);
  });
}
