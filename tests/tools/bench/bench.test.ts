// @vitest-environment node
import { expect, it } from "vitest";
import { median, tableOf } from "../../../tools/bench/figures";
import { readOptions } from "../../../tools/bench/bench";

it.each([
  [["--rounds", "0"], /--rounds is 0, but it must be a whole number/],
  [["--rounds", "many"], /whole number/],
  [["--pages", "home,about"], /--pages has "about", but it takes any of home,code,article,list/],
  [["--only", "speed"], /--only has "speed"/],
  [["--agains", "main"], /--agains/],
])("refuses %s and says what it takes", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

it("computes the median, between the two values in the middle of an even number", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeUndefined();
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
