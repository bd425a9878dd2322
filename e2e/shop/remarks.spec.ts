// What the shop says about a change, beside the cart as it is then.
import { buyButtonLabels, shopProblems } from "@/content/interface";
import { fillText } from "@/lib/text/fill-text";
import { addButton, cart, checkout } from "../locators.ts";
import { expectShown, openAtPicker, quantity } from "../shop-cart.ts";
import { centsOf, firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const LIMIT = "Limit 2 per customer.";

test("a first line that the shop refuses ends in the shop's own sentence", async ({ page }) => {
  const shop = await openAtPicker(page);
  shop.refuse("VALIDATION_CUSTOM", LIMIT);
  await addButton(page).click();
  await expect(checkout(page).getByRole("alert")).toHaveText(
    fillText(shopProblems.quoted, { message: LIMIT }),
  );
  await expect(cart(page).getByText(buyButtonLabels.cart.empty)).toBeHidden();

  await addButton(page).click();
  await expectShown(page, centsOf(firstBundle));
  await expect(checkout(page).getByRole("alert")).toBeHidden();
});

test("where the shop has fewer than wanted, the open cart says so", async ({ page }) => {
  const shop = await openAtPicker(page);
  await checkout(page).getByRole("spinbutton").fill("5");
  shop.limit(2);
  await addButton(page).click();
  await expect(quantity(page)).toHaveValue("2");
  await expect(cart(page).getByRole("alert")).toHaveText(fillText(shopProblems["few-left"], { quantity: 2 }));
  await expectShown(page, 2 * centsOf(firstBundle));
});
