import { describe, expect, it } from "vitest";
import { applyCodes, type DemoDiscount, sum } from "@/demo/store/discounts";

const discount = (code: string, percent: number, more: Partial<DemoDiscount> = {}): DemoDiscount => ({
  code,
  percent,
  combines: false,
  ...more,
});
const BRO25 = discount("BRO25", 25);
const MATTE15 = discount("MATTE15", 15);
const SPRING10 = discount("SPRING10", 10, { combines: true });
const LOYAL20 = discount("LOYAL20", 20, { combines: true });
const ITEM10 = discount("ITEM10", 10, { combines: true, level: "line" });
const LARGE30 = discount("LARGE30", 30, { minimumSubtotalCents: 10_000 });
const ENDED50 = discount("ENDED50", 50, { isExpired: true });
const ALL = [BRO25, MATTE15, SPRING10, LOYAL20, ITEM10, LARGE30, ENDED50];

/** What the codes take off each line. */
const offEachLine = (codes: readonly string[], lines: readonly number[], discounts = ALL) =>
  applyCodes(discounts, codes, lines).allocations.map((line) => sum(line.map(({ cents }) => cents)));

const refusals = (codes: readonly string[], lines: readonly number[]) =>
  Object.fromEntries(applyCodes(ALL, codes, lines).codes.map(({ code, refusal }) => [code, refusal]));

describe("a discount code", () => {
  it("takes its percent off each line", () => {
    expect(offEachLine(["BRO25"], [2_000, 6_000])).toEqual([500, 1_500]);
  });

  it.each(["bro25", "BRO25"])("is known as %s, and named as the store writes it", (written) => {
    expect(applyCodes(ALL, [written], [2_000]).codes).toEqual([{ code: "BRO25", refusal: null }]);
  });

  it.each([
    ["is unknown, and named as it was written", "nobody", [2_000], "DISCOUNT_NOT_FOUND"],
    ["has expired", "ENDED50", [2_000], "DISCOUNT_CURRENTLY_INACTIVE"],
    ["has a minimum that is not reached", "LARGE30", [4_000, 5_999], "DISCOUNT_PURCHASE_NOT_IN_RANGE"],
    ["is in an empty cart", "BRO25", [], "DISCOUNT_CODE_NOT_HONOURED"],
    ["is in a cart whose lines are sold out", "BRO25", [0], "DISCOUNT_CODE_NOT_HONOURED"],
  ])("takes nothing off when it %s", (_, code, lines, refusal) => {
    expect(refusals([code], lines)).toEqual({ [code]: refusal });
    expect(offEachLine([code], lines)).toEqual(lines.map(() => 0));
  });

  it.each(["constructor", "__proto__", ""])("is unknown when it is %j", (code) => {
    expect(applyCodes(ALL, [code], [2_000]).codes).toEqual([{ code, refusal: "DISCOUNT_NOT_FOUND" }]);
  });
});

describe("several discount codes", () => {
  it.each([[["BRO25", "MATTE15"]], [["MATTE15", "BRO25"]]])(
    "that do not combine: the better one applies, in each order",
    (codes) => {
      expect(offEachLine(codes, [2_000])).toEqual([500]);
      expect(refusals(codes, [2_000])).toEqual({ BRO25: null, MATTE15: "DISCOUNT_CODE_NOT_HONOURED" });
    },
  );

  it("that combine are each computed from the same amount", () => {
    expect(offEachLine(["SPRING10", "LOYAL20"], [10_000])).toEqual([3_000]);
  });

  it("take off the better of those that combine and the one that does not", () => {
    expect(refusals(["BRO25", "SPRING10"], [2_000])).toEqual({
      BRO25: null,
      SPRING10: "DISCOUNT_CODE_NOT_HONOURED",
    });
    expect(refusals(["BRO25", "SPRING10", "LOYAL20"], [2_000])).toEqual({
      BRO25: "DISCOUNT_CODE_NOT_HONOURED",
      SPRING10: null,
      LOYAL20: null,
    });
  });

  it("apply to lines first, and to the order from what is left", () => {
    const { allocations } = applyCodes(ALL, ["SPRING10", "ITEM10"], [10_000]);
    expect(allocations).toEqual([
      [
        { discount: ITEM10, cents: 1_000 },
        { discount: SPRING10, cents: 900 },
      ],
    ]);
  });

  it("never take off more than there is", () => {
    const most = discount("MOST", 80, { combines: true });
    expect(offEachLine(["MOST", "LOYAL20", "SPRING10"], [999], [most, LOYAL20, SPRING10])).toEqual([999]);
  });

  it("that take as much off: the one that comes first in the cart applies", () => {
    const [first, second] = [discount("FIRST", 10), discount("SECOND", 10)];
    expect(applyCodes([first, second], ["SECOND", "FIRST"], [2_000]).codes).toEqual([
      { code: "SECOND", refusal: null },
      { code: "FIRST", refusal: "DISCOUNT_CODE_NOT_HONOURED" },
    ]);
  });
});
