// What the shop says about a change, beside the cart as it is then.
import { codeLabels } from "@/content/code-labels";
import { buyButtonLabels, shopProblems } from "@/content/interface";
import { fillText } from "@/lib/text/fill-text";
import { addButton, cart, checkout } from "../locators.ts";
import { expectShown, openAtPicker, openWithCart, quantity } from "../shop-cart.ts";
import { centsOf, firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const LIMIT = "Limit 2 per customer.";

test("a first line that the shop refuses ends in the shop's own sentence, and in no empty cart", async ({
  page,
}) => {
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

test("a change that the shop refuses ends in a sentence, and the cart shows the shop's quantity", async ({
  page,
}) => {
  const { shop } = await openWithCart(page);
  shop.refuse("MERCHANDISE_NOT_APPLICABLE", "Item cannot be purchased as configured.");
  await cart(page).getByRole("button", { name: buyButtonLabels.cart.more }).click();
  await expect(cart(page).getByRole("alert")).toContainText(shopProblems["not-sold"]);
  await expect(quantity(page)).toHaveValue("1");

  // A line that the shop keeps is drawn again, also where the library has taken it off the page.
  shop.refuse("A_CODE_OF_A_LATER_VERSION", LIMIT);
  await cart(page).getByRole("button", { name: buyButtonLabels.cart.fewer }).click();
  await expect(cart(page).getByRole("alert")).toContainText(LIMIT);
  await expect(quantity(page)).toHaveValue("1");
});

test("where the shop has fewer than wanted, the open cart has them and says that there are no more", async ({
  page,
}) => {
  const shop = await openAtPicker(page);
  await checkout(page).getByRole("spinbutton").fill("5");
  shop.limit(2);
  await addButton(page).click();
  await expect(quantity(page)).toHaveValue("2");
  await expect(cart(page).getByRole("alert")).toHaveText(fillText(shopProblems["few-left"], { quantity: 2 }));
  await expectShown(page, 2 * centsOf(firstBundle));
});

test("a code whose condition the cart does not meet says which", async ({ page }) => {
  await openAtPicker(page, "/BRO25", {
    discounts: [{ code: "BRO25", percent: 25, combines: false, minimumSubtotalCents: 1_000_000 }],
  });
  await addButton(page).click();
  await expect(cart(page).getByText(codeLabels.refusals.amount)).toBeVisible();
});
