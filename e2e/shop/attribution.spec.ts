// A referral code on its way to a sale: from the link into the first request of the cart, into each price, and past the popup to what is paid.
import { storedText } from "../stored-code.ts";
import { expectCartOf, expectPaid, expectPopup } from "../shop-cart.ts";
import { addToCart } from "../pages.ts";
import { bothPricesOf } from "../code-area.ts";
import { checkout, drop } from "../locators.ts";
import { bundles } from "@/content/bundles";
import { RoutedShop, TRACKER } from "../routed-shop.ts";
import { firstBundle, homeHeading, lowestPrice, reducedCentsOf, required } from "../site-content.ts";
import { BY_DAY, expect, test } from "../test.ts";

const reduced = reducedCentsOf(firstBundle, "BRO25");

test.use({ popup: "keep" });

test(
  "the code of a link is stored, tracked once, in each price, sent with the cart and paid with",
  BY_DAY,
  async ({ page }) => {
    const shop = await RoutedShop.open(page);
    // On a busy machine, its script takes longer than the second try waits.
    await page.addInitScript(TRACKER);
    await page.goto("/BRO25");
    expect(await storedText(page)).toContain("BRO25");
    await expect(page).toHaveURL("/");
    await expectPopup(page, "25%");
    const cheapest = required(
      bundles.find(({ price }) => price === lowestPrice),
      "cheapest bundle",
    );
    for (const section of [page.getByRole("region", { name: homeHeading }), drop(page), checkout(page)])
      await expect(section.getByText(bothPricesOf(cheapest, "BRO25"), { exact: true }).first()).toBeVisible();
    await addToCart(page);
    expectCartOf(shop, "BRO25");
    expect([shop.of("cartAttributesUpdate"), shop.of("cartDiscountCodesUpdate")]).toEqual([[], []]);
    expect(shop.lookups).toEqual(["BRO25"]);
    await expect.poll(() => shop.trackedCodes).toEqual(["BRO25"]);
    await expectPaid(page, shop, reduced, ["BRO25"]);
  },
);
