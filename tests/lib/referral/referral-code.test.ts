import { describe, expect, it } from "vitest";
import {
  codeFromQuery,
  codeOfPath,
  freshRecord,
  invalidRecord,
  liveRecord,
  mayReplace,
  pathSegment,
  readStoredReferral,
  withoutEnds,
} from "@/lib/referral/referral-code";
import { DAY_MS } from "@/lib/text/day-ms";

const NOW = Date.UTC(2026, 0, 15, 12);
const LONGEST = "A".repeat(64);

describe("the code of a query", () => {
  it.each([
    ["?snowball=BRO25", "BRO25"],
    [`?snowball=${LONGEST}`, LONGEST],
    ["?snowball=bro-code_25", "bro-code_25"],
    ["?snowball=%20BRO25+", "BRO25"],
    ["?snowball=%E2%80%AEBRO25%E2%80%8B", "BRO25"],
    ["?snowball=..%2FBRO25%00", "BRO25"],
    ["?snowball=%22-BRO25_%22", "-BRO25_"],
    ["?snowball=a.b&snowball=BRO25&snowball=MATTE15", "BRO25"],
    ["?utm_source=ig&amp;snowball=BRO25", "BRO25"],
  ])("%s is %s", (query, code) => expect(codeFromQuery(query)).toBe(code));

  it.each([
    ["", "no query"],
    ["?code=BRO25&SNOWBALL=BRO25", "other names"],
    ["?snowball=", "no value"],
    [`?snowball=${LONGEST}A`, "65 characters"],
    ["?snowball=BRO25%E0%A4", "an end that does not decode"],
    ["?snowball=%2542RO25", "a code that is encoded twice"],
    ["?snowball=BRO25%CE%A9", "a Greek letter at its end"],
    ["?snowball=ВRО25", "Cyrillic letters"],
    ["?snowball=BRO+25", "a space in it"],
    ["?snowball=BRO%E2%80%8F25", "a right-to-left mark in it"],
    ["?snowball=<img src=x onerror=alert(1)>", "markup"],
    ['?snowball={"code":"BRO25"}', "JSON"],
  ])("%s has none: %s", (query) => expect(codeFromQuery(query)).toBeNull());
});

describe("the only segment of a path", () => {
  it.each([
    ["/BRO25", "BRO25"],
    ["/BRO25/", "BRO25"],
    // A chat may take the end of a sentence into a link, also behind its slash.
    ["/BRO25/.,/", "BRO25"],
    ["//evil.example", "evil.example"],
    ["/%3Cb%3E", "<b>"],
    ["/a%2Fb", "a/b"],
    ["/%E0%A4%A", "%E0%A4%A"],
  ])("%s is %s", (pathname, segment) => expect(pathSegment(pathname)).toBe(segment));

  it.each(["", "/", "//", "//evil.example/BRO25", "/muglife/BRO25/", "/BROS/%32", "BRO25"])(
    "does not exist in '%s'",
    (pathname) => expect(pathSegment(pathname)).toBeNull(),
  );
});

describe("the code of a path", () => {
  it.each(["BRO2", "12345", "matteMODE", LONGEST])("may be %s", (code) =>
    expect(codeOfPath(`/${code}`)).toBe(code),
  );

  it.each("/%42RO25 /BRO25. /(BRO25!)/ /BRO25%E2%80%8B /BRO25&utm_source=ig /-BRO25_".split(" "))(
    "%s is BRO25",
    (pathname) => expect(codeOfPath(pathname)).toBe("BRO25"),
  );

  const NONE =
    "/ /BRO /BRO-25 /ВRО25 /BRO25é /BRO25%20now /BRO25%0A1 /faq/BRO25 /%2542RO25 /&BR&BRO25x.y /% /.";
  it.each([`/${LONGEST}A`, ...NONE.split(" ")])("%s has none", (pathname) =>
    expect(codeOfPath(pathname)).toBeNull(),
  );

  it.each([".", "é.", "&", "?", "%", "\u200B"])("is looked for in little time among %j", (text) => {
    expect(withoutEnds(text.repeat(500_000)).length).toBeLessThan(1_000_001);
  });
});

