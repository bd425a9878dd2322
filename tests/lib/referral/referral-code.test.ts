import { describe, expect, it } from "vitest";
import {
  codeFromQuery,
  codeOfPath,
  freshRecord,
  invalidRecord,
  isPathCode,
  liveRecord,
  mayReplace,
  pathSegment,
  readStoredReferral,
  withoutEnds,
} from "@/lib/referral/referral-code";
import { DAY_MS } from "@/lib/text/day-ms";

const NOW = Date.UTC(2026, 0, 15, 12);

/** Of these, what is no letter or digit at the ends is taken off, and the rest is a code. */
const HOSTILE_ENDS: [name: string, text: string][] = [
  ["a right-to-left override", "\u202eBRO25"],
  ["a null character", "BRO25\0"],
  ["a path", "../BRO25"],
];
const HOSTILE: [name: string, text: string][] = [
  ...HOSTILE_ENDS,
  ["markup", "<img src=x onerror=alert(1)>"],
  ["a right-to-left mark", "BRO\u200f25"],
  ["a space inside", "BRO 25"],
  ["Cyrillic letters", "ВRО25"],
  ["a dot", "bro.25"],
  ["JSON", '{"code":"BRO25"}'],
  ["65 characters", "A".repeat(65)],
];

/** Rows of a table: what is hostile about the text, and the input that holds it. */
function hostile(
  what: string,
  write: (text: string) => string,
  texts = HOSTILE,
): [name: string, text: string][] {
  return texts.map(([name, text]) => [`${what} ${name}`, write(text)]);
}

describe("a code in ?snowball=", () => {
  it.each([
    ["a code", "?snowball=BRO25", "BRO25"],
    ["64 characters", `?snowball=${"A".repeat(64)}`, "A".repeat(64)],
    ["hyphens and underscores", "?snowball=bro-code_25", "bro-code_25"],
    ["spaces around it", "?snowball=%20BRO25+", "BRO25"],
    ["other parameters around it", "?utm_source=x&snowball=BRO25&y=1", "BRO25"],
    ["letters in percent-encoding", "?snowball=%42RO25", "BRO25"],
    ["an invisible character", "?snowball=BRO25%E2%80%8B", "BRO25"],
    ["an escaped ampersand", "?utm_source=ig&amp;snowball=BRO25", "BRO25"],
    ["a hyphen and an underscore at its ends", "?snowball=%22-BRO25_%22", "-BRO25_"],
    ...hostile("", (text) => `?snowball=${encodeURIComponent(text)}`, HOSTILE_ENDS).map(
      ([name, search]): [string, string, string] => [name, search, "BRO25"],
    ),
  ])("is accepted with %s", (_, search, code) => expect(codeFromQuery(search)).toBe(code));

  it.each<[string, string]>([
    ["no query", ""],
    ["no such parameter", "?code=BRO25"],
    ["the parameter in capitals", "?SNOWBALL=BRO25"],
    ["an empty value", "?snowball="],
    ["a percent-encoding that does not decode", "?snowball=%E0%A4%A"],
    ["a code encoded twice", "?snowball=%2542RO25"],
    ["a letter of another language at the end", "?snowball=BRO25%CE%A9"],
    ...hostile(
      "a value with",
      (text) => `?snowball=${encodeURIComponent(text)}`,
      HOSTILE.filter((row) => !HOSTILE_ENDS.includes(row)),
    ),
  ])("is refused with %s", (_, search) => expect(codeFromQuery(search)).toBeNull());
});

describe("the single path segment", () => {
  it.each([
    ["/BRO25", "BRO25"],
    ["/BRO25/", "BRO25"],
    // A chat may take the end of a sentence into a link, also behind its slash.
    ["/BRO25/)", "BRO25"],
    ["/BRO25/.,/", "BRO25"],
    ["//BRO25", "BRO25"],
    ["//evil.example", "evil.example"],
    ["/%3Cb%3E", "<b>"],
    ["/a%2Fb", "a/b"],
    ["/%E0%A4%A", "%E0%A4%A"],
  ])("of %s is %s", (pathname, segment) => expect(pathSegment(pathname)).toBe(segment));

  it.each(["", "/", "//", "//evil.example/BRO25", "/muglife/BRO25", "/muglife/BRO25/", "/BROS/%32", "BRO25"])(
    "does not exist in '%s'",
    (pathname) => expect(pathSegment(pathname)).toBeNull(),
  );
});

describe("a code in the path", () => {
  it.each(["BRO2", "12345", "matteMODE", "A".repeat(64)])("may be %s", (text) => {
    expect(isPathCode(text)).toBe(true);
  });

  it.each<[string, string]>([
    ["an empty text", ""],
    ["three characters", "BRO"],
    ["a hyphen", "BRO-25"],
    ["an encoding that does not decode", "%E0%A4%A"],
    ["a line break at the end", "BRO25\n"],
    ...hostile("text with", (text) => text),
  ])("may not be or hold %s", (_, text) => expect(isPathCode(text)).toBe(false));
});

