import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  captureReferral,
  followRedirect,
  onReferralVisit,
  redirectTarget,
} from "@/features/referral/capture-referral";
import { DAY_MS } from "@/lib/text/day-ms";

const KEY = "snowball_code";
const LIVE = JSON.stringify({ code: "MATTE15", expiry: Date.now() + DAY_MS });

const targetOf = (address: string): string | null =>
  redirectTarget(new URL(`https://shop.example${address}`));

/** Does what main.tsx does in a page that the application renders, and returns the address that it leaves. */
function load(address: string): string {
  window.history.replaceState(null, "", window.location.origin + address);
  followRedirect(undefined, (target) => expect.fail(`${target} was loaded.`));
  captureReferral(window.location);
  return window.location.href.slice(window.location.origin.length);
}

beforeEach(() => vi.useFakeTimers());

describe("the shop's own link to a discount code", () => {
  it.each([
    ["/discount/BRO25", "/?snowball=BRO25"],
    ["/Discount/BRO25/", "/?snowball=BRO25"],
    ["/discount/BRO25?utm_source=ig&snowball=MATTE15#the-drop", "/?utm_source=ig&snowball=BRO25#the-drop"],
    [
      "/discount/BRO25?utm_source=ig&redirect=%2Ffaq%2F#flushable",
      "/faq?utm_source=ig&snowball=BRO25#flushable",
    ],
    [
      "/discount/BRO25?redirect=%2Fpages%2Fdata-sharing-opt-out",
      "/pages/data-sharing-opt-out?snowball=BRO25",
    ],
    [
      "/discount/BRO25?redirect=/muglife/gym-bag-essentials-men",
      "/muglife/gym-bag-essentials-men?snowball=BRO25",
    ],
    ["/discount/BRO25?redirect=/cart", "/?snowball=BRO25#shopify-checkout"],
    ["/discount/BRO25&utm_source=ig", "/?utm_source=ig&snowball=BRO25"],
    ["//discount//BRO25", "/?snowball=BRO25"],
  ])("leads from %s to %s, with the code", (address, target) => {
    expect(targetOf(address)).toBe(target);
    expect(load(address)).toBe(target);
    expect(window.localStorage.getItem(KEY)).toContain('"BRO25"');
  });

  it.each([
    "//evil.example/faq",
    "/\\evil.example",
    "javascript:alert(1)",
    "/no-such-page",
    "",
    "/muglife/..//evil.example",
    "/muglife/../demo/checkout?items=41:1",
    "/muglife/%2e%2e/demo/checkout",
  ])("leads to the home page where its target is no page of ours: %s", (redirect) => {
    const address = `/discount/BRO25?redirect=${encodeURIComponent(redirect)}`;
    expect(targetOf(address)).toBe("/?snowball=BRO25");
    expect(load(address)).toBe("/?snowball=BRO25");
  });

  it.each(["/discount/BRO-25", "/discount/a/BRO25", "/discount/%3Cb%3E", "/discounts/BRO25"])(
    "is not %s, which leads nowhere else and stores nothing",
    (address) => {
      expect(targetOf(address)).toBeNull();
      load(address);
      expect(window.localStorage.getItem(KEY)).toBeNull();
    },
  );

  it("leads to the home page without a code", () => expect(targetOf("/discount")).toBe("/"));

  it("keeps the redirect parameter of another link as it is", () => {
    expect(targetOf("/BRO25?redirect=/faq")).toBe("/?redirect=%2Ffaq&snowball=BRO25");
  });
});

describe("a name near that of a page", () => {
  it.each([
    ["/faqs/", "/faq"],
    ["/shipping?snowball=BRO25#times", "/shipping-policy?snowball=BRO25#times"],
    ["/index.html?utm_source=a+b", "/?utm_source=a+b"],
    ["/shop", "/#the-drop"],
    ["//shop", "/#the-drop"],
    ["//faq/?x=1", "/faq?x=1"],
    ["/cart?a=1&a=2", "/?a=1&a=2#shopify-checkout"],
    ["/assets?x=1", "/404?x=1"],
    ["/faq)?x=1", "/faq?x=1"],
    ["/faqs&utm_source=ig?x=1#y", "/faq?x=1&utm_source=ig#y"],
  ])("leads %s to %s", (address, target) => {
    expect(targetOf(address)).toBe(target);
    expect(load(address)).toBe(target);
  });

  it.each([
    "/",
    "/faq",
    "/shop/all",
    "//shop.example",
    "//shop.example/faq",
    "/%73hop%E0%A4%A",
    "/shop%C3%A9",
    "/%E2%80%8B",
  ])("is not %s, which leads nowhere else", (address) =>
    expect(redirectTarget({ pathname: address, search: "?x=1", hash: "" })).toBeNull(),
  );

  it("loads the page that the host has sent where its hash is another one: a browser scrolls only to that of a load", () => {
    window.history.replaceState(null, "", "/shop?x=1");
    const loadPage = vi.fn<(target: string) => void>();
    expect(followRedirect("/", loadPage)).toBe(true);
    expect(loadPage.mock.calls).toEqual([["/?x=1#the-drop"]]);
  });

  it.each(["/faqs", "/checkout", "/assets"])(
    "is stored neither as a code nor as a mistyped one, and nothing is reported: %s",
    (address) => {
      const report = vi.fn<(code: string) => void>();
      onReferralVisit(report);
      report.mockClear();
      load(address);
      expect(window.localStorage.getItem(KEY)).toBeNull();
      window.localStorage.setItem(KEY, LIVE);
      load(address);
      // The layout captures an address as it is when the router gets there by itself.
      captureReferral({ pathname: address, search: "" });
      expect(window.localStorage.getItem(KEY)).toBe(LIVE);
      expect(report).not.toHaveBeenCalled();
    },
  );
});

it.each([
  ["/MugLife/mugworks-oil-control", "/muglife/mugworks-oil-control"],
  ["/muglife/Mugworks-Oil-Control?utm_source=ig#top", "/muglife/mugworks-oil-control?utm_source=ig#top"],
  ["/Pages/Data-Sharing-Opt-Out", "/pages/data-sharing-opt-out"],
  ["/muglife/mugworks-oil-control.", "/muglife/mugworks-oil-control"],
  ["/muglife/mugworks-oil-control)/?utm_source=ig", "/muglife/mugworks-oil-control/?utm_source=ig"],
  ["/muglife/tag/gym%E2%80%8B", "/muglife/tag/gym"],
])("the spelling of a page that hosts know: %s leads to %s", (address, target) => {
  expect(targetOf(address)).toBe(target);
});

it.each(["/muglife/mugworks-oil-control", "/muglife/page/2/", "/No/Where.", "/muglife", "/MUGLIFE%2Fx/Y"])(
  "leads nowhere else for its spelling: %s",
  (address) => expect(targetOf(address)).toBeNull(),
);
