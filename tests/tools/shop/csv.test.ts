// @vitest-environment node
import { expect, it } from "vitest";
import { csvOf, separatorOf } from "../../../tools/shop/csv";

it.each([
  ["=SUM(A1)", "'=SUM(A1)"],
  ["+1", "'+1"],
  ["@cmd", "'@cmd"],
  ["-2+3", "'-2+3"],
  ["\tx", "'\tx"],
  ["ig;=1+1", "ig;'=1+1"],
  ["\uff1d1+1", "'\uff1d1+1"],
  ["ig;story", "ig;story"],
  ["-2.50", "-2.50"],
  ["-", "-"],
  ["BRO25", "BRO25"],
  ['a "b", c', '"a ""b"", c"'],
])("a cell %j is written as %j, so that no spreadsheet runs it", (text, cell) => {
  expect(csvOf([["code", text]])).toBe(`code,${cell}\n`);
});

it.each([
  ["order,code", ","],
  ["order;code", ";"],
  ["order\tcode", "\t"],
])("columns of %j are separated by %j", (head, separator) => {
  expect(separatorOf(`${head}\n1,2;3`)).toBe(separator);
});
