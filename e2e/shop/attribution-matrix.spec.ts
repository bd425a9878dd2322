// Every case in which a referral code reaches a sale or a part fails in between, for each of the two kinds of link.
import type { Page } from "playwright/test";
import { checkoutLabels } from "@/content/interface";
import { brokenStorage } from "../broken-storage.ts";
import { faqPage } from "@/content/faq";
import { DAY_MS } from "@/lib/text/day-ms";
import { AT_NIGHT, repeatIf } from "../every.ts";
import { markPopupShown } from "../kept-values.ts";
import { checkout, heading, popup, straightLink } from "../locators.ts";
import { addToCart, BUY_BUTTON_FILE } from "../pages.ts";
import { credit, expectCartOf, expectPopup, expectSale, links, storedCode } from "../referral-steps.ts";
import { failures, RoutedShop, TRACKER } from "../routed-shop.ts";
import { SHOP_ORIGIN } from "../shop-environment.ts";
import { firstBundle, filled, reducedCentsOf } from "../site-content.ts";
import { expect, test } from "../test.ts";

test.use({ popup: "keep" });

const NOISE = /Failed to load resource|net::ERR|ShopError|TypeError/;
const START = new Date("2026-11-21T12:00:00Z");

for (const [kind, linkOf] of Object.entries(links)) {
  test.describe(kind, repeatIf(linkOf === links["query link"]), () => {
    test.beforeEach(({ watch }) => watch.allow(NOISE));

    test("first visit: the code is stored, shown with 25%, tracked once and sent with the first cart", async ({
      page,
    }) => {
      const shop = await RoutedShop.open(page);
      // On a busy machine, its script takes longer than the second try waits.
      await page.addInitScript(TRACKER);
      await page.goto(linkOf("BRO25"));
      expect(await storedCode(page)).toBe("BRO25");
      await expect(page).toHaveURL("/");
      await expectPopup(page, "25%");
      await addToCart(page);
      expectCartOf(shop, "BRO25");
      expect(shop.lookups).toEqual(["BRO25"]);
      await expect.poll(() => shop.trackedCodes).toEqual(["BRO25"]);
    });

    test("existing cart: the cart gets the code, and no second cart is created", async ({ page }) => {
      const shop = await RoutedShop.open(page);
      await page.goto("/");
      await addToCart(page);
      await page.goto(linkOf("BRO25"));
      await expectPopup(page, "25%");
      expect(await storedCode(page)).toBe("BRO25");
      await addToCart(page);
      expect(shop.of("cartCreate")).toHaveLength(1);
      expect(shop.of("cartAttributesUpdate")).toMatchObject([{ attributes: credit("BRO25") }]);
    });

    test("second code: the last code is stored, shown and sent", async ({ page }) => {
      const shop = await RoutedShop.open(page);
      await page.goto(linkOf("BRO25"));
      await expectPopup(page, "25%");
      await page.goto(linkOf("MATTE15"));
      expect(await storedCode(page)).toBe("MATTE15");
      await expectPopup(page, "15%");
      await addToCart(page);
      expectCartOf(shop, "MATTE15");
    });

    test(
      "mistyped page: the page is shown, the code stays stored, and nothing more is looked up or tracked",
      AT_NIGHT,
      async ({ page }) => {
        const shop = await RoutedShop.open(page);
        // On a busy machine, its script takes longer than the second try waits.
        await page.addInitScript(TRACKER);
        await page.goto(linkOf("BRO25"));
        await expectPopup(page, "25%");
        await expect.poll(() => shop.trackedCodes).toEqual(["BRO25"]);
        await page.goto("/faqs");
        await expect(heading(page)).toHaveText(faqPage.heading);
        expect(new URL(page.url()).pathname).toBe("/faq");
        expect(await storedCode(page)).toBe("BRO25");
        await page.goto("/checkout");
        await expect(page).toHaveURL("/#shopify-checkout");
        await expect(checkout(page)).toBeInViewport();
        await addToCart(page);
        await expect(popup(page)).toBeHidden();
        expect(await storedCode(page)).toBe("BRO25");
        expectCartOf(shop, "BRO25");
        expect(shop.lookups).toEqual(["BRO25"]);
        expect(shop.trackedCodes).toEqual(["BRO25"]);
        await expectSale(page, shop, "BRO25", reducedCentsOf(firstBundle, "BRO25"));
      },
    );

    test("second tab: a code that it stored is sent from this tab", AT_NIGHT, async ({ page, context }) => {
      const shop = await RoutedShop.open(page);
      await page.goto("/");
      const other = await context.newPage();
      await other.goto(linkOf("BRO25"));
      await expectPopup(other, "25%");
      await page.bringToFront();
      expect(await storedCode(page)).toBe("BRO25");
      await addToCart(page);
      expectCartOf(shop, "BRO25");
    });

    test(
      "after reload: the code is stored, sent and tracked once, and the popup does not open again",
      AT_NIGHT,
      async ({ page }) => {
        const shop = await RoutedShop.open(page);
        // On a busy machine, its script takes longer than the second try waits.
        await page.addInitScript(TRACKER);
        await page.goto(linkOf("BRO25"));
        await expectPopup(page, "25%");
        await expect(page).toHaveURL("/");
        await expect.poll(() => shop.trackedCodes).toEqual(["BRO25"]);
        const requested: string[] = [];
        page.on("request", (request) => requested.push(request.url()));
        await page.reload();
        expect(await storedCode(page)).toBe("BRO25");
        await addToCart(page);
        await expect(popup(page)).toBeHidden();
        expectCartOf(shop, "BRO25");
        expect(shop.trackedCodes).toEqual(["BRO25"]);
        // The script that would report the code, at once or 800 ms later, is not even loaded.
        expect(requested.filter((url) => url.includes("tracker.test"))).toHaveLength(1);
        expect(requested.filter((url) => url.includes("/report-visits-"))).toEqual([]);
      },
    );

    test("day 29: the code is still stored and sent", AT_NIGHT, async ({ page }) => {
      const shop = await RoutedShop.open(page);
      await page.clock.setFixedTime(START);
      await page.goto(linkOf("BRO25"));
      await expectPopup(page, "25%");
      await page.clock.setFixedTime(START.getTime() + 29 * DAY_MS);
      await page.goto("/");
      await addToCart(page);
      expect(await storedCode(page)).toBe("BRO25");
      await expect(popup(page)).toBeHidden();
      expectCartOf(shop, "BRO25");
    });

    test(
      "day 31: the code is removed from storage, is not shown and is not sent",
      AT_NIGHT,
      async ({ page }) => {
        const shop = await RoutedShop.open(page);
        await page.clock.setFixedTime(START);
        await page.goto(linkOf("BRO25"));
        await expect(popup(page)).toBeVisible();
        expect(await storedCode(page)).toBe("BRO25");
        const warnings = warningsOf(page);
        await page.clock.setFixedTime(START.getTime() + 31 * DAY_MS);
        await page.goto("/");
        await addToCart(page);
        await expect(popup(page)).toBeHidden();
        expect(await storedCode(page)).toBeNull();
        expectCartOf(shop, null);
        expect(warnings.filter((text) => text.includes("no referral code"))).toHaveLength(1);
      },
    );

    for (const [failure, breakStorage] of Object.entries(brokenStorage)) {
      test(
        `storage ${failure}: nothing is stored, and the code is shown and sent in this visit`,
        repeatIf(failure !== "denied"),
        async ({ page, context }) => {
          await breakStorage(page);
          const shop = await RoutedShop.open(page);
          await page.goto(linkOf("BRO25"));
          await expectPopup(page, "25%");
          await addToCart(page);
          expectCartOf(shop, "BRO25");
          // A page of the same browser without the simulated failure reads the storage.
          const other = await context.newPage();
          await other.goto("/terms");
          expect(await storedCode(other)).toBeNull();
        },
      );
    }

    test(
      "popup shown before: the code is sent without it, and its percent is looked up once",
      AT_NIGHT,
      async ({ page }) => {
        await markPopupShown(page, "BRO25");
        const shop = await RoutedShop.open(page);
        await page.goto(linkOf("BRO25"));
        await expect.poll(() => shop.lookups).toEqual(["BRO25"]);
        await addToCart(page);
        await page.goto("/faq");
        await expect(page).toHaveURL("/faq");
        await expect(popup(page)).toBeHidden();
        expect(await storedCode(page)).toBe("BRO25");
        expect(shop.lookups).toEqual(["BRO25"]);
        expectCartOf(shop, "BRO25");
      },
    );

    test(
      "tracker blocked: one warning is logged, and the cart attribute credits the sale",
      AT_NIGHT,
      async ({ page }) => {
        const shop = await RoutedShop.open(page);
        const warnings = warningsOf(page);
        await page.route("https://tracker.test/**", failures.aborted);
        await page.goto(linkOf("BRO25"));
        await expectPopup(page, "25%");
        expect(await storedCode(page)).toBe("BRO25");
        await addToCart(page);
        expect(shop.trackedCodes).toEqual([]);
        expect(warnings.filter((text) => text.includes("tracker"))).toHaveLength(1);
        expectCartOf(shop, "BRO25");
      },
    );

    test("buy button blocked: the link to the shop's cart holds the code as discount and as attribute", async ({
      page,
    }) => {
      await RoutedShop.open(page);
      await page.route(BUY_BUTTON_FILE, failures.aborted);
      await page.goto(linkOf("BRO25"));
      await expectPopup(page, "25%");
      expect(await storedCode(page)).toBe("BRO25");
      await checkout(page).scrollIntoViewIfNeeded();
      const link = checkout(page).getByRole("link", {
        name: filled(checkoutLabels.buyAtShop, firstBundle.name),
      });
      await link.click();
      await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
      expectCredited(page.url());
    });

    test("late JavaScript: the code is stored before hydration, and sent after it", async ({ page }) => {
      const shop = await RoutedShop.open(page);
      let arrive = (): void => undefined;
      const late = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(/assets\/app-/, async (route) => {
        await late;
        await route.continue();
      });
      await page.goto(linkOf("BRO25"));
      expect(await storedCode(page)).toBe("BRO25");
      if (kind === "query link") {
        // The prerendered page is shown already, and a click adds the code to its plain links.
        const link = straightLink(page, firstBundle);
        await link.click({ button: "middle", noWaitAfter: true });
        expectCredited((await link.getAttribute("href")) ?? "");
      }
      await expect(popup(page)).toBeHidden();
      arrive();
      await expectPopup(page, "25%");
      await addToCart(page);
      expectCartOf(shop, "BRO25");
    });
  });
}

/** Collects the warnings that the page logs from now on. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  return warnings;
}

/** Expects a link to the shop that holds the code as discount and as attribute. */
function expectCredited(address: string): void {
  const url = new URL(address);
  expect(url.origin).toBe(SHOP_ORIGIN);
  expect(url.searchParams.get("discount")).toBe("BRO25");
  expect(url.searchParams.get("attributes[__snowball]")).toBe("BRO25");
}
