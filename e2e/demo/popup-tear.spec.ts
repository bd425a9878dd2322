// Redeem & Copy tears the referral popup at its perforation, and its stub moves to the code's pill.
import type { Locator, Page } from "playwright/test";
import { violations } from "../accessibility.ts";
import { bothPricesOf, removeButton } from "../code-area.ts";
import { bar, checkout, popup, redeemButton } from "../locators.ts";
import { DESKTOP, expectTop, PHONE } from "../pages.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

test.use({ popup: "keep" });

const stub = (page: Page): Locator => page.locator(".torn-stub");
const parts = (page: Page): Locator => page.locator(".torn-part");

/** Holds each animation of the torn popup at its start: the popup asks for its animations when it starts them. */
async function holdTear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- It is called with its element.
    const { getAnimations } = Element.prototype;
    Element.prototype.getAnimations = function (options) {
      const animations = getAnimations.call(this, options);
      if (this.matches(".torn-part")) for (const animation of animations) animation.pause();
      return animations;
    };
  });
}

const endAnimations = (element: Locator): Promise<void> =>
  element.evaluate((node) => {
    for (const animation of node.getAnimations()) animation.finish();
  });

/** The box of the stub at the end of its way. */
async function landingBox(page: Page) {
  await endAnimations(stub(page));
  await expect(stub(page)).toHaveClass(/torn-stub-lands/);
  await stub(page).evaluate((node) => {
    for (const animation of node.getAnimations()) {
      animation.pause();
      animation.currentTime = Number(animation.effect?.getComputedTiming().endTime);
    }
  });
  return boxOf(stub(page));
}

const boxOf = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { left, top, width, height };
  });

/** Expects the picker in view, with the focus and the reduced price. */
async function expectPicker(page: Page): Promise<void> {
  await expect(checkout(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expectTop(checkout(page), 20);
  await expect(
    checkout(page).getByText(bothPricesOf(firstBundle, "BRO25"), { exact: true }).first(),
  ).toBeVisible();
}

for (const [viewport, place] of [
  [DESKTOP, bar],
  [PHONE, checkout],
] as const)
  test(`at ${viewport.width} px the stub ends at the code's pill, while the page is at the picker already`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await holdTear(page);
    await page.goto("/BRO25");
    await expect(removeButton(page.locator("body"), "BRO25").first()).toBeAttached();
    await expect(popup(page)).toBeVisible();
    await redeemButton(page).click();
    await expect(parts(page)).toHaveCount(2);
    await expect(popup(page)).toBeHidden();
    // Nothing waits for the animation, which is held.
    await expectPicker(page);
    expect(await violations(page)).toEqual([]);

    const landing = await landingBox(page);
    const pill = await boxOf(place(page).locator(".code-pill").filter({ visible: true }));
    for (const side of ["left", "top", "width", "height"] as const)
      expect(Math.abs(landing[side] - pill[side]), side).toBeLessThan(1.5);
    for (const part of await parts(page).all()) await endAnimations(part);
    await expect(parts(page)).toHaveCount(0);
    await expectPicker(page);
  });
