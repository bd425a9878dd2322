import { describe, expect, it } from "vitest";
import { fillText } from "@/lib/text/fill-text";
import {
  capitalized,
  countInWords,
  countOf,
  countOfRange,
  listWithOr,
  numberWord,
  rangeInWords,
} from "@/lib/text/wording";

describe("a number in a text", () => {
  it.each([
    [0, "zero"],
    [12, "twelve"],
    [30, "thirty"],
    [42, "forty-two"],
    [100, "a hundred"],
    [101, "101"],
    [1_200, "1,200"],
    [2.5, "2.5"],
    [-20, "-20"],
  ])("%d is %s", (number, word) => expect(numberWord(number)).toBe(word));

  it("precedes its noun in the singular or the plural", () => {
    expect([countOf(1, "pack"), countOf(6, "pack")]).toEqual(["1 pack", "6 packs"]);
    expect([countInWords(1, "pack"), countInWords(6, "pack")]).toEqual(["one pack", "six packs"]);
  });

  it("is a range, or one number when both ends are equal", () => {
    expect(
      [[1, 2] as const, [2, 2] as const, [1, 1] as const].map((range) => countOfRange(range, "day")),
    ).toEqual(["1-2 days", "2 days", "1 day"]);
  });
});

it.each([
  [[2, 3], "two or three wipes"],
  [[2, 4], "two to four wipes"],
  [[3, 3], "three wipes"],
  [[1, 1], "one wipe"],
] as const)("the range %s is said as %s", (range, text) => {
  expect(rangeInWords(range, "wipe")).toBe(text);
  expect(rangeInWords(range)).toBe(text.replace(/ wipes?/, ""));
});

it("capitalizes the first letter of a text", () => expect(capitalized("three sizes")).toBe("Three sizes"));

it.each([
  [[], ""],
  [["$20"], "$20"],
  [["$20", "$60"], "$20 or $60"],
  [["$20", "$60", "$100"], "$20, $60 or $100"],
])("%j is listed as %s", (items, text) => expect(listWithOr(items)).toBe(text));

describe("a text with placeholders", () => {
  it("gets a value for every occurrence of a known placeholder, and is otherwise unchanged", () => {
    expect(fillText("{shown} of {all}, {shown}", { shown: 1, all: "$&" })).toBe("1 of $&, 1");
    expect(fillText("{toString} {count}", { all: 1 })).toBe("{toString} {count}");
  });
});
