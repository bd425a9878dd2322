// @vitest-environment node
import { describe, expect, it } from "vitest";
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
  ],
  1_767_225_600_000,
);
const find = (code: string) => findAffiliate(index, code);

describe("the index of affiliates", () => {
  it("finds a code that is spelled exactly so", () => {
    expect(find("BRO25")).toEqual({ code: "BRO25", percent: 25 });
    expect(find("AAAA")).toEqual({ code: "AAAA", percent: 1 });
    expect(find("TWICE")).toEqual({ code: "TWICE", percent: 6 });
  });

  it("finds a code in other letter case and answers in the service's spelling", () => {
    expect(find("bro25")).toEqual({ code: "BRO25", percent: 25 });
    expect(find("BRO-TWO_2")).toEqual({ code: "Bro-Two_2", percent: 12.5 });
  });

  it("finds none where several codes differ in letter case only and none is spelled so", () => {
    expect(find("Twice")).toBeNull();
  });

  it("knows an affiliate whose percentage is not known", () => {
    expect(find("SILENT")).toEqual({ code: "SILENT", percent: null });
  });

  it.each(["BRO2", "RO25", "BRO255", "25", "affiliates-1", "constructor", "toString"])(
    "takes no part of a line for a code: %s",
    (code) => expect(find(code)).toBeNull(),
  );

  it("takes names of an object's properties for plain codes", () => {
    expect(find("__proto__")).toEqual({ code: "__proto__", percent: 10 });
    expect(find("hasOwnProperty")).toBeNull();
  });

  it("survives being stored", () => {
    expect(parseIndex(index.text)).toEqual(index);
    expect(parseIndex(createIndex([], 7).text)).toEqual(createIndex([], 7));
  });

  it.each([
    null,
    "",
    "affiliates-1",
    "affiliates-0 7\n",
    "affiliates-1 x\nA 1\n",
    '{"a":1}',
    "affiliates-1 7\nA 1",
  ])("is not read from %j", (text) => expect(parseIndex(text)).toBeNull());
});
