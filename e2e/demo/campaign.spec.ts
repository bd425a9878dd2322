// The campaign of a link on the demo store, whose checkout is a page of this site.
import type { Page } from "playwright/test";
import { demoCheckout } from "@/content/demo-checkout";
import { expectCreditedTo, receivedPart } from "../demo-order.ts";
import { checkoutButton } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { expect, test } from "../test.ts";

const LINK = "/BRO25?utm_source=tiktok&ttclid=E.C.P";
const CAMPAIGN = "utm_source=tiktok&ttclid=E[.]C[.]P";

async function expectOrderOfCode(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: demoCheckout.heading })).toBeVisible();
  await expectCreditedTo(page, "BRO25");
  for (const parameter of CAMPAIGN.replaceAll("[.]", ".").split("&"))
    await expect(receivedPart(page).getByText(parameter, { exact: true })).toBeVisible();
  expect(page.url()).not.toContain("BRO25");
}

test("the demo checkout shows the order of a cart with a campaign in its address", async ({ page }) => {
  await page.goto(LINK);
  await addToCart(page);
  await checkoutButton(page).click();
  await expect(page).toHaveURL(new RegExp(`/demo/checkout\\?cart=[^&]+&.*${CAMPAIGN}$`));
  await expectOrderOfCode(page);
});
