// @vitest-environment node
import { expect, it } from "vitest";
import { addFigure, type FigureRow, median, tableOf } from "../../../tools/bench/figures";
import { commitOf } from "../../../tools/bench/builds";
import { PAGE_NAMES, readOptions, SECTIONS } from "../../../tools/bench/bench";
import { Refusal } from "../../../tools/refusal";

it("measures everything five times when nothing is asked for", () => {
  expect(readOptions([])).toMatchObject({
    against: null,
    rounds: 5,
    pages: PAGE_NAMES,
    sections: SECTIONS,
  });
});

it("takes the other commit, the rounds, the pages and the kinds of figures from the arguments", () => {
  const args = ["--against", "2b0984a", "--rounds", "3", "--pages", "list,home", "--only=paint"];
  expect(readOptions(args)).toMatchObject({
    against: "2b0984a",
    rounds: 3,
    pages: ["home", "list"],
    sections: ["paint"],
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

it("computes the median, between the two values in the middle of an even number", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeUndefined();
});

it("keeps every value of a figure in the order in which it was measured", () => {
  const rows: FigureRow[] = [];
  addFigure(rows, "new", ["home: first paint", "ms", 2]);
  addFigure(rows, "old", ["home: first paint", "ms", 3]);
  addFigure(rows, "new", ["home: first paint", "ms", 1]);
  expect(rows).toEqual([{ name: "home: first paint", unit: "ms", values: { new: [2, 1], old: [3] } }]);
});

it("prints a table of medians with the ratio of this commit to the other one, where there is one", () => {
  const rows = [
    { name: "home: largest paint", unit: "ms", values: { new: [950, 940, 2_000], old: [1_320] } },
    { name: "home: layout shift", unit: "shift", values: { new: [0], old: [0.1] } },
    { name: "list: layout shift", unit: "shift", values: { new: [0], old: [0] } },
    { name: "code: layout shift", unit: "shift", values: { new: [0.1], old: [0] } },
    { name: "home: bytes", unit: "KB", values: { new: [149.96] } },
  ];
  expect(tableOf("paint", rows, ["new", "old"]).split("\n")).toEqual([
    "| paint               | new      | old      | ratio |",
    "| ------------------- | -------- | -------- | ----- |",
    "| home: largest paint | 950 ms   | 1,320 ms | 0.72  |",
    "| home: layout shift  | 0.000    | 0.100    | 0.00  |",
    "| list: layout shift  | 0.000    | 0.000    | 1.00  |",
    "| code: layout shift  | 0.100    | 0.000    | -     |",
    "| home: bytes         | 150.0 KB | -        | -     |",
  ]);
});

it("prints a table without ratios for one site", () => {
  const rows = [{ name: "home", unit: "KB", values: { new: [149.96] } }];
  expect(tableOf("bytes", rows, ["new"])).toBe(
    ["| bytes | new      |", "| ----- | -------- |", "| home  | 150.0 KB |"].join("\n"),
  );
});
