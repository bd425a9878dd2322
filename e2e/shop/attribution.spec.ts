// A referral code on its way to a sale: from the link into the first request of the cart, and past the popup to what is paid.
import { storedText } from "../stored-code.ts";
import { expectCartOf, expectPaid, expectPopup } from "../shop-cart.ts";
import { addToCart } from "../pages.ts";
import { RoutedShop, TRACKER } from "../routed-shop.ts";
import { firstBundle, reducedCentsOf } from "../site-content.ts";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

test.use({ popup: "keep" });

test(
  "the code of a link is stored, shown, tracked once, sent with the cart and paid with",
  BY_DAY,
  async ({ page }) => {
    const shop = await RoutedShop.open(page);
    // On a busy machine, its script takes longer than the second try waits.
    await page.addInitScript(TRACKER);
    await page.goto("/BRO25");
    expect(await storedText(page)).toContain("BRO25");
    await expect(page).toHaveURL("/");
    await expectPopup(page, "25%");
    await addToCart(page);
    expectCartOf(shop, "BRO25");
    expect([shop.of("cartAttributesUpdate"), shop.of("cartDiscountCodesUpdate")]).toEqual([[], []]);
    expect(shop.lookups).toEqual(["BRO25"]);
    await expect.poll(() => shop.trackedCodes).toEqual(["BRO25"]);
    await expectPaid(page, shop, reducedCentsOf(firstBundle, "BRO25"), ["BRO25"]);
  },
);
