import { describe, expect, it } from "vitest";
import { keepRangesWhole, splitAtRanges } from "@/lib/text/whole-ranges";

it.each([
  ["Handled in 1-2 days, delivered in 2-6.", ["Handled in ", "1-2", " days, delivered in ", "2-6", "."]],
  ["Since 2025-07-28", ["Since ", "2025-07-28", ""]],
  ["A 20-minute wipe-down", ["A 20-minute wipe-down"]],
  ["One pack is $20.", ["One pack is ", "$20", "."]],
  ["From $1,000.50, or 3", ["From ", "$1,000.50", ", or 3"]],
  ["", [""]],
])("ranges of numbers and prices in a text are every second part: %s", (text, parts) => {
  expect(splitAtRanges(text)).toEqual(parts);
  expect(parts.join("")).toBe(text);
});

describe("ranges of numbers in the HTML of an article", () => {
  it("are put into an element that does not break", () => {
    expect(keepRangesWhole("<p>In 1-2 days.</p>")).toBe(
      '<p>In <span class="whitespace-nowrap">1-2</span> days.</p>',
    );
  });

  it("are put into an element that is not translated where they are prices", () => {
    expect(keepRangesWhole("<p>It is $20.</p>")).toBe(
      '<p>It is <span class="whitespace-nowrap" translate="no">$20</span>.</p>',
    );
  });

  it("stay as they are in attributes", () => {
    const html = '<img alt="a > b, 1-2" src="/1-2.webp"><a href="/a-1-2">x</a>';
    expect(keepRangesWhole(html)).toBe(html);
  });
});
