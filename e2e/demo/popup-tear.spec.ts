// Redeem & Copy tears the referral popup at its perforation, and its stub moves to the code's pill.
import type { Locator, Page } from "playwright/test";
import { violations } from "../accessibility.ts";
import { bothPricesOf, removeButton } from "../code-area.ts";
import { bar, checkout, popup, redeemButton } from "../locators.ts";
import { boxOf, DESKTOP, expectTop, PHONE } from "../pages.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

test.use({ popup: "keep" });

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

/** Ends the animations of a part, or holds them where they end. */
const endAnimations = (element: Locator, isHeld = false): Promise<void> =>
  element.evaluate((node, isKept) => {
    for (const animation of node.getAnimations())
      if (isKept) animation.currentTime = Number(animation.effect?.getComputedTiming().endTime);
      else animation.finish();
  }, isHeld);

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
    const parts = page.locator(".torn-part");
    const stub = page.locator(".torn-stub");
    await page.setViewportSize(viewport);
    await holdTear(page);
    await page.goto("/BRO25");
    await expect(removeButton(page.locator("body"), "BRO25").first()).toBeAttached();
    await expect(popup(page)).toBeVisible();
    await redeemButton(page).click();
    await expect(parts).toHaveCount(2);
    await expect(popup(page)).toBeHidden();
    // Nothing waits for the animation, which is held.
    await expectPicker(page);
    expect(await violations(page)).toEqual([]);

    await endAnimations(stub);
    await expect(stub).toHaveClass(/torn-stub-lands/);
    await endAnimations(stub, true);
    const landing = await boxOf(stub);
    const pill = await boxOf(place(page).locator(".code-pill").filter({ visible: true }));
    for (const side of ["x", "y", "width", "height"] as const)
      expect(Math.abs(landing[side] - pill[side]), side).toBeLessThan(1.5);
    for (const part of await parts.all()) await endAnimations(part);
    await expect(parts).toHaveCount(0);
    await expectPicker(page);
  });
