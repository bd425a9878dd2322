import { describe, expect, it } from "vitest";
import { checkoutAtShop } from "@/vendors/shopify/library/ways-to-checkout";

const SITE = "https://wipes.example";
const SHOP = "https://my-shop.myshopify.com";
const ITEMS = [
  { variantId: "41", quantity: 2 },
  { variantId: "43", quantity: 1 },
];

const leave = (address: string, code: string | null = "BRO25", ownSites: readonly string[] = [SITE]) =>
  checkoutAtShop(address, ITEMS, {
    shop: { domain: "my-shop.myshopify.com", storefrontToken: "12345678", productId: "1" },
    ownSites,
    code: () => code,
  });

describe("the address of a checkout", () => {
  it.each([
    `${SHOP}/cart/c/7?key=a`,
    "https://checkout.wipes.example/cart/c/7?key=a",
    "javascript:0",
    "http://[",
  ])("is the shop's where it is not on this site: %s", (address) => {
    expect(leave(address)).toBe(address);
  });

  it.each([
    "/cart/c/7?key=a%20b&_cs=declined#x",
    "/checkouts/cn/7/information?key=a",
    "/en-ca/cart/c/7?key=a",
    "/en/checkouts/cn/7",
  ])("is that of the same cart at the shop's own domain where it is on this site: %s", (path) => {
    for (const site of [SITE, "https://www.wipes.example", "http://wipes.example:8080"])
      expect(leave(`${site}${path}`)).toBe(`${SHOP}${path}`);
  });

  it.each(["/", "/cart", "/cart/c/", "/de-x/cart/c/7", "/faq/cart/c/7"])(
    "is a cart link with the lines and the code where this site's %s names no cart",
    (path) => {
      const link = `${SHOP}/cart/41:2,43:1`;
      expect(leave(`${SITE}${path}`)).toBe(`${link}?discount=BRO25&attributes[__snowball]=BRO25`);
      expect(leave(`${SITE}${path}`, null)).toBe(link);
    },
  );

  it("is on this site where it is relative", () => {
    expect(leave("/cart/c/7?key=a", null, [window.location.href])).toBe(`${SHOP}/cart/c/7?key=a`);
  });

  it("is not changed where the site itself is the checkout", () => {
    expect(leave("/demo/checkout?cart=7", "BRO25", [])).toBe("/demo/checkout?cart=7");
  });
});
