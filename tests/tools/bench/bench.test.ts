// @vitest-environment node
import { expect, it } from "vitest";
import { comparedRows, MeasuredValues, median, quantile, ratioOf } from "../../../tools/bench/figures";
import { commitOf } from "../../../tools/bench/builds";
import { PAGE_NAMES, readOptions, SECTIONS } from "../../../tools/bench/bench";
import { Refusal } from "../../../tools/refusal";
import { isCompressible, keptHeaders } from "../../../tools/bench/serve-site";
import { tableOf } from "../../../tools/bench/table";

it("measures everything five times when nothing is asked for", () => {
  expect(readOptions([])).toMatchObject({
    against: null,
    rounds: 5,
    pages: PAGE_NAMES,
    sections: SECTIONS,
  });
});

it("takes the other commit, the rounds, the pages and the kinds of figures from the arguments", () => {
  const args = ["--against", "2b0984a", "--rounds", "3", "--pages", "list,home", "--only=bytes"];
  expect(readOptions(args)).toMatchObject({
    against: "2b0984a",
    rounds: 3,
    pages: ["home", "list"],
    sections: ["bytes"],
  });
});

it.each([
  [["--rounds", "0"], /--rounds is 0, but it must be a whole number/],
  [["--rounds", "many"], /whole number/],
  [["--pages", "home,about"], /--pages has "about", but it takes any of home,code,article,list/],
  [["--only", "speed"], /--only has "speed"/],
  [["--agains", "main"], /--agains/],
])("refuses %s and says what it takes", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

it("says in one line that git does not know the other commit", () => {
  expect(() => commitOf("no-such-commit")).toThrow(Refusal);
  expect(() => commitOf("no-such-commit")).toThrow(
    /^git knows no commit "no-such-commit": fetch it, .*$|^--against needs git .*$/,
  );
});

it("computes medians and percentiles between the values", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeUndefined();
  const hundred = Array.from({ length: 101 }, (_, index) => index);
  expect(quantile(hundred, 0.95)).toBe(95);
  expect(quantile([10], 0.95)).toBe(10);
});

it("computes no ratio where a value is missing or the other one is zero", () => {
  expect(ratioOf(95, 100)).toBe(0.95);
  expect(ratioOf(0, 0)).toBe(1);
  expect(ratioOf(1, 0)).toBeUndefined();
  expect(ratioOf(undefined, 100)).toBeUndefined();
  expect(ratioOf(100, undefined)).toBeUndefined();
});

it("keeps every value of a figure in the order in which it was measured", () => {
  const figures = new MeasuredValues();
  figures.add("paint", "new", "home: first paint", "ms", 2);
  figures.add("paint", "old", "home: first paint", "ms", 3);
  figures.add("paint", "new", "home: first paint", "ms", 1);
  const row = { name: "home: first paint", unit: "ms", values: { new: [2, 1], old: [3] } };
  expect(figures.rowsOf("paint")).toEqual([row]);
  expect(JSON.parse(JSON.stringify(figures))).toEqual({ paint: [row] });
  expect(figures.rowsOf("bytes")).toEqual([]);
});

it("prints a table with the ratio of this commit to the other one", () => {
  const rows = [
    { name: "home: largest paint", unit: "ms", values: { new: [950, 940, 2_000], old: [1_320] } },
    { name: "home: layout shift", unit: "shift", values: { new: [0], old: [0.1] } },
    { name: "home: share", unit: "ms", values: { new: [48] } },
  ];
  expect(tableOf("paint", rows, ["new", "old"], { "": median }).split("\n")).toEqual([
    "| paint               | new    | old      | ratio |",
    "| ------------------- | ------ | -------- | ----- |",
    "| home: largest paint | 950 ms | 1,320 ms | 0.72  |",
    "| home: layout shift  | 0.000  | 0.100    | 0.00  |",
    "| home: share         | 48 ms  | -        | -     |",
  ]);
});

it("prints a table without ratios for one site", () => {
  const rows = [{ name: "home", unit: "KB", values: { new: [149.96] } }];
  expect(tableOf("bytes", rows, ["new"], { "": median })).toBe(
    ["| bytes | new      |", "| ----- | -------- |", "| home  | 150.0 KB |"].join("\n"),
  );
});

it("prints a line for each statistic of a figure", () => {
  const rows = [{ name: "menu", unit: "ms", values: { new: [16, 24, 80] } }];
  const statistics = { ", median": median, ", most": (values: readonly number[]) => Math.max(...values) };
  expect(tableOf("taps", rows, ["new"], statistics).split("\n").slice(2)).toEqual([
    "| menu, median | 24 ms |",
    "| menu, most   | 80 ms |",
  ]);
});

it("computes how much longer one page takes than another in the same site", () => {
  const rows = [
    { name: "home: first paint", unit: "ms", values: { new: [100, 200, 300], old: [100] } },
    { name: "code: first paint", unit: "ms", values: { new: [210], old: [300] } },
    { name: "home: largest paint", unit: "ms", values: { new: [100] } },
  ];
  expect(comparedRows(rows, "code", "home", ["first paint", "largest paint"])).toEqual([
    { name: "code / home: first paint", unit: "times", values: { new: [1.05], old: [3] } },
  ]);
});

it("sends on the headers of the page, and none of the preview server's connection", () => {
  const headers: [string, string][] = [
    ["content-type", "text/html"],
    ["Connection", "keep-alive"],
    ["content-length", "12"],
    ["etag", 'W/"1"'],
    ["content-security-policy", "default-src 'none'"],
  ];
  expect(keptHeaders(headers)).toEqual({
    "content-type": "text/html",
    "content-security-policy": "default-src 'none'",
  });
});

it.each([
  ["text/html; charset=utf-8", true],
  ["text/javascript", true],
  ["application/json", true],
  ["application/manifest+json", true],
  ["image/svg+xml", true],
  ["image/avif", false],
  ["font/woff2", false],
  ["video/mp4", false],
])("compresses %s: %s", (type, expected) => {
  expect(isCompressible(type)).toBe(expected);
});
