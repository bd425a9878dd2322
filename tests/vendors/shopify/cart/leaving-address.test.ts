import { expect, it } from "vitest";
import { leavingAddress } from "@/vendors/shopify/library/ways-to-checkout";

const CAMPAIGN = "utm_source=tiktok";

it("is the shop's address with the campaign", () => {
  expect(leavingAddress("https://shop.example/c/1?key=a#b", CAMPAIGN)).toBe(
    `https://shop.example/c/1?key=a&${CAMPAIGN}#b`,
  );
});

it("is the shop's address without a campaign, whatever parameters it has", () => {
  const address = "https://shop.example/c/1?utm_source=shop&key=a%20b+c";
  expect(leavingAddress(address, "")).toBe(address);
});

it("is a page of this site where the address is relative", () => {
  expect(leavingAddress("/demo/checkout?cart=7", CAMPAIGN)).toBe(
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
])("is none where the address is no page: %s", (address) => {
  expect(leavingAddress(address, CAMPAIGN)).toBeNull();
  expect(leavingAddress(address, "")).toBeNull();
});
