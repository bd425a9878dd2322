import { expect, it } from "vitest";
import { checkoutAddress } from "@/vendors/shopify/library/ways-to-checkout";

const SITE = "https://wipes.example";
const SHOP = "https://my-shop.myshopify.com";
const LINK = `${SHOP}/cart/41:2,43:1`;
const CAMPAIGN = "utm_source=tiktok";
const SAME = "the same";
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

const leave = (address: string, { code = "BRO25", ownSites = [SITE], campaign = "" }: Change = {}) =>
  checkoutAddress(address, items, { shop, ownSites }, code, campaign);

it.each([
  ["is the shop's where it is not on this site", `${SHOP}/cart/c/7?key=a`, SAME],
  [
    "is that of a checkout's own domain",
    "https://checkout.wipes.example/c/1?utm_source=shop&key=a%20b+c",
    SAME,
  ],
  [
    "is that of the same cart at the shop's own domain",
    `${SITE}/cart/c/7?key=a%20b&_cs=declined#x`,
    `${SHOP}/cart/c/7?key=a%20b&_cs=declined#x`,
  ],
  [
    "is at the shop's own domain with www",
    "https://www.wipes.example/checkouts/cn/7/information?key=a",
    `${SHOP}/checkouts/cn/7/information?key=a`,
  ],
  [
    "is at the shop's own domain with a port",
    "http://wipes.example:8080/en-ca/cart/c/7?key=a",
    `${SHOP}/en-ca/cart/c/7?key=a`,
  ],
  ["is at the shop's own domain with a language", `${SITE}/en/checkouts/cn/7`, `${SHOP}/en/checkouts/cn/7`],
  ...["/", "/cart", "/cart/c/", "/de-x/cart/c/7", "/faq/cart/c/7"].map((path) => [
    "is a cart link with the lines and the code where it names no cart",
    `${SITE}${path}`,
    `${LINK}?discount=BRO25&attributes[__snowball]=BRO25`,
  ]),
  ...[
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "blob:x",
    "http://[",
    "https://",
    "",
  ].map((address) => ["is none where it is no page", address, null]),
])("the address of a checkout %s: %s", (_, address, expected) => {
  expect(leave(address ?? "")).toBe(expected === SAME ? address : expected);
});

it.each([
  ["without a code", `${SITE}/`, { code: null }, LINK],
  [
    "with the campaign as its only one",
    `${SHOP}/c/1?key=a#b`,
    { campaign: CAMPAIGN },
    `${SHOP}/c/1?key=a&${CAMPAIGN}#b`,
  ],
  [
    "on this site where it is relative",
    "/cart/c/7?key=a",
    { ownSites: [window.location.href] },
    `${SHOP}/cart/c/7?key=a`,
  ],
  [
    "on this site where that is the checkout",
    "/demo/checkout?cart=7",
    { ownSites: [], campaign: CAMPAIGN },
    `${window.location.origin}/demo/checkout?cart=7&${CAMPAIGN}`,
  ],
  [
    "none where it is no page, whatever the site",
    "javascript:alert(1)",
    { ownSites: [], campaign: CAMPAIGN },
    null,
  ],
])("the address of a checkout is %s", (_, address, change, expected) => {
  expect(leave(address, change)).toBe(expected);
});
