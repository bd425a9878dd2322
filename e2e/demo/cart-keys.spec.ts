// The open cart by keys, and clicks on what the page adds to the library's cart.
import { codeLabels } from "@/content/code-labels";
import { buyButtonLabels, cartLabels } from "@/content/interface";
import { fillText } from "@/lib/text/fill-text";
import { codeField, openField, percentOff, removeButton, startingWith } from "../code-area.ts";
import { cart, checkoutButton } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const CODE = "BRO25";

test("the Tab key goes through the open cart, and clicks on the code keep it", async ({ page }) => {
  await page.goto(`/${CODE}`);
  await addToCart(page);
  await expect(removeButton(cart(page), CODE)).toBeVisible();
  await openField(cart(page)).click();
  await codeField(cart(page)).click();
  await cart(page).getByText(percentOff(CODE)).click();
  await expect(checkoutButton(page)).toBeVisible();

  const swap = startingWith(cartLabels.swap);
  const { close, fewer, more, remove, checkout: checkoutLabel } = buyButtonLabels.cart;
  const names = [
    close,
    fewer,
    buyButtonLabels.cart.quantity,
    more,
    `${remove} ${firstBundle.name}`,
    swap,
    swap,
    fillText(codeLabels.remove, { code: CODE }),
    codeLabels.openAnother,
    codeLabels.field,
    codeLabels.submit,
    checkoutLabel,
  ];
  // The offers of the two larger bundles come with the buy button's answer.
  await expect(cart(page).getByRole("button", { name: swap })).toHaveCount(2);
  await cart(page).getByRole("button", { name: close }).focus();
  for (const [key, order] of [
    ["Tab", [...names.slice(1), close]],
    ["Shift+Tab", [...names.slice(1).toReversed(), close]],
  ] as const)
    for (const name of order) {
      await page.keyboard.press(key);
      const focused = cart(page).locator(":focus");
      await expect(focused, key).toHaveAccessibleName(name);
    }
});