describe("the code of a path", () => {
  it.each(
    "/BRO25 /BRO25/ /%42RO25 /BRO25. /(BRO25!)/ /BRO25%E2%80%8B /BRO25&utm_source=ig /-BRO25_".split(" "),
  )("%s is BRO25", (pathname) => expect(codeOfPath(pathname)).toBe("BRO25"));

  it.each("/ /BRO /BRO-25 /BRO25é /BRO25%20now /faq/BRO25 /%2542RO25 /&BR&BRO25x.y /% /.".split(" "))(
    "%s has none",
    (pathname) => expect(codeOfPath(pathname)).toBeNull(),
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
    expect(invalidRecord("<b>".repeat(1_000), NOW)).toEqual({
      code: "<b>".repeat(1_000).slice(0, 64),
      expiry: NOW + 30 * DAY_MS,
      valid: false,
    });
  });
});

describe("a stored record", () => {
  const alive = (code: unknown, expiry: unknown, more: object = {}): string =>
    JSON.stringify({ code, expiry, ...more });
  const read = (text: string | null) => readStoredReferral(text, NOW);

  it.each([
    ["a millisecond before its expiry", 1],
    ["on its first day", 30 * DAY_MS],
    ["as far ahead as a record may be", 31 * DAY_MS],
  ])("is valid %s", (_, ahead) => {
    const stored = read(alive("BRO25", NOW + ahead));
    expect(stored).toEqual({ record: { code: "BRO25", expiry: NOW + ahead }, rewrite: false });
    expect(liveRecord(stored)?.code).toBe("BRO25");
  });

  it.each<[string, string]>([
    ["at its expiry", alive("BRO25", NOW)],
    ["more than 31 days ahead", alive("BRO25", NOW + 31 * DAY_MS + 1)],
    ["with a text as expiry", alive("BRO25", String(NOW + DAY_MS))],
    ["with a number as code", alive(25, NOW + DAY_MS)],
    ["with an empty code", alive("", NOW + DAY_MS)],
    ["with a value of `valid` that the site does not write", alive("BRO25", NOW + DAY_MS, { valid: "no" })],
    ["with a mistyped code that is too long", alive("x".repeat(65), NOW + DAY_MS, { valid: false })],
    ["that is cut off", '{"code":"BRO25","expi'],
    ["that is an empty text", ""],
    ["that is the word null", "null"],
    ["that is the word undefined", "undefined"],
    ["that is the text of an object", "[object Object]"],
    ...hostile("whose code holds", (text) => alive(text, NOW + DAY_MS)),
    ...hostile("that is, bare,", (text) => text).filter(([name]) => !name.endsWith("JSON")),
    ["NaN", "NaN"],
    ["infinity", "-Infinity"],
    ["a truth value", "true"],
  ])("%s is dropped", (_, text) => expect(read(text)).toEqual({ record: null, rewrite: true }));

  it("that does not exist needs no rewrite", () => {
    expect(read(null)).toEqual({ record: null, rewrite: false });
  });

  it.each([
    ["bare", "BRO25"],
    ["bare, with spaces", " BRO25\n"],
    ["in quotes", '"BRO25"'],
  ])("of an older site, %s, becomes a record with 30 days", (_, text) => {
    expect(read(text)).toEqual({ record: { code: "BRO25", expiry: NOW + 30 * DAY_MS }, rewrite: true });
  });

  it.each(["12345", "1E5", "true2"])("of an older site may be the code %s", (code) => {
    expect(liveRecord(read(code))?.code).toBe(code);
  });

  it("of a mistyped address is kept, and its code is never shown or sent", () => {
    const code = "<b>".padEnd(64);
    const stored = read(alive(code, NOW + DAY_MS, { valid: false }));
    expect(stored).toEqual({ record: { code, expiry: NOW + DAY_MS, valid: false }, rewrite: false });
    expect(liveRecord(stored)).toBeNull();
  });
});

describe("a stored record that a new one would replace", () => {
  const stored = {
    nothing: null,
    live: JSON.stringify(freshRecord("BRO25", NOW)),
    mistyped: JSON.stringify(invalidRecord("br", NOW)),
    past: JSON.stringify({ code: "BRO25", expiry: NOW - 1 }),
  };
  const valid = freshRecord("MATTE15", NOW);
  const invalid = invalidRecord("x", NOW);

  it.each(["nothing", "live", "mistyped", "past"] as const)("is replaced by a valid code: %s", (before) => {
    expect(mayReplace(readStoredReferral(stored[before], NOW), valid)).toBe(true);
  });

  it.each(["nothing", "mistyped", "past"] as const)("is replaced by a mistyped address: %s", (before) => {
    expect(mayReplace(readStoredReferral(stored[before], NOW), invalid)).toBe(true);
  });

  it("is kept when it holds a live code and the new address is mistyped", () => {
    expect(mayReplace(readStoredReferral(stored.live, NOW), invalid)).toBe(false);
  });
});
