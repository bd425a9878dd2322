// The campaign of a link, as the shop gets it: read from addresses and requests.
import { paths } from "@/lib/site/paths";
import { backHome, barLink, checkoutButton } from "../locators.ts";
import { addToCart, hydrated } from "../pages.ts";
import { RoutedShop } from "../routed-shop.ts";
import { expect, test } from "../test.ts";

const CAMPAIGN = "utm_source=tiktok&utm_campaign=Spring%20Sale&ttclid=E.C.P&wbraid=Cj8K";
const LINK = `/BRO25?${CAMPAIGN}&utm_term=a%0Ab&page=2#the-drop`;

test("the checkout has the campaign of the link, also after other pages", async ({ page }) => {
  const shop = await RoutedShop.open(page);
  await page.goto(LINK);
  await expect(page).toHaveURL(/\/\?utm_source=tiktok.*&page=2#the-drop$/);
  await hydrated(page);
  await barLink(page, paths.faq).click();
  await backHome(page).click();
  await page.reload();
  await addToCart(page);
  await checkoutButton(page).click();
  await expect(page.getByRole("heading", { name: "Shop checkout" })).toBeVisible();
  const { search, searchParams } = new URL(page.url());
  expect(search).toMatch(new RegExp(`^\\?cart=[^&]+&.*${CAMPAIGN}$`));
  expect(shop.store.readCart(searchParams.get("cart") ?? "")?.attributes).toEqual([
    ...[...new URLSearchParams(CAMPAIGN)].map(([key, value]) => ({ key, value })),
    { key: "__snowball", value: "BRO25" },
  ]);
  // Nobody objected, and nothing is said in anybody's name.
  expect(shop.sent.filter(({ visitorConsent }) => visitorConsent !== null)).toEqual([]);
});
