// The purchase on a small and slow phone: 320 px, touch, a quarter of the processor's speed.
import { expectCreditedTo } from "../demo-order.ts";
import { addButton, checkoutButton, popup, redeemButton } from "../locators.ts";
import { expect, test } from "../test.ts";

test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, popup: "keep" });

test("a referral link leads to a credited order by taps on a small, slow phone", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto("/BRO25");
  await redeemButton(page).tap();
  await expect(popup(page)).toBeHidden();
  await addButton(page).tap();
  await checkoutButton(page).tap();
  await expectCreditedTo(page, "BRO25");
});
