// What the affiliate service says of a code, and what becomes of the code then, for each of the two kinds of link.
import type { Page } from "playwright/test";
import { referralPopup } from "@/content/code-offer";
import { brokenStorage } from "../broken-storage.ts";
import { keptForVisit, keptLocally } from "../kept-values.ts";
import { cartPill, checkoutButton, closePopupButton, footerLink, heading, popup } from "../locators.ts";
import { addToCart, hydrated, nextPaint } from "../pages.ts";
import { credit, expectCartOf, expectPopup, expectSale, links, storedCode } from "../referral-steps.ts";
import { failures, RoutedShop } from "../routed-shop.ts";
import { SHOP_ENVIRONMENT } from "../shop-environment.ts";
import { centsOf, firstBundle, reducedCentsOf } from "../site-content.ts";
import { storedText } from "../stored-code.ts";
import { expect, test } from "../test.ts";

test.use({ popup: "keep" });

const NOISE = /Failed to load resource/;
const DOWN = failures.status(503);
const FULL_CENTS = centsOf(firstBundle);
const REDUCED_CENTS = reducedCentsOf(firstBundle, "BRO25");

for (const [kind, linkOf] of Object.entries(links)) {
  test.describe(kind, () => {
    test.beforeEach(({ watch }) => watch.allow(NOISE));

    test("unknown code: it is stored, shown with 0% and a text of its own, and sent", async ({ page }) => {
      const shop = await RoutedShop.open(page);
      await page.goto(linkOf("FAKE99"));
      await expect(popup(page)).toContainText(referralPopup.unknownCode);
      await expect(popup(page)).toContainText("FAKE99");
      await expectPopup(page, "0%");
      expect(await storedCode(page)).toBe("FAKE99");
      await addToCart(page);
      expectCartOf(shop, "FAKE99");
      await page.goto("/faq");
      await expect(heading(page)).toBeVisible();
      expect(shop.lookups).toEqual(["FAKE99"]);
      await page.goto("/");
      await openCart(page);
      await expectSale(page, shop, "FAKE99", FULL_CENTS);
    });

    test("unknown code over a known one: the known one is stored, shown with 25% and sent", async ({
      page,
    }) => {
      const shop = await RoutedShop.open(page);
      await page.goto(linkOf("BRO25"));
      await expect(popup(page)).toContainText("25%");
      const before = await storedText(page);
      await page.goto(linkOf("FAKE99"));
      await expect(popup(page)).toContainText("BRO25");
      await expectPopup(page, "25%");
      expect(await storedText(page)).toBe(before);
      expect(await keptLocally(page, "replacedCodes")).toBeNull();
      await addToCart(page);
      expectCartOf(shop, "BRO25");
      await page.reload();
      await expect(heading(page)).toBeVisible();
      expect(await storedCode(page)).toBe("BRO25");
      expect(shop.lookups).toEqual(["BRO25", "FAKE99"]);
      await openCart(page);
      await expectSale(page, shop, "BRO25", REDUCED_CENTS);
    });

    for (const isDismissed of [false, true])
      test(`unknown code over a known one whose popup is ${isDismissed ? "dismissed" : "open"}, answered late: the last link wins until then, on the cart as well`, async ({
        page,
      }) => {
        const shop = await RoutedShop.open(page);
        await page.goto(linkOf("BRO25"));
        await expect(popup(page)).toContainText("25%");
        if (isDismissed) await closePopupButton(page).click();
        const answer = await holdLookups(page);
        const asked = page.waitForRequest(`${SHOP_ENVIRONMENT.VITE_AFFILIATE_API_URL}/**`);
        await page.goto(linkOf("FAKE99"));
        await asked;
        if (isDismissed) {
          // A popup that opened now would close by itself when the known code is the live one again.
          await nextPaint(page);
          await expect(popup(page)).toHaveCount(0);
        } else {
          await expect(popup(page)).toContainText(referralPopup.loading);
          await closePopupButton(page).click();
        }
        expect(await storedCode(page)).toBe("FAKE99");
        await addToCart(page);
        expectCartOf(shop, "FAKE99");
        answer();
        await expect.poll(() => storedCode(page)).toBe("BRO25");
        await expect.poll(() => lastAttributes(shop)).toEqual(credit("BRO25"));
        await expect(popup(page)).toBeHidden();
        await expectSale(page, shop, "BRO25", REDUCED_CENTS);
      });

    test("unknown code over a known one in another tab: both tabs store the known one and send it", async ({
      page,
      context,
    }) => {
      const shop = await RoutedShop.open(page);
      await page.goto(linkOf("BRO25"));
      await expect(popup(page)).toContainText("25%");
      const other = await context.newPage();
      await other.goto(linkOf("FAKE99"));
      await expectPopup(other, "25%");
      await page.bringToFront();
      await expect(popup(page)).toBeHidden();
      expect(await storedCode(page)).toBe("BRO25");
      await addToCart(page);
      expectCartOf(shop, "BRO25");
      await expectSale(page, shop, "BRO25", REDUCED_CENTS);
    });

    test("code in another case: it is stored, shown and sent in the service's spelling", async ({ page }) => {
      const shop = await RoutedShop.open(page);
      await page.goto(linkOf("bro25"));
      await expect(popup(page)).toContainText("25%");
      await expect(popup(page)).toContainText("BRO25");
      await expectPopup(page, "25%");
      expect(await storedCode(page)).toBe("BRO25");
      await addToCart(page);
      expectCartOf(shop, "BRO25");
      await page.reload();
      await expect(heading(page)).toBeVisible();
      await expect(popup(page)).toBeHidden();
      expect(shop.lookups).toEqual(["bro25"]);
      await openCart(page);
      await expectSale(page, shop, "BRO25", REDUCED_CENTS);
    });

    test("service down, then up: 0% with its reason, the code is sent, and the next page looks it up", async ({
      page,
    }) => {
      const shop = await RoutedShop.open(page);
      shop.fail("affiliates", DOWN);
      await page.goto(linkOf("BRO25"));
      await expect(popup(page)).toContainText(referralPopup.unreadDiscount);
      await expectPopup(page, "0%");
      expect(await storedCode(page)).toBe("BRO25");
      expect(await keptForVisit(page, "discount")).toBeNull();
      await addToCart(page);
      expectCartOf(shop, "BRO25");
      expect(shop.lookups).toEqual(["BRO25"]);
      shop.recover();
      await page.goto("/faq");
      await expect.poll(() => keptForVisit(page, "discount")).toContain('"percent":25');
      await page.goto("/terms");
      await expect(heading(page)).toBeVisible();
      await expect(popup(page)).toBeHidden();
      expect(shop.lookups).toEqual(["BRO25", "BRO25"]);
      await openCart(page);
      await expectSale(page, shop, "BRO25", REDUCED_CENTS);
    });

    test("service down, then up, for an unknown code over a known one: the last link wins until it is up", async ({
      page,
    }) => {
      const shop = await RoutedShop.open(page);
      shop.fail("affiliates", DOWN);
      await page.goto(linkOf("BRO25"));
      await expectPopup(page, "0%");
      await page.goto(linkOf("FAKE99"));
      await expectPopup(page, "0%");
      expect(await storedCode(page)).toBe("FAKE99");
      await addToCart(page);
      expectCartOf(shop, "FAKE99");
      shop.recover();
      // Within the application, without a load of the page.
      await page.keyboard.press("Escape");
      await footerLink(page, "/terms").click();
      await expect.poll(() => storedCode(page)).toBe("BRO25");
      await expect(popup(page)).toBeHidden();
      await page.goto("/");
      await addToCart(page);
      await expect.poll(() => lastAttributes(shop)).toEqual(credit("BRO25"));
      expect(shop.of("cartCreate")).toHaveLength(1);
      await expectSale(page, shop, "BRO25", reducedCentsOf(firstBundle, "BRO25", 2));
    });

    test("service up, then down: the percent of the visit is still shown, and nothing is asked", async ({
      page,
    }) => {
      const shop = await RoutedShop.open(page);
      await page.goto(linkOf("BRO25"));
      await expect(popup(page)).toContainText("25%");
      shop.fail("affiliates", DOWN);
      await page.reload();
      await expectPopup(page, "25%");
      expect(shop.lookups).toEqual(["BRO25"]);
    });

    for (const [failure, breakStorage] of Object.entries(brokenStorage)) {
      test(`storage ${failure}: a code in another case is shown and sent in the service's spelling`, async ({
        page,
      }) => {
        await breakStorage(page);
        const shop = await RoutedShop.open(page);
        await page.goto(linkOf("bro25"));
        await expect(popup(page)).toContainText("BRO25");
        await expectPopup(page, "25%");
        await addToCart(page);
        expectCartOf(shop, "BRO25");
        expect(shop.lookups).toEqual(["bro25"]);
      });
    }
  });
}

/** Holds lookups back. Returns the function that lets them through. */
async function holdLookups(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${SHOP_ENVIRONMENT.VITE_AFFILIATE_API_URL}/**`, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** The attributes of the last request that wrote them to a cart. */
const lastAttributes = (shop: RoutedShop): unknown => shop.of("cartAttributesUpdate").at(-1)?.["attributes"];

async function openCart(page: Page): Promise<void> {
  // Before hydration the pill is a link to the checkout section.
  await hydrated(page);
  await cartPill(page).click();
  await expect(checkoutButton(page)).toBeVisible();
}
