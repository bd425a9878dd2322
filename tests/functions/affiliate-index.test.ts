// @vitest-environment node
import { expect, it } from "vitest";
import { createIndex, findAffiliate, parseIndex } from "../../functions/lib/affiliate-index";

const index = createIndex(
  [
    { code: "AAAA", percent: 1 },
    { code: "BRO25", percent: 25 },
    { code: "Bro-Two_2", percent: 12.5 },
    { code: "SILENT", percent: null },
    { code: "__proto__", percent: 10 },
    { code: "twice", percent: 5 },
    { code: "TWICE", percent: 6 },
    { code: "BRO25", percent: 30 },
  ],
  1_767_225_600_000,
);

it.each<[asked: string, code: string, percent: number | null, how: string]>([
  ["BRO25", "BRO25", 25, "the first of two entries"],
  ["bro25", "BRO25", 25, "the first of two entries, in other letter case"],
  ["BRO-TWO_2", "Bro-Two_2", 12.5, "another letter case"],
  ["AAAA", "AAAA", 1, "the first line"],
  ["SILENT", "SILENT", null, "no percentage"],
  ["__proto__", "__proto__", 10, "the name of an object's property"],
  ["TWICE", "TWICE", 6, "exactly one of two codes that differ in letter case only"],
])("for %s finds %s with %s: %s", (asked, code, percent) => {
  expect(findAffiliate(index, asked)).toEqual({ code, percent });
});

it.each([
  ["Twice", "several codes differ from it in letter case only, and none is it"],
  ["hasOwnProperty", "it is the name of an object's property"],
  ["BRO2", "it is the beginning of a code"],
  ["RO25", "it is the end of a code"],
  ["25", "it is a percentage"],
  ["affiliates-1", "it is in the first line of the text"],
])("finds nobody for %s: %s", (asked) => expect(findAffiliate(index, asked)).toBeNull());

it("is parsed from its stored text", () => {
  expect(parseIndex(index.text)).toEqual(index);
  expect(parseIndex("affiliates-1 7\n")).toEqual(createIndex([], 7));
});

it.each([null, "", "affiliates-0 7\n", "affiliates-1 x\nA 1\n", '{"a":1}', "affiliates-1 7\nA 1"])(
  "is not parsed from %j",
  (text) => expect(parseIndex(text)).toBeNull(),
);
