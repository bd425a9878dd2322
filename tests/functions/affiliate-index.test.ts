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
  it("finds a code with exactly this spelling", () => {
    expect(find("BRO25")).toEqual({ code: "BRO25", percent: 25 });
    expect(find("AAAA")).toEqual({ code: "AAAA", percent: 1 });
    expect(find("TWICE")).toEqual({ code: "TWICE", percent: 6 });
  });

  it("finds a code in other letter case and returns the service's spelling", () => {
    expect(find("bro25")).toEqual({ code: "BRO25", percent: 25 });
    expect(find("BRO-TWO_2")).toEqual({ code: "Bro-Two_2", percent: 12.5 });
  });

  it("finds none when several codes differ only in letter case and none matches exactly", () => {
    expect(find("Twice")).toBeNull();
  });

  it("finds an affiliate that is listed twice in any letter case, by the first entry", () => {
    const twice = createIndex(
      [
        { code: "BRO25", percent: 25 },
        { code: "BRO25", percent: 30 },
      ],
      7,
    );
    expect(findAffiliate(twice, "bro25")).toEqual({ code: "BRO25", percent: 25 });
    expect(findAffiliate(twice, "BRO25")).toEqual({ code: "BRO25", percent: 25 });
  });

  it("finds an affiliate without a percentage", () => {
    expect(find("SILENT")).toEqual({ code: "SILENT", percent: null });
  });

  it.each(["BRO2", "RO25", "25", "affiliates-1"])("does not find a part of a line: %s", (code) =>
    expect(find(code)).toBeNull(),
  );

  it("treats names of an object's properties like other codes", () => {
    expect(find("__proto__")).toEqual({ code: "__proto__", percent: 10 });
    expect(find("hasOwnProperty")).toBeNull();
  });

  it("is parsed from its stored text", () => {
    expect(parseIndex(index.text)).toEqual(index);
    expect(parseIndex(createIndex([], 7).text)).toEqual(createIndex([], 7));
  });

  it.each([null, "", "affiliates-0 7\n", "affiliates-1 x\nA 1\n", '{"a":1}', "affiliates-1 7\nA 1"])(
    "is not parsed from %j",
    (text) => expect(parseIndex(text)).toBeNull(),
  );
});
