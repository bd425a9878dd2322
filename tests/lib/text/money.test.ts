import { expect, it } from "vitest";
import { formatUsd, formatPricePerSheet } from "@/lib/text/money";

it.each([
  [20, "$20"],
  [0, "$0"],
  [20.5, "$20.50"],
  [1234.5, "$1,234.50"],
  [999_999, "$999,999"],
  [12_345_678.9, "$12,345,678.90"],
  [-5, "-$5"],
  [19.999, "$20.00"],
])("writes %d dollars as %s", (amount, text) => expect(formatUsd(amount)).toBe(text));

it.each([
  [100, 600, "17 cents"],
  [24.5, 100, "25 cents"],
  [1, 100, "1 cent"],
  [0, 100, "0 cents"],
  [99.5, 100, "$1"],
  [120.4, 100, "$1.20"],
])("of $%d for %d sheets, writes the rounded price of one as %s", (price, sheets, text) => {
  expect(formatPricePerSheet(price, sheets)).toBe(text);
});
