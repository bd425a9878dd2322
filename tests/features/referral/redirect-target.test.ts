import { describe, expect, it } from "vitest";
import { redirectTarget } from "@/features/referral/capture-referral";

const targetOf = (address: string): string | null =>
  redirectTarget(new URL(`https://mugworks.example${address}`));

describe("the link of an affiliate", () => {
  it.each([
    [
      "/BRO%325/?utm_source=a+b&redirect=%2Fx#the-drop?offset=50",
      "/?utm_source=a+b&redirect=%2Fx&snowball=BRO25#the-drop?offset=50",
    ],
    ["/BRO25&utm_source=ig", "/?utm_source=ig&snowball=BRO25"],
    ["/BRO25?snowball=MATTE15", "/?snowball=BRO25"],
  ])("leads from %s to %s", (address, target) => expect(targetOf(address)).toBe(target));
});

describe("the shop's own link to a discount code", () => {
  it.each([
    ["/discount/BRO25", "/?snowball=BRO25"],
    ["/Discount/BRO25/", "/?snowball=BRO25"],
    ["//discount//BRO25", "/?snowball=BRO25"],
    ["/discount/BRO25&utm_source=ig", "/?utm_source=ig&snowball=BRO25"],
    ["/discount/BRO25?a=b&snowball=MATTE15#the-drop", "/?a=b&snowball=BRO25#the-drop"],
    ["/discount/BRO25?a=b&redirect=%2Ffaq%2F#flushable", "/faq?a=b&snowball=BRO25#flushable"],
    ["/discount/BRO25?redirect=/pages/data-sharing-opt-out", "/pages/data-sharing-opt-out?snowball=BRO25"],
    ["/discount/BRO25?redirect=/muglife/gym-bag", "/muglife/gym-bag?snowball=BRO25"],
    ["/discount/BRO25?redirect=/cart", "/?snowball=BRO25#shopify-checkout"],
    ["/discount", "/"],
  ])("leads from %s to %s", (address, target) => expect(targetOf(address)).toBe(target));

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
    expect(targetOf(`/discount/BRO25?redirect=${encodeURIComponent(redirect)}`)).toBe("/?snowball=BRO25");
  });
});

describe("the address of a page", () => {
  it.each([
    // A name near that of the page.
    ["/faqs/", "/faq"],
    ["/shipping?snowball=BRO25#times", "/shipping-policy?snowball=BRO25#times"],
    ["/index.html?utm_source=a+b", "/?utm_source=a+b"],
    ["/shop", "/#the-drop"],
    ["//faq/?x=1", "/faq?x=1"],
    ["/cart?a=1&a=2", "/?a=1&a=2#shopify-checkout"],
    ["/assets?x=1", "/404?x=1"],
    ["/faq)?x=1", "/faq?x=1"],
    ["/faqs&utm_source=ig?x=1#y", "/faq?x=1&utm_source=ig#y"],
    // Another spelling than hosts know.
    ["/MugLife/mugworks-oil-control", "/muglife/mugworks-oil-control"],
    ["/muglife/Oil-Control?utm_source=ig#top", "/muglife/oil-control?utm_source=ig#top"],
    ["/Pages/Data-Sharing-Opt-Out", "/pages/data-sharing-opt-out"],
    ["/muglife/mugworks-oil-control.", "/muglife/mugworks-oil-control"],
    ["/muglife/mugworks-oil-control)/?utm_source=ig", "/muglife/mugworks-oil-control/?utm_source=ig"],
    ["/muglife/tag/gym%E2%80%8B", "/muglife/tag/gym"],
  ])("%s leads to %s", (address, target) => expect(targetOf(address)).toBe(target));
});

const NOWHERE_ELSE = `/ /faq /muglife /muglife/mugworks-oil-control /muglife/page/2/ /No/Where. /MUGLIFE%2Fx/Y
  /shop/all //shop.example //shop.example/faq /%73hop%E0%A4%A /shop%C3%A9 /%E2%80%8B
  /BRO-25 /discount/BRO-25 /discount/a/BRO25 /discount/%3Cb%3E /discounts/BRO25`;
it.each(NOWHERE_ELSE.split(/\s+/))("%s leads nowhere else", (address) =>
  expect(targetOf(`${address}?x=1`)).toBeNull(),
);
