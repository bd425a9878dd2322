// Google's tag, TikTok's pixel and Klaviyo's events: what they get, when they load, and that they cannot harm the sale.
import type { Page } from "playwright/test";
import { addButton, checkoutButton } from "../locators.ts";
import { addToCart, openHydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { BY_DAY, expect, test } from "../test.ts";
import { routeTags } from "../vendor-hosts.ts";

const TAGS = ["analytics.tiktok.com", "www.googletagmanager.com"];
const sent = (page: Page, name: string) =>
  page.evaluate((list): unknown[][] => Reflect.get(window, list) ?? [], name);
const namesSent = async (page: Page, name: string) => (await sent(page, name)).map(([, event]) => event);

test("each tag gets the events of a purchase, and no code", BY_DAY, async ({ page }) => {
  const shop = await RoutedShop.open(page);
  await openHydrated(page, "/BRO25?utm_source=story");
  await expect.poll(() => shop.requestedTags.toSorted()).toEqual(TAGS);
  await addToCart(page);
  await expect.poll(() => namesSent(page, "klaviyoSent")).toEqual(["Viewed Product", "Added to Cart"]);
  const google = await sent(page, "googleTagSent");
  expect(google.map(([, name]) => name)).toEqual(
    expect.arrayContaining(["page_view", "view_item", "add_to_cart"]),
  );
  expect(await namesSent(page, "tiktokPixelSent")).toEqual([undefined, "ViewContent", "AddToCart"]);
  expect(JSON.stringify([google, await sent(page, "tiktokPixelSent")])).not.toContain("BRO25");
});

test("tags that throw, hang or rewrite the address touch neither the sale nor the code", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  const evil = `history.replaceState(null, "", "/?snowball=EVIL25");
    history.pushState(null, "", "/EVIL25");
    window.googleTagQueue.push = () => { throw new Error("queue"); };
    setTimeout(() => { throw new Error("later"); });
    throw new Error("at once");`;
  await routeTags(page, shop.requestedTags, {
    "www.googletagmanager.com": evil,
    "analytics.tiktok.com": null,
  });
  await openHydrated(page, "/BRO25");
  await page.waitForURL("/EVIL25");
  // The tag comes when the page is idle, while the buy button may be taking the place of its link.
  await addButton(page).waitFor();
  await addToCart(page);
  expect(shop.of("cartCreate")).toMatchObject([
    { input: { attributes: [{ key: "__snowball", value: "BRO25" }] } },
  ]);
  await checkoutButton(page).click();
  await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
});
