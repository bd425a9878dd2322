import { describe, expect, it } from "vitest";
import { compareShop, type ShopVariant } from "../../../tools/shop/compare-shop";

const bundles = [
  { name: "One", price: 20, variantId: "41" },
  { name: "Three", price: 59.95, variantId: "42" },
];
const one: ShopVariant = { id: "41", title: "One", isAvailable: true, amount: "20.0", currency: "USD" };
const three: ShopVariant = { ...one, id: "42", title: "Three", amount: "59.95" };

describe("the shop and the content", () => {
  it.each([
    ["in the order of the content", [one, three]],
    ["in another order", [three, one]],
    ["with other titles", [{ ...one, title: "Solo" }, three]],
  ])("agree when ids, prices, stock and currency are the same, %s", (_, variants) => {
    expect(compareShop(bundles, variants)).toEqual([]);
  });

  it.each<[string, Partial<ShopVariant>, RegExp]>([
    ["a price that differs by one cent", { amount: "20.01" }, /^One: .*\$20,.*\$20\.01\.$/],
    ["an empty price", { amount: "" }, /^One: .*"".*not an amount/],
    ["a price that is no amount", { amount: "-20" }, /^One: .*"-20".*not an amount/],
    ["another currency", { currency: "EUR" }, /^One: .*"EUR"/],
    ["no stock", { isAvailable: false }, /^One: .*sold out/],
  ])("differ in one sentence by %s", (_, change, sentence) => {
    const differences = compareShop(bundles, [{ ...one, ...change }, three]);
    expect(differences).toEqual([expect.stringMatching(sentence)]);
  });

  it("differ in a sentence for each difference of one variant", () => {
    const changed = { ...one, amount: "1.0", isAvailable: false };
    expect(compareShop(bundles, [changed, three])).toHaveLength(2);
  });

  it("differ by a variant that is missing, and by one that no bundle has", () => {
    expect(compareShop(bundles, [one, { ...three, id: "43" }])).toEqual([
      expect.stringMatching(/^Three: .*no variant 42.*41 \("One"\), 43 \("Three"\)/),
      expect.stringMatching(/variant 43 \("Three"\) belongs to no bundle/),
    ]);
    expect(compareShop(bundles, [])).toHaveLength(2);
  });

  it("prints no control characters of the shop", () => {
    const [sentence = ""] = compareShop([], [{ ...one, title: "\u001b[2J\n" }]);
    expect(sentence).toContain(String.raw`"\u001b[2J\n"`);
  });
});
