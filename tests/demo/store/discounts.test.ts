import { describe, expect, it } from "vitest";
import { applyCodes } from "@/demo/store/discounts";

const discount = (code: string, percent: number) => ({ code, percent });
const ALL = [discount("BRO25", 25), discount("MATTE15", 15)];

const refusals = (codes: readonly string[], lines: readonly number[]) =>
  Object.fromEntries(applyCodes(ALL, codes, lines).codes.map(({ code, refusal }) => [code, refusal]));

describe("a discount code", () => {
  it("takes its percent off each line, rounded down", () => {
    expect(applyCodes(ALL, ["BRO25"], [2_000, 5_995]).centsOff).toEqual([500, 1_498]);
  });

  it.each(["bro25", "BRO25"])("is known as %s, and named as the store writes it", (written) => {
    expect(applyCodes(ALL, [written], [2_000]).codes).toEqual([{ code: "BRO25", refusal: null }]);
  });

  it.each([
    ["is unknown, and named as it was written", "nobody", [2_000], "DISCOUNT_NOT_FOUND"],
    ["is in an empty cart", "BRO25", [], "DISCOUNT_CODE_NOT_HONOURED"],
    ["is in a cart whose lines are sold out", "BRO25", [0], "DISCOUNT_CODE_NOT_HONOURED"],
  ])("takes nothing off when it %s", (_, code, lines, refusal) => {
    expect(refusals([code], lines)).toEqual({ [code]: refusal });
    expect(applyCodes(ALL, [code], lines).applied).toBeNull();
  });

  it.each(["constructor", "__proto__", ""])("is unknown when it is %j", (code) => {
    expect(applyCodes(ALL, [code], [2_000]).codes).toEqual([{ code, refusal: "DISCOUNT_NOT_FOUND" }]);
  });
});

describe("of several discount codes", () => {
  it.each([[["BRO25", "MATTE15"]], [["MATTE15", "BRO25"]]])(
    "the one that takes most off applies, in each order",
    (codes) => {
      expect(applyCodes(ALL, codes, [2_000]).centsOff).toEqual([500]);
      expect(refusals(codes, [2_000])).toEqual({ BRO25: null, MATTE15: "DISCOUNT_CODE_NOT_HONOURED" });
    },
  );

  it("that take as much off, the one that comes first in the cart applies", () => {
    const discounts = [discount("FIRST", 10), discount("SECOND", 10)];
    expect(applyCodes(discounts, ["SECOND", "FIRST"], [2_000]).codes).toEqual([
      { code: "SECOND", refusal: null },
      { code: "FIRST", refusal: "DISCOUNT_CODE_NOT_HONOURED" },
    ]);
  });
});