describe("a new record", () => {
  it("expires 30 days after the visit", () => {
    expect(freshRecord("BRO25", NOW)).toEqual({ code: "BRO25", expiry: NOW + 30 * DAY_MS });
  });

  it("of a segment that is no code is marked as invalid, and cut to the longest length of a code", () => {
    expect(invalidRecord("é".repeat(1_000), NOW)).toEqual({
      code: "é".repeat(64),
      expiry: NOW + 30 * DAY_MS,
      valid: false,
    });
  });
});

describe("a stored record", () => {
  const TOMORROW = NOW + DAY_MS;
  const read = (value: object) => readStoredReferral(JSON.stringify(value), NOW);

  it.each([
    ["a millisecond before its expiry", 1],
    ["on its first day", 30 * DAY_MS],
    ["as far ahead as a record may be", 31 * DAY_MS],
  ])("is live %s", (_, ahead) => {
    const record = { code: "BRO25", expiry: NOW + ahead };
    expect(read(record)).toEqual({ record, rewrite: false });
    expect(liveRecord(read(record))).toEqual(record);
  });

  it.each([
    ["at its expiry", { code: "BRO25", expiry: NOW }],
    ["more than 31 days ahead", { code: "BRO25", expiry: NOW + 31 * DAY_MS + 1 }],
    ["with a text as expiry", { code: "BRO25", expiry: String(TOMORROW) }],
    ["without an expiry", { code: "BRO25" }],
    ["with a number as code", { code: 25, expiry: TOMORROW }],
    ["with an empty code", { code: "", expiry: TOMORROW }],
    ["with a code that no link may have", { code: "../BRO25", expiry: TOMORROW }],
    ["with another value of `valid` than ours", { code: "BRO25", expiry: TOMORROW, valid: "no" }],
    ["of a longer address than is kept", { code: "x".repeat(65), expiry: TOMORROW, valid: false }],
  ])("is dropped %s", (_, value) => expect(read(value)).toEqual({ record: null, rewrite: true }));

  it("of a mistyped address is kept, and its code is never shown or sent", () => {
    const record = { code: "<b>".padEnd(64), expiry: TOMORROW, valid: false };
    expect(read(record)).toEqual({ record, rewrite: false });
    expect(liveRecord(read(record))).toBeNull();
  });

  it.each([
    ["nothing", null, true],
    ["a live code", { code: "BRO25", expiry: TOMORROW }, false],
    ["a mistyped address", { code: "br", expiry: TOMORROW, valid: false }, true],
    ["an expired code", { code: "BRO25", expiry: NOW - 1 }, true],
  ])("of %s is replaced by a valid code, and by a mistyped address: %s", (_, value, byMistyped) => {
    const stored = value ? read(value) : readStoredReferral(null, NOW);
    expect(mayReplace(stored, freshRecord("MATTE15", NOW))).toBe(true);
    expect(mayReplace(stored, invalidRecord("x", NOW))).toBe(byMistyped);
  });
});

describe("a stored text", () => {
  it.each(["BRO25", " BRO25\n", '"BRO25"'])("of an older site becomes a record with 30 days: %j", (text) => {
    expect(readStoredReferral(text, NOW)).toEqual({
      record: { code: "BRO25", expiry: NOW + 30 * DAY_MS },
      rewrite: true,
    });
  });

  it.each(["12345", "1E5", "true2"])("of an older site may be the code %s", (code) => {
    expect(readStoredReferral(code, NOW).record?.code).toBe(code);
  });

  it.each(["", '{"code":"BRO25","expi', "[object Object]", "null", "undefined", "NaN", "-Infinity", "true"])(
    "is dropped where it is no code: %j",
    (text) => expect(readStoredReferral(text, NOW)).toEqual({ record: null, rewrite: true }),
  );

  it("needs no rewrite where there is none", () => {
    expect(readStoredReferral(null, NOW)).toEqual({ record: null, rewrite: false });
  });
});
