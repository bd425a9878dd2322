import { describe, expect, it } from "vitest";
import { checkoutAddress, watchObjection } from "@/vendors/shopify/library/ways-to-checkout";

const SITE = "https://wipes.example";
const SHOP = "https://my-shop.myshopify.com";
const ITEMS = [
  { variantId: "41", quantity: 2 },
  { variantId: "43", quantity: 1 },
];
const CAMPAIGN = "utm_source=tiktok";

interface Change {
  code?: string | null;
  ownSites?: readonly string[];
  campaign?: string;
}

function leave(address: string, { code = "BRO25", ownSites = [SITE], campaign = "" }: Change = {}) {
  const shop = { domain: "my-shop.myshopify.com", storefrontToken: "12345678", productId: "1" };
  return checkoutAddress(address, ITEMS, { shop, ownSites, code: () => code }, campaign);
}

describe("the address of a checkout", () => {
  it.each([`${SHOP}/cart/c/7?key=a`, "https://checkout.wipes.example/c/1?utm_source=shop&key=a%20b+c"])(
    "is the shop's where it is not on this site: %s",
    (address) => {
      expect(leave(address)).toBe(address);
    },
  );

  it("has the campaign as its only one", () => {
    const address = "https://shop.example/c/1?key=a";
    expect(leave(`${address}#b`, { campaign: CAMPAIGN })).toBe(`${address}&${CAMPAIGN}#b`);
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
      expect(leave(`${SITE}${path}`, { code: null })).toBe(link);
    },
  );

  it("is on this site where it is relative", () => {
    expect(leave("/cart/c/7?key=a", { ownSites: [window.location.href] })).toBe(`${SHOP}/cart/c/7?key=a`);
  });

  it("is a page of this site where that is the checkout", () => {
    expect(leave("/demo/checkout?cart=7", { ownSites: [], campaign: CAMPAIGN })).toBe(
      `${window.location.origin}/demo/checkout?cart=7&${CAMPAIGN}`,
    );
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "blob:x",
    "http://[",
    "https://",
    "",
  ])("is none where it is no page: %s", (address) => {
    expect(leave(address, { ownSites: [], campaign: CAMPAIGN })).toBeNull();
    expect(leave(address, { ownSites: [] })).toBeNull();
  });
});

describe("whether the visitor's choice has changed", () => {
  function watch(objects: boolean) {
    let [current, report] = [objects, (): void => undefined];
    const subscribe = (onChange: () => void): void => void (report = onChange);
    const hasChanged = watchObjection({ current: () => current, subscribe });
    return { hasChanged, report: () => report(), choose: (choice: boolean) => (current = choice) };
  }

  it.each([true, false])(
    "is known without an event, as right after a change in another tab: from %s",
    (first) => {
      const { hasChanged, choose } = watch(first);
      expect(hasChanged()).toBe(false);
      choose(!first);
      expect(hasChanged()).toBe(true);
    },
  );

  it("is true even when the visitor returned to the first choice: a response between may have the other one", () => {
    const { hasChanged, report } = watch(false);
    report();
    expect(hasChanged()).toBe(true);
  });
});
