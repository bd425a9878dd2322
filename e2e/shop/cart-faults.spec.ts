// Answers of a shop that public reports tell of, and what a shopper sees and pays then.
import { buyButtonLabels } from "@/content/interface";
import { addButton, bundleOption, checkout } from "../locators.ts";
import { addToCart } from "../pages.ts";
import { openAtPicker } from "../shop-cart.ts";
import { firstBundle, secondBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

test("a bundle that comes with nothing, without a word, is said to be sold out", async ({ page }) => {
  const shop = await openAtPicker(page);
  shop.sellOut(firstBundle);
  shop.rewrite = (text) => text.replaceAll(/"warnings":\[[^\]]*\]/g, '"warnings":[]');
  await checkout(page).getByRole("button", { name: buyButtonLabels.product.buyNow }).click();
  // The picker has asked for the stock.
  await expect(bundleOption(page, secondBundle)).toBeChecked();
  await expect(addButton(page)).toBeVisible();
});

test("a price that rises while the page is open is in the picker as in the cart", async ({ page }) => {
  const shop = await openAtPicker(page);
  const dearer = firstBundle.price + 2;
  shop.rewrite = (text) => {
    const answered = JSON.parse(text);
    for (const { cart } of Object.values<{
      cart?: { lines?: { edges: { node: { merchandise: object } }[] } };
    }>(Object(answered.data)))
      for (const { node } of cart?.lines?.edges ?? [])
        Object.assign(node.merchandise, { price: { amount: dearer.toFixed(1), currencyCode: "USD" } });
    return JSON.stringify(answered);
  };
  await addToCart(page);
  await expect(checkout(page)).toContainText(`$${dearer}`);
});
