import { describe, expect, it } from "vitest";
import { type CartFigures, offerOf, reducedPrice, savingOf } from "@/lib/purchase/offer";

const figures = (change: Partial<CartFigures>): CartFigures => ({
  lines: [{ variantId: "1", quantity: 1, cents: 2000, paidCents: 2000 }],
  codes: [{ code: "BRO25", applicable: true }],
  discounts: [{ name: "BRO25", cents: 500 }],
  totalCents: 1500,
  ...change,
});

describe("the offer of a code", () => {
  it("has no percent until the service has answered, and none where the service cannot be read", () => {
    expect(offerOf("BRO25", null, null).percent).toBeNull();
    expect(offerOf("BRO25", { state: "unread" }, null).percent).toBeNull();
    expect(offerOf("BRO25", { state: "unknown" }, null).percent).toBeNull();
  });
  it("has the service's percent until there is a cart with the code", () => {
    const answer = { state: "known", percent: 25 } as const;
    expect(offerOf("BRO25", answer, null)).toEqual({ code: "BRO25", percent: 25, refused: false });
    expect(offerOf("BRO25", answer, figures({ codes: [] })).percent).toBe(25);
    expect(offerOf("BRO25", answer, figures({ lines: [] })).percent).toBe(25);
    const soldOut = figures({
      lines: [{ variantId: "1", quantity: 0, cents: 0, paidCents: 0 }],
      codes: [{ code: "BRO25", applicable: false }],
      discounts: [],
    });
    expect(offerOf("BRO25", answer, soldOut)).toEqual({ code: "BRO25", percent: 25, refused: false });
  });
  it("has the shop's percent from then on, also without a service", () => {
    const off = figures({ discounts: [{ name: "bro25", cents: 200 }] });
    expect(offerOf("BRO25", { state: "known", percent: 25 }, off).percent).toBe(10);
    expect(offerOf("BRO25", { state: "unread" }, off).percent).toBe(10);
  });
  it.each([
    [1999, 500, 25],
    [2450, 612, 25],
    [2000, 333, 16.6],
  ])(
    "of %d cents with %d off has the percent that explains them, or is rounded down: %d",
    (cents, off, percent) => {
      const shop = figures({
        lines: [{ variantId: "1", quantity: 1, cents, paidCents: cents - off }],
        discounts: [{ name: "BRO25", cents: off }],
      });
      expect(offerOf("BRO25", null, shop).percent).toBe(percent);
    },
  );
  it.each([[[]], [[{ name: "BRO25", cents: 0 }]]])(
    "has 0 percent of lines that cost nothing anyway, whether or not the shop lists %j",
    (discounts) => {
      const free = figures({ lines: [{ variantId: "1", quantity: 1, cents: 0, paidCents: 0 }], discounts });
      expect(offerOf("BRO25", null, free)).toEqual({ code: "BRO25", percent: 0, refused: false });
    },
  );
  it("has no percent when the shop takes a fixed amount off, which is less of a dearer bundle", () => {
    const fixed = figures({ discounts: [{ name: "BRO25", cents: 500, isUneven: true }] });
    expect(offerOf("BRO25", { state: "known", percent: 25 }, fixed)).toEqual({
      code: "BRO25",
      percent: null,
      refused: false,
    });
  });
  it("is refused with 0 percent when the shop has the code and takes nothing off", () => {
    const refusing = figures({ codes: [{ code: "bro25", applicable: false }], discounts: [] });
    expect(offerOf("BRO25", { state: "known", percent: 25 }, refusing)).toEqual({
      code: "BRO25",
      percent: 0,
      refused: true,
    });
  });
});

describe("a reduced price", () => {
  const at = (percent: number | null) => ({ code: "BRO25", percent, refused: false });
  it.each([
    [20, 25, 15],
    [24.5, 25, 18.38],
    [100, 15, 85],
    [0.1, 10, 0.09],
    [19.99, 10, 18],
    [19.99, 100, 0],
  ])("of $%d at %d%% is $%d, with cents rounded up", (price, percent, reduced) =>
    expect(reducedPrice(price, at(percent))).toBe(reduced),
  );
  it("is the full price while the percent is not known", () =>
    expect(reducedPrice(24.5, at(null))).toBe(24.5));
});

describe("what a bundle saves", () => {
  const one = { packs: 1, price: 20 };
  const at = (percent: number | null) => ({ code: "BRO25", percent, refused: false });
  it.each([
    [6, 100, 20],
    [3, 60, 0],
    [3, 55.5, 4.5],
    [2, 45, 0],
    [1, 20, 0],
  ])("of %d packs for $%d against single packs of $20 is $%d", (packs, price, saved) =>
    expect(savingOf({ packs, price }, [one, { packs, price }], null)).toBe(saved),
  );
  it.each([
    [25, 15],
    [100, 0],
    [null, 20],
    [0, 20],
  ])("at %s%% off is against single packs at the same percent: $%d", (percent, saved) =>
    expect(savingOf({ packs: 6, price: 100 }, [one], at(percent))).toBe(saved),
  );
  it("has no error of binary fractions", () =>
    expect(savingOf({ packs: 3, price: 58.2 }, [{ packs: 1, price: 24.5 }], at(10))).toBe(13.77));
  it("is nothing where no single pack is sold", () =>
    expect(savingOf({ packs: 6, price: 100 }, [{ packs: 3, price: 60 }], null)).toBe(0));
  it("is against the cheapest of several single packs", () =>
    expect(savingOf({ packs: 6, price: 100 }, [one, { packs: 1, price: 18 }], null)).toBe(8));
});
