import { describe, expect, it } from "vitest";
import { compareFeed } from "../../../tools/shop/compare-feed";
import type { ShopVariant } from "../../../tools/shop/compare-shop";

const bundles = [
  { id: "one", name: "One", variantId: "41" },
  { id: "one-more", name: "Three", variantId: "42" },
];
const one: ShopVariant = { id: "41", title: "One", isAvailable: true, amount: "20.0", currency: "USD" };
const three: ShopVariant = { ...one, id: "42", amount: "59.95" };
const feedOf = (...rows: string[]): string => `id\tlink\tavailability\tprice\n${rows.join("\n")}\n`;
const ROWS = [
  "A-one\thttps://wipes.example/?bundle=one#shopify-checkout\tin_stock\t20.00 USD",
  "A-one-more\thttps://wipes.example/?bundle=one-more#shopify-checkout\tin_stock\t59.95 USD",
] as const;

describe("the product feed and the shop", () => {
  it("agree when price, currency and stock of each bundle are the same", () => {
    expect(compareFeed(feedOf(...ROWS), bundles, [three, one])).toEqual([]);
  });

  it.each<[string, Partial<ShopVariant>, string]>([
    ["price", { amount: "24.5" }, "24.50 USD, in_stock"],
    ["currency", { currency: "EUR" }, "20.00 EUR, in_stock"],
    ["stock", { isAvailable: false }, "20.00 USD, out_of_stock"],
  ])("differ in one sentence by %s", (_, change, right) => {
    const [sentence, ...more] = compareFeed(feedOf(...ROWS), bundles, [{ ...one, ...change }, three]);
    expect(sentence).toMatch(/^One: the product feed says "20\.00 USD, in_stock", the shop /);
    expect(sentence).toContain(`"${right}"`);
    expect(more).toEqual([]);
  });

  it.each([
    ["a bundle has no row", feedOf(ROWS[1])],
    ["the site answers with a page", "<!doctype html>"],
  ])("differ where %s", (_, feed) => {
    expect(compareFeed(feed, bundles, [one, three])).toContain(
      "One: the product feed has no row for it. Build the site again, and publish it.",
    );
  });
});
