// A referral code on the way to a sale: by a link and typed, into the first request, into a cart that is there, and past what is blocked.
import { codeLabels } from "@/content/code-labels";
import { buyButtonLabels, checkoutLabels } from "@/content/interface";
import { fillText } from "@/lib/text/fill-text";
import { codeStatus, optionNameOf, typeCode } from "../code-area.ts";
import { credit, expectCartOf, expectPopup, storedCode } from "../referral-steps.ts";
import { expectPaid, expectShown, openAtPicker } from "../shop-cart.ts";
import { SHOP_ORIGIN } from "../shop-environment.ts";
import { bundleOption, cart, checkout, pickBundle } from "../locators.ts";
import { addToCart, BUY_BUTTON_FILE } from "../pages.ts";
import { RoutedShop, TRACKER } from "../routed-shop.ts";
import { failures } from "../shop-requests.ts";
import { filled, firstBundle, lastBundle, percentOf, reducedCentsOf } from "../site-content.ts";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

const CODE = "BRO25";
const REDUCED_CENTS = reducedCentsOf(firstBundle, CODE);

test.beforeEach(({ watch }) => watch.allow(/Failed to load resource|net::ERR|ShopError|TypeError/));

test(
  "a direct checkout has the code, the chosen bundle and the chosen quantity",
  BY_DAY,
  async ({ page }) => {
    const shop = await RoutedShop.open(page);
    await page.goto("/BRO25");
    await checkout(page).scrollIntoViewIfNeeded();
    await pickBundle(page, lastBundle);
    await checkout(page).getByRole("button", { name: "Increment" }).click();
    await checkout(page).getByRole("button", { name: buyButtonLabels.product.buyNow }).click();
    await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();

    const merchandiseId = expect.stringContaining(lastBundle.variantId);
    expect(shop.of("cartCreate")).toMatchObject([
      { input: { attributes: credit(CODE), lines: [{ merchandiseId, quantity: 2 }] } },
    ]);
  },
);

test.describe("with the referral popup", () => {
  test.use({ popup: "keep" });

  test(
    "first visit: the code is stored, shown, tracked once and sent with the cart",
    BY_DAY,
    async ({ page }) => {
      const shop = await RoutedShop.open(page);
      // On a busy machine, its script takes longer than the second try waits.
      await page.addInitScript(TRACKER);
      await page.goto("/BRO25");
      expect(await storedCode(page)).toBe("BRO25");
      await expect(page).toHaveURL("/");
      await expectPopup(page, "25%");
      await addToCart(page);
      expectCartOf(shop, "BRO25");
      await expectShown(page, REDUCED_CENTS, ["BRO25"]);
      expect([shop.of("cartAttributesUpdate"), shop.of("cartDiscountCodesUpdate")]).toEqual([[], []]);
      expect(shop.lookups).toEqual(["BRO25"]);
      await expect.poll(() => shop.trackedCodes).toEqual(["BRO25"]);
    },
  );

  test("buy button blocked: the link to the shop's cart holds the code twice", BY_DAY, async ({ page }) => {
    await RoutedShop.open(page);
    await page.route(BUY_BUTTON_FILE, failures.aborted);
    await page.goto("/BRO25");
    await expectPopup(page, "25%");
    expect(await storedCode(page)).toBe("BRO25");
    await checkout(page).scrollIntoViewIfNeeded();
    const link = checkout(page).getByRole("link", {
      name: filled(checkoutLabels.buyAtShop, firstBundle.name),
    });
    await link.click();
    await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
    const { origin, searchParams } = new URL(page.url());
    expect(origin).toBe(SHOP_ORIGIN);
    expect(searchParams.get("discount")).toBe("BRO25");
    expect(searchParams.get("attributes[__snowball]")).toBe("BRO25");
  });

  test("with a cart: it gets the code, and the reduced price is paid", BY_DAY, async ({ page }) => {
    const shop = await openAtPicker(page);
    await addToCart(page);
    await typeCode(cart(page), `  ${CODE}  `);
    const added = fillText(codeLabels.added, { code: CODE, percent: percentOf(CODE) });
    await expect(codeStatus(cart(page), added)).toBeVisible();
    expect(await storedCode(page)).toBe(CODE);
    await expect(bundleOption(page, firstBundle)).toHaveAccessibleName(optionNameOf(firstBundle, CODE));
    await expectPaid(page, shop, REDUCED_CENTS, [CODE]);
    const sold = shop.store.readCart(new URL(page.url()).searchParams.get("cart") ?? "");
    expect(sold?.attributes).toEqual(credit(CODE));
    expect(shop.of("cartCreate")).toHaveLength(1);
  });
});
