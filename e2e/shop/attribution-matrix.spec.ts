// Every way a bro's code reaches a sale, and everything that can go wrong in between. One row, two links.
import type { Page } from "playwright/test";
import { checkoutLabels } from "@/content/interface";
import { brokenStorage } from "../broken-storage.ts";
import { referralPopup } from "@/content/referral-popup";
import { checkout, closeTicketButton, straightLink, ticket } from "../locators.ts";
import { addToCart, BUY_BUTTON_FILE } from "../pages.ts";
import { failures, RoutedShop } from "../routed-shop.ts";
import { SHOP_ENVIRONMENT, SHOP_ORIGIN } from "../shop-environment.ts";
import { firstBundle, filled } from "../site-content.ts";
import { expect, test } from "../test.ts";

test.use({ ticket: "keep" });

const NOISE = /Failed to load resource|net::ERR|ShopError|TypeError/;
const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date("2026-11-21T12:00:00Z");

const links = {
  "path link": (code: string) => `/${code}`,
  "query link": (code: string) => `/?snowball=${code}`,
};

for (const [kind, linkOf] of Object.entries(links)) {
  test.describe(kind, () => {
    test.beforeEach(({ watch }) => watch.allow(NOISE));

    test("first visit: stored, 25% shown, told once, sent with the first cart", async ({ page }) => {
      const shop = await RoutedShop.open(page);
      await page.goto(linkOf("BRO25"));
      expect(await storedCode(page)).toBe("BRO25");
      await expect(page).toHaveURL("/");
      await seeTicket(page, "25%");
      await addToCart(page);
      expectCartOf(shop, "BRO25");
      expect(shop.lookups).toEqual(["BRO25"]);
      await expect.poll(() => shop.told).toEqual(["BRO25"]);
    });

    test("existing cart: the cart that stands gets the code, no second cart is made", async ({ page }) => {
      const shop = await RoutedShop.open(page);
      await page.goto("/");
      await addToCart(page);
      await page.goto(linkOf("BRO25"));
      await seeTicket(page, "25%");
      expect(await storedCode(page)).toBe("BRO25");
      await addToCart(page);
      expect(shop.of("cartCreate")).toHaveLength(1);
      expect(shop.of("cartAttributesUpdate")).toMatchObject([{ attributes: credit("BRO25") }]);
    });

    test("second code: the last one is stored, shown and sent", async ({ page }) => {
      const shop = await RoutedShop.open(page);
      await page.goto(linkOf("BRO25"));
      await seeTicket(page, "25%");
      await page.goto(linkOf("MATTE15"));
      expect(await storedCode(page)).toBe("MATTE15");
      await seeTicket(page, "15%");
      await addToCart(page);
      expectCartOf(shop, "MATTE15");
    });

    test("second tab: a code that arrived there is sent from here", async ({ page, context }) => {
      const shop = await RoutedShop.open(page);
      await page.goto("/");
      const other = await context.newPage();
      await other.goto(linkOf("BRO25"));
      await seeTicket(other, "25%");
      await page.bringToFront();
      expect(await storedCode(page)).toBe("BRO25");
      await addToCart(page);
      expectCartOf(shop, "BRO25");
    });

    test("after reload: still stored and sent, the ticket does not come again, the tracker is told once", async ({
      page,
    }) => {
      const shop = await RoutedShop.open(page);
      await page.goto(linkOf("BRO25"));
      await seeTicket(page, "25%");
      await expect(page).toHaveURL("/");
      await expect.poll(() => shop.told).toEqual(["BRO25"]);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.reload();
      expect(await storedCode(page)).toBe("BRO25");
      await addToCart(page);
      await expect(ticket(page)).toBeHidden();
      expectCartOf(shop, "BRO25");
      expect(shop.told).toEqual(["BRO25"]);
      // What would tell it, now or 800 ms later, is not even loaded.
      expect(asked.filter((url) => url.includes("tracker.test"))).toHaveLength(1);
      expect(asked.filter((url) => url.includes("/report-visits-"))).toEqual([]);
    });

    test("day 29: the code is alive", async ({ page }) => {
      const shop = await RoutedShop.open(page);
      await page.clock.setFixedTime(START);
      await page.goto(linkOf("BRO25"));
      await seeTicket(page, "25%");
      await page.clock.setFixedTime(START.getTime() + 29 * DAY_MS);
      await page.goto("/");
      await addToCart(page);
      expect(await storedCode(page)).toBe("BRO25");
      await expect(ticket(page)).toBeHidden();
      expectCartOf(shop, "BRO25");
    });

    test("day 31: the code is gone from storage, from the page and from what is sent", async ({ page }) => {
      const shop = await RoutedShop.open(page);
      await page.clock.setFixedTime(START);
      await page.goto(linkOf("BRO25"));
      await expect(ticket(page)).toBeVisible();
      expect(await storedCode(page)).toBe("BRO25");
      const warnings = warningsOf(page);
      await page.clock.setFixedTime(START.getTime() + 31 * DAY_MS);
      await page.goto("/");
      await addToCart(page);
      await expect(ticket(page)).toBeHidden();
      expect(await storedCode(page)).toBeNull();
      expectCartOf(shop, null);
      expect(warnings.filter((text) => text.includes("no referral code"))).toHaveLength(1);
    });

    for (const [trouble, spoil] of Object.entries(brokenStorage)) {
      test(`storage ${trouble}: nothing stored, shown and sent all the same in this visit`, async ({
        page,
        context,
      }) => {
        await spoil(page);
        const shop = await RoutedShop.open(page);
        await page.goto(linkOf("BRO25"));
        await seeTicket(page, "25%");
        await addToCart(page);
        expectCartOf(shop, "BRO25");
        // The same browser, asked by a page that can look.
        const other = await context.newPage();
        await other.goto("/terms");
        expect(await storedCode(other)).toBeNull();
      });
    }

    test("popup never opened: sent without it, and nobody is asked for the discount", async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("mugworks_popup_shown", '["BRO25"]'));
      const shop = await RoutedShop.open(page);
      await page.goto(linkOf("BRO25"));
      await addToCart(page);
      await expect(ticket(page)).toBeHidden();
      expect(await storedCode(page)).toBe("BRO25");
      expect(shop.lookups).toEqual([]);
      expectCartOf(shop, "BRO25");
    });

    test("affiliate service down: 0% and the words that the code still counts; sent", async ({ page }) => {
      const shop = await RoutedShop.open(page);
      await page.route(`${SHOP_ENVIRONMENT.VITE_AFFILIATE_API_URL}/**`, failures.status(503));
      await page.goto(linkOf("BRO25"));
      await expect(ticket(page)).toContainText(referralPopup.noDiscount);
      await seeTicket(page, "0%");
      expect(await storedCode(page)).toBe("BRO25");
      await addToCart(page);
      expectCartOf(shop, "BRO25");
    });

    test("tracker blocked: silence, and the sale is credited by its attribute", async ({ page }) => {
      const shop = await RoutedShop.open(page);
      const warnings = warningsOf(page);
      await page.route("https://tracker.test/**", failures.aborted);
      await page.goto(linkOf("BRO25"));
      await seeTicket(page, "25%");
      expect(await storedCode(page)).toBe("BRO25");
      await addToCart(page);
      expect(shop.told).toEqual([]);
      expect(warnings.filter((text) => text.includes("tracker"))).toHaveLength(1);
      expectCartOf(shop, "BRO25");
    });

    test("buy button blocked: the link to the shop's cart carries the code twice", async ({ page }) => {
      await RoutedShop.open(page);
      await page.route(BUY_BUTTON_FILE, failures.aborted);
      await page.goto(linkOf("BRO25"));
      await seeTicket(page, "25%");
      expect(await storedCode(page)).toBe("BRO25");
      await checkout(page).scrollIntoViewIfNeeded();
      const link = checkout(page).getByRole("link", {
        name: filled(checkoutLabels.buyAtShop, firstBundle.name),
      });
      await link.click();
      await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
      expectCredited(page.url());
    });

    test("JavaScript late: stored before the application is there, and sent once it is", async ({ page }) => {
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
        // The page of the build is there already: its plain links carry the code when they are followed.
        const link = straightLink(page, firstBundle);
        await link.click({ button: "middle", noWaitAfter: true });
        expectCredited((await link.getAttribute("href")) ?? "");
      }
      await expect(ticket(page)).toBeHidden();
      arrive();
      await seeTicket(page, "25%");
      await addToCart(page);
      expectCartOf(shop, "BRO25");
    });
  });
}

