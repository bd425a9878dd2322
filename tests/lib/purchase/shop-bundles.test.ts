import { describe, expect, it } from "vitest";
import {
  areAllSoldOut,
  availableFrom,
  firstOnSale,
  lowestPriceOf,
  shopBundles,
  type Variants,
  withPrices,
} from "@/lib/purchase/shop-bundles";
import { bundles } from "../../features/checkout/bundles";

const variantsWithout = (...soldOut: string[]): Variants =>
  Object.fromEntries(
    bundles.map(({ id, variantId }) => [
      id,
      { id: variantId, title: id, available: !soldOut.includes(id), price: 20 },
    ]),
  );
const without = (...soldOut: string[]) => shopBundles(bundles, variantsWithout(...soldOut));
const priced = (...prices: (number | null)[]) =>
  shopBundles(bundles, {}).map((bundle, index) => ({ ...bundle, price: prices[index] ?? null }));

describe("the bundles as the shop sells them", () => {
  it("are those of the content, all in stock, until the shop has answered", () => {
    expect(shopBundles(bundles, {})).toEqual(bundles.map((bundle) => ({ ...bundle, isSoldOut: false })));
  });

  it("have the shop's price, variant and stock", () => {
    const medium = { id: "142", available: true, price: 24.5 };
    const small = { id: "141", available: false, price: 19 };
    const [first, second] = shopBundles(bundles, { small, medium });
    expect(first).toMatchObject({ id: "small", price: 19, variantId: "141", isSoldOut: true });
    expect(second).toMatchObject({ id: "medium", price: 24.5, variantId: "142", isSoldOut: false });
  });

  it("have the content's price where the shop's cannot be read", () => {
    const [first] = shopBundles(bundles, { small: { id: "41", available: true, price: null } });
    expect(first?.price).toBe(bundles[0]?.price);
  });

  it("are sold out where the shop has no such variant, because the cart would get another", () => {
    const { small } = variantsWithout();
    expect(shopBundles(bundles, { small }).map(({ isSoldOut }) => isSoldOut)).toEqual([false, true, true]);
  });
});

describe("a cart's prices", () => {
  it("change the bundles that they differ for, and leave the others and an equal list as they are", () => {
    const before = priced(20, 38, null);
    expect(withPrices(before, ({ price }) => price)).toBe(before);
    const after = withPrices(before, ({ id, price }) => (id === before[1]?.id ? 40 : price));
    expect(after.map(({ price }) => price)).toEqual([20, 40, null]);
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(after[0]).toBe(before[0]);
  });
});

describe("the bundle that is bought", () => {
  it.each([
    ["small", [], "small"],
    ["small", ["small"], "medium"],
    ["small", ["small", "medium"], "large"],
    ["medium", ["medium"], "large"],
    ["large", ["large"], "small"],
    ["large", ["large", "small"], "medium"],
    ["medium", ["small", "medium", "large"], "medium"],
  ])("is, for %s with %j sold out, %s", (wanted, soldOut, bought) => {
    expect(availableFrom(wanted, without(...soldOut))).toBe(bought);
  });

  it.each([
    [[], false],
    [["small"], false],
    [["small", "large"], false],
    [["small", "medium", "large"], true],
  ])("is sold out only where all are: with %j, %s", (soldOut, isSoldOut) => {
    const offered = without(...soldOut);
    const bought = offered.find(({ id }) => id === availableFrom("small", offered));
    expect([areAllSoldOut(offered), bought?.isSoldOut]).toEqual([isSoldOut, isSoldOut]);
  });
});

describe("the bundle that an empty cart offers", () => {
  it.each([
    [[], "small"],
    [["small"], "medium"],
    [["small", "medium", "large"], undefined],
  ])("is the first that can be bought: with %j sold out, %s", (soldOut, offered) => {
    expect(firstOnSale(without(...soldOut))?.id).toBe(offered);
  });
});

describe("the lowest price", () => {
  it("is that of the cheapest bundle", () => expect(lowestPriceOf(priced(20, 18.5, 100))).toBe(18.5));

  it("leaves out what is sold out", () => {
    const soldOut = priced(20, 60, 100).map((bundle, index) => ({ ...bundle, isSoldOut: index === 0 }));
    expect(lowestPriceOf(soldOut)).toBe(60);
    expect(lowestPriceOf(soldOut.map((bundle) => ({ ...bundle, isSoldOut: true })))).toBeNull();
  });

  it("is none where the prices are not in dollars", () => {
    expect(lowestPriceOf(priced(null, null, null))).toBeNull();
  });
});
