import { describe, expect, it } from "vitest";
import { type CartFigures, type CodeAnswer, offerOf, reducedPrice, savingOf } from "@/lib/purchase/offer";

const figures = (change: Partial<CartFigures>): CartFigures => ({
  lines: line(1, 2000, 2000),
  codes: [{ code: "BRO25", applicable: true }],
  discounts: [{ name: "BRO25", cents: 500 }],
  totalCents: 1500,
  ...change,
});

const KNOWN: CodeAnswer = { state: "known", percent: 25 };
const UNREAD: CodeAnswer = { state: "unread" };
const REFUSED = { codes: [{ code: "bro25", applicable: false }], discounts: [] };
const line = (quantity: number, cents: number, paidCents: number) => [
  { variantId: "1", quantity, cents, paidCents },
];
const off = (cents: number, name = "BRO25") => ({ discounts: [{ name, cents }] });
const at = (percent: number | null, refused = false) => ({ code: "BRO25", percent, refused });

describe("the offer of a code", () => {
  it.each<[what: string, CodeAnswer | null, shop: Partial<CartFigures> | null, percent: number | null]>([
    ["no percent until the service has answered", null, null, null],
    ["no percent where the service cannot be read", UNREAD, null, null],
    ["no percent of a code that the service does not know", { state: "unknown" }, null, null],
    ["the service's percent before there is a cart", KNOWN, null, 25],
    ["the service's percent while the cart has no code", KNOWN, { codes: [] }, 25],
    ["the service's percent while the cart is empty", KNOWN, { lines: [] }, 25],
    ["the service's percent while all lines are sold out", KNOWN, { ...REFUSED, lines: line(0, 0, 0) }, 25],
    ["the shop's percent from then on", KNOWN, off(200, "bro25"), 10],
    ["the shop's percent without a service", UNREAD, off(200, "bro25"), 10],
    ["0 percent of lines that cost nothing anyway", null, { lines: line(1, 0, 0), discounts: [] }, 0],
    ["0 percent of them where the shop lists the code", null, { lines: line(1, 0, 0), ...off(0) }, 0],
  ])("has %s", (_, answer, shop, percent) =>
    expect(offerOf("BRO25", answer, shop && figures(shop))).toEqual(at(percent)),
  );

  it.each([
    [1999, 500, 25],
    [2450, 612, 25],
    [2000, 333, 16.6],
  ])(
    "of %d cents with %d off has the percent that explains them, or is rounded down: %d",
    (cents, less, percent) => {
      const shop = figures({ lines: line(1, cents, cents - less), ...off(less) });
      expect(offerOf("BRO25", null, shop)).toEqual(at(percent));
    },
  );
  it("has no percent when the shop takes a fixed amount off, which is less of a dearer bundle", () => {
    const fixed = figures({ discounts: [{ name: "BRO25", cents: 500, isUneven: true }] });
    expect(offerOf("BRO25", KNOWN, fixed)).toEqual(at(null));
  });
  it("is refused with 0 percent when the shop has the code and takes nothing off", () =>
    expect(offerOf("BRO25", KNOWN, figures(REFUSED))).toEqual(at(0, true)));
});

describe("a reduced price", () => {
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
