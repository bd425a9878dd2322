// The campaign of a link and the visitor's objection, as the shop gets them: read from addresses and requests.
import type { Page } from "playwright/test";
import { buyButtonLabels } from "@/content/interface";
import { privacySwitch } from "@/content/opt-out";
import { paths } from "@/lib/site/paths";
import { keptForVisit } from "../kept-values.ts";
import { backHome, barLink, checkout, checkoutButton, straightLink } from "../locators.ts";
import { addToCart, hydrated, nextPageRequested, openHydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";

const CAMPAIGN = "utm_source=tiktok&utm_campaign=Spring%20Sale&ttclid=E.C.P&wbraid=Cj8K";
const LINK = `/BRO25?${CAMPAIGN}&utm_term=a%0Ab&page=2#the-drop`;
const DECLINED = "analytics: false, marketing: false, saleOfData: false";

const campaignIn = (address: string) =>
  [...new URL(address).searchParams]
    .filter(([name]) => /^utm_|clid$|braid$/.test(name))
    .map((pair) => pair.join("="));

async function leave(page: Page): Promise<URL> {
  await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
  return new URL(page.url());
}

async function leaveFromCart(page: Page): Promise<URL> {
  await checkoutButton(page).click();
  return leave(page);
}

async function buyNow(page: Page): Promise<URL> {
  await checkout(page).scrollIntoViewIfNeeded();
  await checkout(page).getByRole("button", { name: buyButtonLabels.product.buyNow }).click();
  return leave(page);
}

/** Follows a plain link to the shop's cart, and returns the address that the browser requests. */
async function followCartLink(page: Page): Promise<string> {
  const requested = nextPageRequested(page);
  await straightLink(page, firstBundle).click({ noWaitAfter: true });
  const address = (await requested).href;
  await leave(page);
  return address;
}

/** Opts out on a page of its own, as in another tab. */
async function optOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await openHydrated(other, paths.optOut);
  await other.getByRole("switch", { name: privacySwitch.label }).click();
  await expect(other.getByRole("switch", { name: privacySwitch.label })).toBeChecked();
  await other.close();
}

test("the checkout has the campaign of the link, also after other pages", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  await page.goto(LINK);
  await expect(page).toHaveURL(/\/\?utm_source=tiktok.*&page=2#the-drop$/);
  await hydrated(page);
  await barLink(page, paths.faq).click();
  await backHome(page).click();
  await page.reload();
  await addToCart(page);
  const { search, searchParams } = await leaveFromCart(page);
  expect(search).toMatch(new RegExp(`^\\?cart=[^&]+&.*${CAMPAIGN}$`));
  expect(shop.store.readCart(searchParams.get("cart") ?? "")?.attributes).toEqual([
    ...[...new URLSearchParams(CAMPAIGN)].map(([key, value]) => ({ key, value })),
    { key: "__snowball", value: "BRO25" },
  ]);
  // Nobody objected, and nothing is said in anybody's name.
  expect(shop.sent.filter(({ visitorConsent }) => visitorConsent !== null)).toEqual([]);
});

test("after an opt-out no address has the campaign, and each operation says so", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  await page.goto(LINK);
  await hydrated(page);
  expect(await keptForVisit(page, "campaign")).toBe(CAMPAIGN);
  await optOutElsewhere(page);
  await expect.poll(() => keptForVisit(page, "campaign")).toBeNull();
  // A later link of an advertisement changes nothing.
  await openHydrated(page, `/?${CAMPAIGN}`);
  expect(await keptForVisit(page, "campaign")).toBeNull();
  await addToCart(page);
  const address = await leaveFromCart(page);
  expect([campaignIn(address.href), address.searchParams.get("_cs")]).toEqual([[], "declined"]);
  await page.goto("/");
  expect(campaignIn(await followCartLink(page))).toEqual([]);
  await page.goto("/");
  expect((await buyNow(page)).searchParams.get("_cs")).toBe("declined");
  const said = shop.sent.filter(({ operation }) => operation.startsWith("cart"));
  expect(said.length).toBeGreaterThan(1);
  expect(new Set(said.map(({ visitorConsent }) => visitorConsent))).toEqual(new Set([DECLINED]));
});
