import { expect, it } from "vitest";
import { formatUsd } from "@/lib/money";

it.each([
  [20, "$20"],
  [100, "$100"],
  [0, "$0"],
  [20.5, "$20.50"],
  [0.1 + 0.2, "$0.30"],
  [59.95 * 3, "$179.85"],
  [1200, "$1,200"],
  [1234.5, "$1,234.50"],
  [19.999, "$20.00"],
])("writes %d dollars as %s", (amount, text) => {
  expect(formatUsd(amount)).toBe(text);
});
