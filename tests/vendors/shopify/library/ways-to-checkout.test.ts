import { expect, it } from "vitest";
import { checkoutAddress } from "@/vendors/shopify/library/ways-to-checkout";

const SITE = "https://wipes.example";
const SHOP = "https://my-shop.myshopify.com";
const LINK = `${SHOP}/cart/41:2,43:1`;
const SAME = "the same";
const HERE = window.location.origin;
const shop = { domain: "my-shop.myshopify.com", storefrontToken: "12345678", productId: "1" };
const items = [
  { variantId: "41", quantity: 2 },
  { variantId: "43", quantity: 1 },
];

interface Change {
  code?: string | null;
  ownSites?: string[];
  campaign?: string;
}

const leave = (address: string, { code = null, ownSites = [SITE], campaign = "" }: Change = {}) =>
  checkoutAddress(address, items, { shop, ownSites }, code, campaign);

it.each([
  ["is the shop's where it is not on this site", "https://pay.wipes.example/c/1?key=a%20b+c", SAME],
  ...["/cart/c/7?key=a%20b&_cs=declined#x", "/en-ca/cart/c/7", "/en/checkouts/cn/7"].flatMap((path) =>
    [SITE, "https://www.wipes.example", "http://wipes.example:8080"].map((site) => [
      "is at the shop's own domain where it is a cart's on this site",
      `${site}${path}`,
      `${SHOP}${path}`,
    ]),
  ),
  ...["/", "/cart", "/cart/c/", "/de-x/cart/c/7", "/faq/cart/c/7"].map((path) => [
    "is a cart link with the lines where it names no cart",
    `${SITE}${path}`,
    LINK,
  ]),
  ...["javascript:0", "JaVaScRiPt:0", "data:text/html,x", "blob:x", "http://[", "https://", ""].map(
    (address) => ["is none where it is no page", address, null],
  ),
])("the address of a checkout %s: %s", (_, address, expected) => {
  expect(leave(address ?? "")).toBe(expected === SAME ? address : expected);
});

it("a cart link of a checkout has the code", () =>
  expect(leave(SITE, { code: "BRO25" })).toContain(`${LINK}?discount=BRO25`));

it.each([
  ["with the campaign", `${SHOP}/c/1?key=a#b`, { campaign: "utm_id=7" }, `${SHOP}/c/1?key=a&utm_id=7#b`],
  [
    "on this site where it is relative",
    "/cart/c/7",
    { ownSites: [window.location.href] },
    `${SHOP}/cart/c/7`,
  ],
  [
    "on this site where that is the checkout",
    "/demo/checkout?cart=7",
    { ownSites: [] },
    `${HERE}/demo/checkout?cart=7`,
  ],
  ["none where it is no page, whatever the site", "javascript:alert(1)", { ownSites: [] }, null],
])("the address of a checkout is %s", (_, address, change, expected) => {
  expect(leave(address, change)).toBe(expected);
});
