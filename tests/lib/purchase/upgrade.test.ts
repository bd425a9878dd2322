import { describe, expect, it } from "vitest";
import { bundles as written } from "@/content/bundles";
import type { Offer } from "@/lib/purchase/offer";
import { shopBundles, type ShopBundle } from "@/lib/purchase/shop-bundles";
import { readSwapped, type Swapped, upgradesOf, wayBackOf, writeSwapped } from "@/lib/purchase/upgrade";

const [some] = shopBundles(written, {});
const bundle = (packs: number, price: number | null, isSoldOut = false): ShopBundle => {
  if (!some) throw new Error("The content has no bundle.");
  return { ...some, id: `of-${packs}`, variantId: String(packs), packs, price, isSoldOut };
};
const one = bundle(1, 20);
const three = bundle(3, 60);
const six = bundle(6, 100);
const all = [one, three, six];
const line = (variantId: string, quantity: number) => ({ variantId, quantity });
const quarterOff: Offer = { code: "BRO25", percent: 25, refused: false };

describe("the larger bundles that a cart could be", () => {
  const upgrades = (lines: ReturnType<typeof line>[], bundles = all, offer: Offer | null = null) =>
    upgradesOf(lines, bundles, offer).map(({ to, quantity, difference }) => [to.packs, quantity, difference]);

  it.each([
    [
      "one single pack",
      [line("1", 1)],
      [
        [3, 1, 40],
        [6, 1, 80],
      ],
    ],
    ["three, which cost the same in a bundle", [line("1", 3)], [[6, 1, 40]]],
    ["six, which cost less in a bundle", [line("1", 6)], [[6, 1, -20]]],
    ["single packs of several lines, together", [line("1", 1), line("1", 2)], [[6, 1, 40]]],
    ["the middle bundle", [line("3", 1)], [[6, 1, 40]]],
    ["two of it, which cost less in the largest", [line("3", 2)], [[6, 1, -20]]],
    ["the largest bundle", [line("6", 1)], []],
    ["several bundles", [line("1", 1), line("3", 1)], []],
    ["a bundle that is sold out", [line("1", 0)], []],
    ["no line", [], []],
    ["what is no bundle", [line("99", 1)], []],
  ])("of %s", (_, lines, expected) => expect(upgrades(lines)).toEqual(expected));

  it("are at most two, the next ones, and their difference is that under the code", () => {
    expect(upgrades([line("1", 1)], [bundle(9, 130), six, three, one], quarterOff)).toEqual([
      [3, 1, 30],
      [6, 1, 60],
    ]);
  });

  it("are never one that is sold out, or has no price in dollars", () => {
    const lines = [line("1", 1)];
    expect(upgrades(lines, [one, bundle(3, 60, true), six])).toEqual([[6, 1, 80]]);
    expect(upgrades(lines, [one, bundle(3, null), bundle(6, 100, true)])).toEqual([]);
    expect(upgrades(lines, [bundle(1, null), three, six])).toEqual([]);
  });
});

describe("the way back after a swap", () => {
  const swap: Swapped = { from: "of-1", quantity: 2, to: "of-3" };
  const back = (lines: ReturnType<typeof line>[], swapped: Swapped | null = swap, bundles = all) => {
    const found = wayBackOf(lines, bundles, quarterOff, swapped);
    return found && [found.from.packs, found.to.packs, found.quantity, found.difference];
  };

  it("is to as many as there were, and says what they cost less", () => {
    expect(back([line("3", 1)])).toEqual([3, 1, 2, -15]);
  });

  it.each([
    ["without a swap", [line("3", 1)], null, all],
    ["where there is more of the bundle by now", [line("3", 2)], swap, all],
    ["where the cart has another bundle", [line("6", 1)], swap, all],
    ["beside another bundle", [line("3", 1), line("1", 1)], swap, all],
    ["in an empty cart", [], swap, all],
    ["to a bundle that is gone", [line("3", 1)], { ...swap, from: "of-2" }, all],
    ["to one that is sold out", [line("3", 1)], swap, [bundle(1, 20, true), three]],
  ])("is none %s", (_, lines, swapped, bundles) => expect(back(lines, swapped, bundles)).toBeNull());

  it("is kept as a text, and no other text is one", () => {
    expect(readSwapped(writeSwapped(swap))).toEqual(swap);
    for (const text of [null, "", "a", "a:0:b", "a:1000:b", "a:2:", ":2:b", "a:1:b:c", "a:b:1:c"])
      expect(readSwapped(text)).toBeNull();
  });
});