/** The ticket is shown with this figure and no other; closes it. */
async function seeTicket(page: Page, figure: string): Promise<void> {
  await expect(ticket(page).getByText(figure, { exact: true })).toBeVisible();
  await closeTicketButton(page).click();
  await expect(ticket(page)).toBeHidden();
}

/** What the console says as a warning from here on. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  return warnings;
}

const credit = (code: string | null) => (code === null ? [] : [{ key: "__snowball", value: code }]);

/** One cart was made, and from its first request on it carried this code. */
function expectCartOf(shop: RoutedShop, code: string | null): void {
  expect(shop.of("cartCreate")).toMatchObject([{ input: { attributes: credit(code) } }]);
}

async function storedCode(page: Page): Promise<string | null> {
  const text = await page.evaluate(() => localStorage.getItem("snowball_code"));
  const record: unknown = JSON.parse(text ?? "null");
  return typeof record === "object" && record !== null && "code" in record ? String(record.code) : null;
}

/** A link to the shop that carries the code as discount and as attribute. */
function expectCredited(address: string): void {
  const url = new URL(address);
  expect(url.origin).toBe(SHOP_ORIGIN);
  expect(url.searchParams.get("discount")).toBe("BRO25");
  expect(url.searchParams.get("attributes[__snowball]")).toBe("BRO25");
}
