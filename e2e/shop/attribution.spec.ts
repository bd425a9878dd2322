// A referral code on its way to a sale: from the link into the first request of the cart, into each price, and past the popup to what is paid.
import { storedText } from "../stored-code.ts";
import { expectCartOf, expectPaid, expectPopup, openAtPicker } from "../shop-cart.ts";
import { addToCart } from "../pages.ts";
import { bothPricesOf } from "../code-area.ts";
import { cartPill, checkout, drop } from "../locators.ts";
import { bundles } from "@/content/bundles";
import { RoutedShop, TRACKER } from "../routed-shop.ts";
import { firstBundle, homeHeading, lowestPrice, reducedCentsOf, required } from "../site-content.ts";
import { BY_DAY, expect, test } from "../test.ts";

const CREDIT = { key: "__snowball", value: "BRO25" };
const reduced = reducedCentsOf(firstBundle, "BRO25");
const attributesOf = ({ input }: Record<string, unknown>): string[] => Object(input).attributes;

/** The shop's answer to a mutation whose attributes it refuses. */
function refuseAttributes(mutation: string, ...path: string[]): string {
  const userErrors = [{ code: "INVALID", field: [...path, "attributes"], message: "Too long." }];
  return JSON.stringify({ data: { [mutation]: { cart: null, userErrors, warnings: [] } } });
}

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

test.describe("where the shop refuses what a cart carries, or lists it no longer", () => {
  test.use({ popup: "close" });

  test("a cart that may carry no attribute is sold without the campaign, and then without attributes", async ({
    page,
  }) => {
    const shop = await RoutedShop.open(page);
    shop.alter("cartCreate", (own, variables) =>
      attributesOf(variables).length > 0 ? refuseAttributes("cartCreate", "input") : own(),
    );
    await page.goto("/BRO25?utm_source=story");
    await addToCart(page);
    expect(shop.of("cartCreate").map((variables) => attributesOf(variables).length)).toEqual([2, 1, 0]);
    await expectPaid(page, shop, reduced, ["BRO25"]);
  });

  test("where campaign and discount code cannot be written to a cart, the referral code is written alone", async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 500/);
    const shop = await openAtPicker(page);
    await addToCart(page);
    shop.alter("cartAttributesUpdate", (own, { attributes, discountCodes }) => {
      if (Object(attributes).length > 1) return refuseAttributes("cartAttributesUpdate");
      return discountCodes ? 500 : own();
    });
    await page.goto("/BRO25?utm_source=story");
    await checkout(page).scrollIntoViewIfNeeded();
    const alone = { cartId: expect.any(String), attributes: [CREDIT] };
    await expect.poll(() => shop.of("cartAttributesUpdate")).toContainEqual(alone);
  });

  test("a code that the shop lists no longer is written again when the page comes back", async ({ page }) => {
    const shop = await RoutedShop.open(page);
    await page.goto("/BRO25");
    await addToCart(page);
    shop.alter("cart", async (own) =>
      (await own()).replaceAll(/"discountCodes":\[[^\]]*\]/g, '"discountCodes":[]'),
    );
    await page.goto("/");
    await checkout(page).scrollIntoViewIfNeeded();
    await expect.poll(() => shop.of("cartDiscountCodesUpdate")).toMatchObject([{ discountCodes: ["BRO25"] }]);
    await cartPill(page).click();
    await expectPaid(page, shop, reduced, ["BRO25"]);
  });
});
