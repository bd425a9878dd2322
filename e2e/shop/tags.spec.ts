// Google's tag, TikTok's pixel and Klaviyo's events: what they get, when they load, and that they cannot harm the sale.
import type { Page } from "playwright/test";
import { addButton, checkoutButton } from "../locators.ts";
import { addToCart, openHydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { SHOP_ORIGIN } from "../shop-environment.ts";
import { firstBundle } from "../site-content.ts";
import { expect, test } from "../test.ts";
import { routeTags } from "../vendor-hosts.ts";
import { BY_DAY } from "../by-day.ts";

const TAGS = ["analytics.tiktok.com", "www.googletagmanager.com"];
const sent = (page: Page, name: string) =>
  page.evaluate((list): unknown[][] => Reflect.get(window, list) ?? [], name);

test(
  "tags get the events of a purchase, Klaviyo a link to the cart, no tag a code",
  BY_DAY,
  async ({ page }) => {
    const shop = await RoutedShop.open(page);
    await openHydrated(page, "/BRO25?utm_source=story");
    await expect.poll(() => shop.requestedTags.toSorted()).toEqual(TAGS);
    await addToCart(page);
    const { price, name, variantId } = firstBundle;
    await expect.poll(() => sent(page, "klaviyoSent").then((calls) => calls.length)).toBe(2);
    const google = await sent(page, "googleTagSent");
    expect(google).toContainEqual([
      "event",
      "page_view",
      { page_location: expect.stringMatching(/^http[^?]*\/\?utm_source=story$/) },
    ]);
    expect(google).toContainEqual(["event", "view_item", expect.objectContaining({ value: price * 0.75 })]);
    expect(google).toContainEqual([
      "event",
      "add_to_cart",
      expect.objectContaining({
        value: price * 0.75,
        currency: "USD",
        items: [{ item_id: variantId, item_name: name, quantity: 1, price: price * 0.75 }],
      }),
    ]);
    const tiktok = await sent(page, "tiktokPixelSent");
    expect(tiktok.map((call) => call.slice(0, 2))).toEqual([
      ["page"],
      ["track", "ViewContent"],
      ["track", "AddToCart"],
    ]);
    expect(JSON.stringify([google, tiktok])).not.toContain("BRO25");
    expect(await sent(page, "klaviyoSent")).toMatchObject([
      ["track", "Viewed Product", { $value: price * 0.75 }],
      [
        "track",
        "Added to Cart",
        {
          $value: price * 0.75,
          CheckoutURL: `${SHOP_ORIGIN}/cart/${variantId}:1?discount=BRO25&attributes[__snowball]=BRO25`,
        },
      ],
    ]);
  },
);

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
